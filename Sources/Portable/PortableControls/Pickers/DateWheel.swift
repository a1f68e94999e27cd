import Foundation

/// A wheel of a date picker, identified by the component that its rows represent.
enum DateWheel: Hashable {
    /// Days around the date that was selected when the wheels were created.
    case weekday
    case year, month, day, hour, minute, period
    /// The hours and minutes of a duration.
    case hours, minutes

    /// The number of repetitions of a cyclic wheel's rows.
    private static let turns = 200
    static let days = 20_000
    private static let years = 10_000

    @MainActor static func wheels(for mode: UIDatePicker.Mode, texts: DateTexts) -> [DateWheel] {
        let date = texts.dateOrder.map { letter in letter == "d" ? day : letter == "M" ? month : year }
        let time: [DateWheel] = texts.countsHoursToTwelve ? [.hour, .minute, .period] : [.hour, .minute]
        return switch mode {
        case .time: time
        case .date: date
        case .dateAndTime: [.weekday] + time
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: date.filter { $0 != .day }
        }
    }

    /// Returns the number of rows after which a wheel repeats, or `nil` if it doesn't.
    func cycle(interval: Int, months: Int) -> Int? {
        switch self {
        case .month: months
        case .day: 31
        case .hour: 24
        case .minute, .minutes: 60 / interval
        case .weekday, .year, .period, .hours: nil
        }
    }

    func rowCount(interval: Int, months: Int) -> Int {
        if let cycle = self.cycle(interval: interval, months: months) { return cycle * DateWheel.turns }
        return switch self {
        case .weekday: DateWheel.days
        case .year: DateWheel.years
        case .period: 2
        default: 24
        }
    }

    /// Returns the width of the wheel in points, if all wheels share `room`.
    func width(in wheels: [DateWheel], room: CGFloat) -> CGFloat {
        let share = weight / max(wheels.map(\.weight).reduce(0, +), 1)
        return min(room, 340) * share
    }

    private var weight: CGFloat {
        switch self {
        case .weekday, .month: 5
        case .year: 3
        case .day, .hour, .minute, .period: 2
        case .hours, .minutes: 4
        }
    }

    var alignment: NSTextAlignment {
        switch self {
        case .weekday, .hour: .right
        case .minute, .hours, .minutes, .day: .center
        case .month: .center
        case .year, .period: .center
        }
    }

    /// The calendar component that the rows represent.
    var unit: Calendar.Component? {
        switch self {
        case .weekday: .day
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .period, .hours, .minutes: nil
        }
    }

    /// The accessibility label of the wheel.
    var spokenName: String {
        switch self {
        case .weekday: "Date"
        case .year: "Year"
        case .month: "Month"
        case .day: "Day"
        case .hour, .hours: "Hour"
        case .minute, .minutes: "Minute"
        case .period: "AM/PM"
        }
    }
}
