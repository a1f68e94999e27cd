import Foundation

/// Which dates a date picker may have, and how it counts them.
struct DateRules {
    /// How days are counted; with the locale and the time zone.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// How many minutes one choice is after the other; divides 60.
    var minuteInterval = 1

    var locale: Locale { calendar.locale ?? .current }

    /// The limits; none if they leave nothing.
    private var limits: (Date?, Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    /// The nearest date within the limits.
    func limited(_ date: Date) -> Date {
        let (minimum, maximum) = limits
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// Whether some of an hour, a day, a month or another unit lies within the limits.
    func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
        let (minimum, maximum) = limits
        guard minimum != nil || maximum != nil else { return true }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return true }
        if let minimum, interval.end <= minimum { return false }
        if let maximum, interval.start > maximum { return false }
        return true
    }

    /// The date at the beginning of its interval of minutes.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, let hour = calendar.dateInterval(of: .hour, for: date) else { return date }
        let length = TimeInterval(minuteInterval * 60)
        let steps = (date.timeIntervalSince(hour.start) / length).rounded(.down)
        return hour.start.addingTimeInterval(steps * length)
    }

    /// The date with a unit changed; a day that the month lacks becomes its last.
    func setting(_ unit: Calendar.Component, to value: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        switch unit {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        default: return date
        }
        let wanted = parts.day ?? 1
        parts.day = 1
        guard let first = calendar.date(from: parts),
            let days = calendar.range(of: .day, in: .month, for: first)
        else { return date }
        parts.day = min(wanted, days.count)
        return calendar.date(from: parts) ?? date
    }

    /// The day of one date with the time of another.
    func day(of date: Date, timeOf time: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        parts.hour = clock.hour
        parts.minute = clock.minute
        parts.second = clock.second
        return calendar.date(from: parts) ?? date
    }
}
