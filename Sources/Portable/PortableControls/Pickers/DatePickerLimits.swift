import Foundation

/// The limits and the calendar of a date picker.
struct DatePickerLimits {
    /// The calendar, including its locale and time zone.
    var calendar: Calendar
    var minimum: Date?
    var maximum: Date?
    /// The number of minutes between two choices. It divides 60.
    var minuteInterval = 1

    var locale: Locale { calendar.locale ?? .current }

    /// The limits, or `nil` for both if they exclude all dates.
    private var limits: (Date?, Date?) {
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    /// Returns the date clamped to the limits.
    func limited(_ date: Date) -> Date {
        let (minimum, maximum) = limits
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    /// Returns a Boolean value that indicates whether any part of a unit, such as an hour, a day, or a month, is within
    /// the limits.
    func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
        let (minimum, maximum) = limits
        guard minimum != nil || maximum != nil else { return true }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return true }
        if let minimum, interval.end <= minimum { return false }
        if let maximum, interval.start > maximum { return false }
        return true
    }

    /// Returns the date rounded down to the minute interval.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1, let hour = calendar.dateInterval(of: .hour, for: date) else { return date }
        let length = TimeInterval(minuteInterval * 60)
        let steps = (date.timeIntervalSince(hour.start) / length).rounded(.down)
        return hour.start.addingTimeInterval(steps * length)
    }

    /// Returns the date with a unit changed. A day that the month doesn't have becomes its last day.
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

    /// Returns the day of one date with the time of another.
    func day(of date: Date, timeOf time: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        parts.hour = clock.hour
        parts.minute = clock.minute
        parts.second = clock.second
        return calendar.date(from: parts) ?? date
    }
}
