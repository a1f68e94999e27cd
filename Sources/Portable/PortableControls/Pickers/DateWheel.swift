import Foundation

/// A wheel of a date picker: what its rows stand for.
enum DateWheel: Hashable {
    /// Days around the one that was chosen when the wheels were made.
    case weekday
    case year, month, day, hour, minute, period
    /// Hours and minutes that something takes.
    case hours, minutes

    /// How many rows there are in a turn, and how many turns.
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

    /// How many rows there are until they begin again; nil for wheels that end.
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

    /// How wide the wheel is, in points, of `room` for all.
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

    /// The unit of time that the rows are.
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
