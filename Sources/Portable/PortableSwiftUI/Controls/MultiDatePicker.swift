import Foundation
import PortableUIKit

/// A control for selecting any number of days.
///
/// ```swift
/// struct DaysOff: View {
///     @State private var dates: Set<DateComponents> = []
///
///     var body: some View {
///         MultiDatePicker("Days off", selection: $dates)
///     }
/// }
/// ```
///
/// It formats dates with the locale, the calendar, and the time zone of its environment. The components of a selected day
/// are its calendar, era, year, month, and day. The picker doesn't show its label. A label that is a text names the
/// calendar for accessibility.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    /// The first date, and the date that follows the last one.
    private let bounds: (start: Date, end: Date)
    private let label: Label

    private init(_ selection: Binding<Set<DateComponents>>, _ start: Date, _ end: Date, _ label: Label) {
        self.selection = selection
        bounds = (start, end)
        self.label = label
    }

    /// Creates a picker for any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast, .distantFuture, label())
    }

    /// Creates a picker for the days in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Creates a picker for days on or after a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound, .distantFuture, label())
    }

    /// Creates a picker for the days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .distantPast, bounds.upperBound, label())
    }

    /// The calendar.
    @MainActor public var body: some View {
        let calendar = HostedCalendar(selection: selection, start: bounds.start, end: bounds.end)
        if let title = label as? Text {
            calendar.accessibilityElement(children: .contain).accessibilityLabel(title)
        } else {
            calendar
        }
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker with a title for any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker with a title for the days in a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title for days on or after a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title for the days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title that isn't localized, for any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker with a title that isn't localized, for the days in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a title that isn't localized, for days on or after a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a title that isn't localized, for the days before a date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

/// UIKit's calendar view, which selects days.
private struct HostedCalendar: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let start: Date
    let end: Date

    @MainActor
    final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
        var selection: Binding<Set<DateComponents>>

        init(_ selection: Binding<Set<DateComponents>>) {
            self.selection = selection
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) {
            self.selection.wrappedValue.insert(dateComponents)
        }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            guard let calendar = dateComponents.calendar, let date = calendar.date(from: dateComponents) else { return }
            // The app may have described the day with other components.
            let others = self.selection.wrappedValue.filter { components in
                calendar.date(from: components).map { !calendar.isDate($0, inSameDayAs: date) } ?? true
            }
            self.selection.wrappedValue = others
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(selection) }

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.wantsDateDecorations = false
        view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        context.coordinator.selection = selection
        let environment = context.environment
        view.locale = environment.locale
        view.calendar = environment.calendar
        view.timeZone = environment.timeZone
        let tint = environment.tint == nil ? nil : UIColor(environment.tintColor)
        if view.tintColor != tint { view.tintColor = tint }
        view.isUserInteractionEnabled = environment.isEnabled
        view.alpha = environment.isEnabled ? 1 : 0.5
        // The end of the range isn't part of it.
        let last = end == .distantFuture ? end : max(end.addingTimeInterval(-0.001), start)
        view.availableDateRange = DateInterval(start: start, end: last)
        guard let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate else { return }
        let dates = selection.wrappedValue
        if Set(behavior.selectedDates) != dates {
            behavior.setSelectedDates(Array(dates), animated: view.window != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: max(proposal.width ?? own.width, own.width), height: own.height)
    }
}
