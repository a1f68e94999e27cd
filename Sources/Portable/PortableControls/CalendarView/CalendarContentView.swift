import Foundation
@_spi(Collage) import PortableUIKitCore

/// The month of a calendar view.
final class CalendarContentView: CalendarMonthView {
    weak var calendarView: UICalendarView?

    override func selection(of date: Date) -> CalendarDay.Selection {
        calendarView?.selectionBehavior?.selection(of: date, in: rules.calendar) ?? .none
    }

    override func isEnabled(_ date: Date) -> Bool {
        super.isEnabled(date) && calendarView?.selectionBehavior?.canChoose(date, in: rules.calendar) ?? true
    }

    override func choose(_ date: Date) { calendarView?.selectionBehavior?.choose(date, in: rules.calendar) }

    override func decoration(of date: Date) -> UIView? { calendarView?.makeDecoration(of: date) }

    override func monthDidChange(from previous: Date) { calendarView?.monthDidChange(from: previous) }
}

extension Calendar {
    /// Returns the components with which calendar views describe a day.
    func dayComponents(of date: Date) -> DateComponents {
        var components = dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = self
        return components
    }

    /// Returns the components with which calendar views describe a month.
    func monthComponents(of date: Date) -> DateComponents {
        var components = dateComponents([.era, .year, .month], from: date)
        components.calendar = self
        return components
    }

    /// Returns the components with which calendar views describe a week.
    func weekComponents(of date: Date) -> DateComponents {
        var components = dateComponents([.weekOfYear, .yearForWeekOfYear], from: date)
        components.calendar = self
        return components
    }

    /// Returns a Boolean value that indicates whether components describe a day.
    func isDate(_ date: Date, on components: DateComponents) -> Bool {
        self.date(from: components).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}
