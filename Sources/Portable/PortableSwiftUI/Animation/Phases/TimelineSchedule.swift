import Foundation

/// The update frequency of a timeline.
public enum TimelineScheduleMode: Sendable {
    /// The timeline updates at all dates of the schedule.
    case normal
    /// The timeline updates at a low frequency, to save power.
    case lowFrequency
}

/// A type that provides the dates at which a ``TimelineView`` updates.
public protocol TimelineSchedule {
    /// The type of the sequence of dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The update frequency.
    typealias Mode = TimelineScheduleMode

    /// Returns the dates of the schedule. The last date at or before `startDate` is shown first.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule that repeats from a start date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule that updates at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Returns a schedule with explicit dates.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule that updates with every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Returns a schedule that updates with the frames.
    /// - Parameters:
    ///   - minimumInterval: The minimum interval in seconds, or `nil` to update every frame.
    ///   - paused: A Boolean value that indicates whether the schedule is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// A schedule that repeats from a start date.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a schedule that starts at a date and repeats at an interval, in seconds. If the interval isn't positive,
    /// there's no second date.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// Returns an endless sequence of dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard interval > 0, interval.isFinite else { return Entries(start: start, interval: .infinity, index: 0) }
        // The first date is at or before the start date.
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(start: start, interval: interval, index: max(passed, 0))
    }

    /// An infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        var index: Double

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { index += 1 }
            if index == 0 { return start }
            return interval.isFinite ? start.addingTimeInterval(index * interval) : nil
        }
    }
}

/// A schedule that updates at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    /// Returns an endless sequence of the starts of minutes.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return Entries(minute: minute)
    }

    /// An infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var minute: Double

        /// Returns the next date.
        public mutating func next() -> Date? {
            defer { minute += 1 }
            return Date(timeIntervalSinceReferenceDate: minute * 60)
        }
    }
}

/// A schedule with explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with dates in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns the dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule that updates with every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double
    private let isPaused: Bool

    /// Creates a schedule that updates with the frames.
    /// - Parameters:
    ///   - minimumInterval: The minimum interval in seconds, or `nil` to update every frame.
    ///   - paused: A Boolean value that indicates whether the schedule is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 0)
        isPaused = paused
    }

    /// Returns an endless sequence of dates, or a single date if the schedule is paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(next: start, interval: interval, isPaused: isPaused)
    }

    /// An infinite sequence of dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var following: Date?
        private let interval: Double
        private let isPaused: Bool

        fileprivate init(next: Date, interval: Double, isPaused: Bool) {
            following = next
            self.interval = interval
            self.isPaused = isPaused
        }

        /// Returns the next date, at least a thousandth of a second later.
        public mutating func next() -> Date? {
            defer { following = isPaused ? nil : following?.addingTimeInterval(Swift.max(interval, 0.001)) }
            return following
        }
    }
}
