import Foundation
import PortableUIKitCore

/// A behavior that selects any number of days of a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    private var dates: [DateComponents] = []

    /// Creates a behavior with a delegate.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected days, in the order in which they were selected. The default is empty. Setting it doesn't notify the
    /// delegate.
    open var selectedDates: [DateComponents] {
        get { dates }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days instead of the current ones, without notifying the delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        dates = selectedDates
        view?.updateSelection(animated: animated)
    }

    override func selection(of date: Date, in calendar: Calendar) -> CalendarDay.Selection {
        dates.contains { calendar.isDate(date, on: $0) } ? .day : .none
    }

    override func canChoose(_ date: Date, in calendar: Calendar) -> Bool {
        let day = calendar.dayComponents(of: date)
        guard selection(of: date, in: calendar) == .none else {
            return delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
        }
        return delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    /// Selects a day, or deselects it if it's selected.
    override func choose(_ date: Date, in calendar: Calendar) {
        let day = calendar.dayComponents(of: date)
        if let index = dates.firstIndex(where: { calendar.isDate(date, on: $0) }) {
            dates.remove(at: index)
            view?.updateSelection(animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            dates.append(day)
            view?.updateSelection(animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Methods that respond to the selection of days.
@OptionalMethods
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has selected a day.
    @Required
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

    /// Tells the delegate that the user has deselected a day.
    @Required
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Asks the delegate whether the user can select a day. The default is `true`.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Asks the delegate whether the user can deselect a day. The default is `true`.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Returns `true`.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool {
        true
    }
    /// Returns `true`.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool {
        true
    }
}
