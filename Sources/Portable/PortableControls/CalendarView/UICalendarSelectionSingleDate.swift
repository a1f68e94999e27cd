import Foundation
import PortableUIKitCore

/// A behavior that selects one day of a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    private var date: DateComponents?

    /// Creates a behavior with a delegate.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The selected day, or `nil` (the default) if no day is selected. Setting it doesn't notify the delegate.
    open var selectedDate: DateComponents? {
        get { date }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or deselects the selected one, without notifying the delegate.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        date = selectedDate
        view?.updateSelection(animated: animated)
    }

    override func selection(of date: Date, in calendar: Calendar) -> CalendarDay.Selection {
        self.date.map { calendar.isDate(date, on: $0) } ?? false ? .day : .none
    }

    override func canChoose(_ date: Date, in calendar: Calendar) -> Bool {
        delegate?.dateSelection(self, canSelectDate: calendar.dayComponents(of: date)) ?? true
    }

    /// Selects a day, or deselects it if it's selected.
    override func choose(_ date: Date, in calendar: Calendar) {
        let isSelected = selection(of: date, in: calendar) != .none
        if isSelected, !(delegate?.dateSelection(self, canSelectDate: nil) ?? true) { return }
        setSelected(isSelected ? nil : calendar.dayComponents(of: date), animated: true)
        delegate?.dateSelection(self, didSelectDate: self.date)
    }
}

/// Methods that respond to the selection of a day.
@OptionalMethods
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has selected a day, or has deselected it if the components are `nil`.
    @Required
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Asks the delegate whether the user can select a day, or can deselect the selected one if the components are
    /// `nil`. The default is `true`.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Returns `true`.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        true
    }
}
