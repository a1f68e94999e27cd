import Foundation

/// Functions that format dates in the language of an environment.
enum DateText {
    static func text(
        _ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues, _ now: Date
    ) -> String {
        let distance = date.timeIntervalSince(now)
        switch style.kind {
        case .time: return formatter(environment, date: .none, time: .short).string(from: date)
        case .date: return formatter(environment, date: .long, time: .none).string(from: date)
        case .relative: return length(abs(distance), environment)
        case .offset: return (distance < 0 ? "-" : "+") + length(abs(distance), environment)
        case .timer: return TimerText.text(abs(distance), showsHours: true)
        }
    }

    static func text(_ interval: DateInterval, _ environment: EnvironmentValues) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter.string(from: interval) ?? ""
    }

    /// Returns the time in seconds until the text of a date changes, or `nil` if it never does.
    static func lifetime(_ date: Date, _ style: Text.DateStyle, _ now: Date) -> Double? {
        switch style.kind {
        case .time, .date: nil
        case .relative, .offset, .timer: secondsToNextSecond(date.timeIntervalSince(now))
        }
    }

    /// Returns the time in seconds until the number of whole seconds of a decreasing interval changes.
    static func secondsToNextSecond(_ distance: TimeInterval) -> Double {
        // Future and past intervals are both rounded toward zero, so the second around now is two seconds long.
        let rest = distance > 0 ? distance - distance.rounded(.down) : 1 - (-distance - (-distance).rounded(.down))
        return max(rest, 0.001) + 0.0001
    }

    private static func formatter(
        _ environment: EnvironmentValues, date: DateFormatter.Style, time: DateFormatter.Style
    ) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.calendar = environment.calendar
        formatter.timeZone = environment.timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        return formatter
    }

    /// Returns the text of an interval with its two largest units, such as "2 hr, 5 min".
    private static func length(_ interval: TimeInterval, _ environment: EnvironmentValues) -> String {
        guard interval.isFinite, interval < 1e12 else { return "" }
        return Duration.seconds(Int(interval)).formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
                .locale(environment.locale))
    }
}

/// The text of a timer for an interval.
nonisolated struct TimerText: Equatable, Sendable {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func text(at now: Date) -> String { TimerText.text(seconds(at: now), showsHours: showsHours) }

    private func seconds(at now: Date) -> TimeInterval {
        let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
        return countsDown
            ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
    }

    /// Returns the time in seconds until the text changes, or `nil` if it never does.
    func lifetime(at now: Date) -> Double? {
        guard pauseTime == nil, now < interval.upperBound else { return nil }
        if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) + 0.0001 }
        return DateText.secondsToNextSecond(countsDown ? seconds(at: now) : -seconds(at: now))
    }

    /// Returns the text of an interval: "1:02:03", or "62:03" without hours.
    static func text(_ interval: TimeInterval, showsHours: Bool) -> String {
        guard interval.isFinite, interval < 1e12 else { return "" }
        let seconds = Int(interval)
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return (hours > 0 ? "\(hours):\(two(minutes)):" : "\(minutes):") + two(seconds % 60)
    }
}
