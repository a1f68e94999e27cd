import CollageTesting
import Foundation
import Testing

@MainActor final class UIDatePickerTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    private var changes = 0

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func show(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, date: Date, locale: String = "en_US",
        setUp: (UIDatePicker) -> Void = { _ in }
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.calendar = Self.calendar
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = date
        setUp(picker)
        picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        picker.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: picker.intrinsicContentSize)
        host.show(controller)
        return picker
    }

    private func wheel(_ name: String) throws -> ScreenElement { try host.element(labeled: name) }

    @Test func `styles follow the mode`() {
        let picker = UIDatePicker()
        #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
        #expect(picker.datePickerStyle == .compact)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.datePickerStyle == .inline)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func `the date stays within the limits`() {
        let picker = UIDatePicker()
        picker.date = date(2024, 5, 20)
        picker.minimumDate = date(2024, 6, 1)
        #expect(picker.date == date(2024, 6, 1))
        picker.maximumDate = date(2024, 6, 30)
        picker.setDate(date(2025, 1, 1), animated: true)
        #expect(picker.date == date(2024, 6, 30))
        picker.minimumDate = date(2025, 1, 1)
        picker.date = date(2000, 1, 1)
        #expect(picker.date == date(2000, 1, 1), "limits that leave nothing are ignored")
    }

    @Test func `minutes are rounded down to the interval`() {
        let picker = UIDatePicker()
        picker.calendar = Self.calendar
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.minuteInterval = 15
        picker.date = date(2024, 5, 20, 9, 41)
        #expect(picker.date == date(2024, 5, 20, 9, 30))
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 5, 20, 9, 41))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 60
        #expect(picker.minuteInterval == 1)
    }

    @Test func `wheels are in the order of the locale`() throws {
        _ = show(.date, .wheels, date: date(2024, 7, 4))
        #expect(try wheel("Month").value == "July" && wheel("Day").value == "4" && wheel("Year").value == "2024")
        #expect(try wheel("Month").frame.minX < wheel("Day").frame.minX)
        _ = show(.date, .wheels, date: date(2024, 7, 4), locale: "de_DE")
        #expect(try wheel("Day").frame.minX < wheel("Month").frame.minX)
        #expect(try wheel("Month").value == "Juli")
    }

    @Test func `a turned wheel changes the date`() throws {
        let picker = show(.date, .wheels, date: date(2024, 1, 31))
        try wheel("Month").perform(.increment)
        host.settle()
        // February has no 31st: the wheel of days moves back.
        #expect(picker.date == date(2024, 2, 29) && changes == 1)
        #expect(try wheel("Day").value == "29")
        let day = try wheel("Day").frame
        host.drag(
            from: CGPoint(x: day.midX, y: day.midY), to: CGPoint(x: day.midX, y: day.midY + 32))
        #expect(picker.date == date(2024, 2, 28) && changes == 2)
    }

    @Test func `wheels beyond the limits move back`() throws {
        let picker = show(.date, .wheels, date: date(2024, 7, 4)) {
            $0.minimumDate = self.date(2024, 7, 1)
            $0.maximumDate = self.date(2024, 7, 10)
        }
        try wheel("Year").perform(.increment)
        host.settle()
        #expect(picker.date == date(2024, 7, 10) && changes == 1)
        #expect(try wheel("Year").value == "2024")
        try wheel("Month").perform(.increment)
        host.settle()
        #expect(try wheel("Month").value == "July" && picker.date == date(2024, 7, 10))
        #expect(changes == 1, "the date is as it was")
    }

    @Test func `scrolling past twelve hours changes AM and PM`() throws {
        let picker = show(.time, .wheels, date: date(2024, 7, 4, 11, 59))
        #expect(try wheel("Hour").value == "11" && wheel("Minute").value == "59" && wheel("AM/PM").value == "AM")
        try wheel("Hour").perform(.increment)
        host.settle()
        #expect(picker.date == date(2024, 7, 4, 12, 59))
        #expect(try wheel("AM/PM").value == "PM" && wheel("Hour").value == "12")
        try wheel("Minute").perform(.increment)
        host.settle()
        #expect(picker.date == date(2024, 7, 4, 12, 0))
        try wheel("AM/PM").perform(.decrement)
        host.settle()
        #expect(picker.date == date(2024, 7, 4, 0, 0))
        _ = show(.time, .wheels, date: date(2024, 7, 4, 17, 5), locale: "de_DE")
        #expect(try wheel("Hour").value == "17" && wheel("Minute").value == "05")
    }

    @Test func `days and times are chosen together`() throws {
        let picker = show(.dateAndTime, .wheels, date: date(2021, 7, 4, 9, 0))
        #expect(try wheel("Date").value == "Sun, Jul 4")
        try wheel("Date").perform(.increment)
        host.settle()
        #expect(picker.date == date(2021, 7, 5, 9, 0))
    }

    @Test func `a time is counted down`() throws {
        let picker = show(.countDownTimer, .wheels, date: date(2024, 7, 4)) { $0.countDownDuration = 3 * 3600 + 90 }
        #expect(picker.countDownDuration == 3 * 3600 + 60)
        #expect(try wheel("Hour").value == "3 hours" && wheel("Minute").value == "1 min")
        try wheel("Minute").perform(.increment)
        host.settle()
        #expect(picker.countDownDuration == 3 * 3600 + 120 && changes == 1)
        picker.countDownDuration = 99 * 3600
        #expect(picker.countDownDuration == 24 * 3600 - 60)
    }

    @Test func `a month is chosen without a day`() throws {
        let picker = show(.yearAndMonth, .inline, date: date(2024, 7, 4))
        #expect(throws: (any Error).self) { try wheel("Day") }
        try wheel("Year").perform(.decrement)
        host.settle()
        #expect(picker.date == date(2023, 7, 4))
    }

    @Test func `a day of the calendar is tapped`() throws {
        let picker = show(.dateAndTime, .inline, date: date(2021, 7, 4, 9, 41))
        #expect(host.first(UILabel.self) { $0.text == "July 2021" } != nil)
        #expect(try host.element(labeled: "Sunday, July 4").isSelected)
        try host.element(labeled: "Thursday, July 15").tap()
        #expect(picker.date == date(2021, 7, 15, 9, 41) && changes == 1)
        #expect(try host.element(labeled: "Thursday, July 15").isSelected)
    }

    @Test func `months are paged up to the limits`() throws {
        let picker = show(.date, .inline, date: date(2021, 7, 4)) { $0.maximumDate = self.date(2021, 8, 20) }
        try host.element(labeled: "Next Month").tap()
        #expect(host.first(UILabel.self) { $0.text == "August 2021" } != nil)
        #expect(picker.date == date(2021, 7, 4))
        #expect(try !host.element(labeled: "Next Month").isEnabled)
        #expect(try !host.element(labeled: "Saturday, August 21").isEnabled)
        host.drag(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.15, rests: false)
        #expect(host.first(UILabel.self) { $0.text == "July 2021" } != nil)
    }

    @Test func `a compact picker opens a calendar and wheels`() throws {
        let picker = show(.dateAndTime, .compact, date: date(2021, 7, 4, 9, 41))
        #expect(try host.element(labeled: "Date Picker").value == "Jul 4, 2021")
        #expect(picker.intrinsicContentSize.height >= 34)
        try host.element(labeled: "Date Picker").tap()
        try host.element(labeled: "Saturday, July 10").tap()
        #expect(picker.date == date(2021, 7, 10, 9, 41) && changes == 1)
        host.run { _ = host.window.rootViewController?.dismiss(animated: false) }
        host.settle()
        #expect(try host.element(labeled: "Date Picker").value == "Jul 10, 2021")
        try host.element(labeled: "Time Picker").tap()
        try wheel("Hour").perform(.increment)
        host.settle()
        #expect(picker.date == date(2021, 7, 10, 10, 41) && changes == 2)
    }

    @Test func `in right-to-left layouts, the calendar begins at the right`() throws {
        host.change(layoutDirection: .rightToLeft)
        _ = show(.date, .inline, date: date(2021, 7, 4))
        let sunday = try host.element(labeled: "Sunday, July 4").frame
        let monday = try host.element(labeled: "Monday, July 5").frame
        #expect(sunday.minX > monday.minX)
    }

    @Test func `a picker is deallocated`() {
        weak var picker: UIDatePicker?
        do {
            let made = UIDatePicker()
            made.addAction(UIAction { [weak made] _ in made?.isEnabled = false }, for: .valueChanged)
            made.layoutIfNeeded()
            picker = made
        }
        #expect(picker == nil)
    }
}
