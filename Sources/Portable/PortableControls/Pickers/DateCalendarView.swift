import Foundation

/// The calendar of a date picker: a month with a selected day.
final class DateCalendarView: CalendarMonthView {
    static let height = height()

    private var date = Date(timeIntervalSinceReferenceDate: 0)
    /// A closure that is called when the user chooses a date.
    var handler: ((Date) -> Void)?

    override func setUp(rules: DatePickerLimits, texts: DateTexts, date: Date) {
        self.date = date
        super.setUp(rules: rules, texts: texts, date: date)
    }

    /// Shows a date and its month.
    func show(_ date: Date) {
        self.date = date
        show(month: date, animated: false)
        updateDays()
    }

    override func selection(of date: Date) -> CalendarDay.Selection {
        rules.calendar.isDate(date, inSameDayAs: self.date) ? .day : .none
    }

    override func choose(_ date: Date) {
        handler?(rules.limited(rules.day(of: date, timeOf: self.date)))
    }
}
