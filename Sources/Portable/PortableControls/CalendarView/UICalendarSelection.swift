import Foundation
import PortableUIKitCore

/// The base class of behaviors that determine what the user selects in a calendar view.
///
/// Use ``UICalendarSelectionSingleDate``, ``UICalendarSelectionMultiDate``, or ``UICalendarSelectionWeekOfYear``.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Asks the delegate again which dates the user can select.
    open func updateSelectableDates() { view?.updateSelection(animated: false) }

    // MARK: Implementation

    func selection(of date: Date, in calendar: Calendar) -> CalendarDay.Selection { .none }

    func canChoose(_ date: Date, in calendar: Calendar) -> Bool { true }

    func choose(_ date: Date, in calendar: Calendar) {}
}
