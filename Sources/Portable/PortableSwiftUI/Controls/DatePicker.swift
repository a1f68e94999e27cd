import Foundation
import PortableUIKit

/// The components of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates an option set from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day, the month, and the year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for selecting a day, a time, or both.
///
/// It formats dates with the locale, the calendar, and the time zone of its environment. If it has a range, it only
/// offers dates inside it.
public nonisolated struct DatePicker<Label: View>: View {
    /// The components of a date that a date picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label

    @Environment(\.self) private var environment

    private init(
        _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// Creates a picker for any date. By default, the user selects a date and a time.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker for the dates in a range. By default, the user selects a date and a time.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker for dates on or after a minimum date. By default, the user selects a date and a time.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker for dates up to a maximum date. By default, the user selects a date and a time.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    /// The date picker in the current style.
    @MainActor public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: .init(content: label), selection: selection, minimumDate: minimum, maximumDate: maximum,
            displayedComponents: components)
        if let style = environment.datePickerStyle {
            style.makeBody(configuration)
        } else {
            DefaultDatePickerStyle().makeBody(configuration: configuration)
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker with a title for any date. By default, the user selects a date and a time.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with a title for the dates in a range. By default, the user selects a date and a time.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with a title for dates on or after a minimum date. By default, the user selects a date and a
    /// time.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with a title for dates up to a maximum date. By default, the user selects a date and a time.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker with a title that isn't localized, for any date. By default, the user selects a date and a
    /// time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// Creates a picker with a title that isn't localized, for the dates in a range. By default, the user selects a
    /// date and a time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a picker with a title that isn't localized, for dates on or after a minimum date. By default, the user
    /// selects a date and a time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    /// Creates a picker with a title that isn't localized, for dates up to a maximum date. By default, the user selects
    /// a date and a time.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}
