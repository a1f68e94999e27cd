import Foundation
import PortableUIKitCore

/// A behavior that selects one week of a calendar view. Weeks are described by `weekOfYear` and `yearForWeekOfYear`.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The delegate.
    open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    private var week: DateComponents?

    /// Creates a behavior with a delegate.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected week, or `nil` (the default) if no week is selected. Setting it doesn't notify the delegate.
    open var selectedWeekOfYear: DateComponents? {
        get { week }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a week, or deselects the selected one, without notifying the delegate.
    open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        week = selectedWeekOfYear
        view?.updateSelection(animated: animated)
    }

    override func selection(of date: Date, in calendar: Calendar) -> CalendarDay.Selection {
        let own = calendar.weekComponents(of: date)
        guard let week, week.weekOfYear == own.weekOfYear, week.yearForWeekOfYear == own.yearForWeekOfYear else {
            return .none
        }
        // The background ends with the week, and with the month.
        func isOther(_ days: Int) -> Bool {
            guard let other = calendar.date(byAdding: .day, value: days, to: date) else { return true }
            return !calendar.isDate(other, equalTo: date, toGranularity: .weekOfYear)
                || !calendar.isDate(other, equalTo: date, toGranularity: .month)
        }
        return .week(isFirst: isOther(-1), isLast: isOther(1))
    }

    override func canChoose(_ date: Date, in calendar: Calendar) -> Bool {
        delegate?.week(ofYearSelection: self, canSelectWeekOfYear: calendar.weekComponents(of: date)) ?? true
    }

    /// Selects the week of a day, or deselects it if it's selected.
    override func choose(_ date: Date, in calendar: Calendar) {
        let isSelected = selection(of: date, in: calendar) != .none
        if isSelected, !(delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? true) { return }
        setSelected(isSelected ? nil : calendar.weekComponents(of: date), animated: true)
        delegate?.week(ofYearSelection: self, didSelectWeekOfYear: week)
    }
}

/// Methods that respond to the selection of a week.
@OptionalMethods
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has selected a week, or has deselected it if the components are `nil`.
    @Required
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?)

    /// Asks the delegate whether the user can select a week, or can deselect the selected one if the components are
    /// `nil`. The default is `true`.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
    /// Returns `true`.
    public func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool {
        true
    }
}
