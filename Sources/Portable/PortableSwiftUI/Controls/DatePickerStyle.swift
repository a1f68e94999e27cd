import Foundation
import PortableUIKit

/// A type that describes the appearance of date pickers.
@preconcurrency @MainActor
public protocol DatePickerStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a date picker.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the date picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker that a style can use.
public struct DatePickerStyleConfiguration {
    /// The picker's label.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: any View

        /// The content of the label.
        public var body: some View { content.erased }
    }

    /// The picker's label.
    public let label: Label
    /// A binding to the selected date.
    @Binding public var selection: Date
    /// The earliest date that can be selected, or `nil` if there's no limit.
    public var minimumDate: Date?
    /// The latest date that can be selected, or `nil` if there's no limit.
    public var maximumDate: Date?
    /// The displayed components of the date.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

extension DatePickerStyleConfiguration.Label: MultipartView {
    func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// A date picker style that matches the picker's context: the compact style.
@preconcurrency @MainActor
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// A date picker style that shows the label, and buttons with the date and the time that open a picker.
@preconcurrency @MainActor
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(configuration: configuration, style: .compact)
    }
}

/// A date picker style that shows a calendar of a month, and the time below it, without the label.
@preconcurrency @MainActor
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        HostedDatePicker(configuration: configuration, style: .inline)
    }
}

/// A date picker style that shows the label and wheels.
@preconcurrency @MainActor
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(configuration: configuration, style: .wheels)
    }
}

/// UIKit's date picker next to its label, or below it if the text is so large that both would be truncated.
private struct LabeledDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        let picker = HostedDatePicker(configuration: configuration, style: style)
        if textSize.isAccessibilitySize, !hidesLabels {
            VStack(alignment: .leading) {
                configuration.label
                picker
            }
        } else {
            LabeledControl(label: configuration.label, control: picker, fitsRow: style == .compact)
        }
    }
}

/// UIKit's date picker.
private struct HostedDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle
    @Environment(\.self) private var environment

    var body: some View {
        let (configuration, style) = (configuration, style)
        let (locale, calendar, timeZone) = (environment.locale, environment.calendar, environment.timeZone)
        let tint = environment.tint == nil ? nil : UIColor(environment.tintColor)
        let selection = configuration.$selection
        ControlHost(
            make: { UIDatePicker() },
            update: { picker in
                if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
                picker.datePickerMode = configuration.displayedComponents.mode
                if picker.locale != locale { picker.locale = locale }
                if picker.calendar != calendar { picker.calendar = calendar }
                if picker.timeZone != timeZone { picker.timeZone = timeZone }
                if picker.tintColor != tint { picker.tintColor = tint }
                picker.minimumDate = configuration.minimumDate
                picker.maximumDate = configuration.maximumDate
                if picker.date != selection.wrappedValue {
                    picker.setDate(selection.wrappedValue, animated: picker.window != nil)
                }
            }, changed: { selection.wrappedValue = $0.date },
            size: { proposal, picker in
                let own = picker.intrinsicContentSize
                guard let width = proposal.width else { return own }
                // A calendar has the available width. Buttons and wheels shrink for the label, to no less than half
                // the width.
                let room = style == .inline ? max(width, own.width) : min(max(width, own.width / 2), own.width)
                return CGSize(width: room, height: own.height)
            })
    }
}

extension DatePickerComponents {
    /// The mode of UIKit's date picker. Without any components, it's a date and a time.
    fileprivate var mode: UIDatePicker.Mode {
        switch self {
        case .date: .date
        case .hourAndMinute: .time
        default: .dateAndTime
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// A date picker style that matches the picker's context.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A date picker style that shows the label, and buttons with the date and the time that open a picker.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A date picker style that shows a calendar of a month, and the time below it, without the label.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A date picker style that shows the label and wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of date pickers in the view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        styled(by: style, \.datePickerStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of date pickers. `nil` means the default style.
    var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
