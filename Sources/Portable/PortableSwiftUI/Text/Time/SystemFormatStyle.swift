import Foundation

/// Formats of dates for texts that update with time.
///
/// ```swift
/// let start = Date(), end = start.addingTimeInterval(300)
/// Text(.currentDate, format: .offset(to: start))
/// Text(.currentDate, format: .stopwatch(startingAt: start))
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))
/// Text(.currentDate, format: .reference(to: end))
/// ```
public nonisolated enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
    /// A format of the time that has passed or that remains in a range of dates: "4:32".
    public struct Timer: DiscreteFormatStyle, Sendable {
        private var clock: RunningClock

        /// Creates a format of the time that remains in a range of dates.
        ///
        /// - Parameters:
        ///   - interval: The range of dates.
        ///   - showsHours: A Boolean value that indicates whether hours are a separate field. If it's `false`, minutes
        ///     can exceed 60.
        ///   - maxFieldCount: The maximum number of fields.
        ///   - maxPrecision: The smallest amount of time that is shown.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            clock = RunningClock(
                start: interval.lowerBound, end: interval.upperBound, countsDown: true,
                format: ClockFormat(
                    showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: false))
        }

        /// Creates a format of the time that has passed in a range of dates.
        ///
        /// - Parameters:
        ///   - interval: The range of dates.
        ///   - showsHours: A Boolean value that indicates whether hours are a separate field. If it's `false`, minutes
        ///     can exceed 60.
        ///   - maxFieldCount: The maximum number of fields.
        ///   - maxPrecision: The smallest amount of time that is shown.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            clock = RunningClock(
                start: interval.lowerBound, end: interval.upperBound,
                format: ClockFormat(
                    showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: false))
        }

        /// Returns the text at a date.
        public func format(_ value: Date) -> AttributedString { clock.text(at: value) }

        /// Returns the last date before the given date with a different text, or `nil` if there's none.
        public func discreteInput(before input: Date) -> Date? { clock.dates(around: input).first?.previous }

        /// Returns the first date after the given date with a different text, or `nil` if there's none.
        public func discreteInput(after input: Date) -> Date? { clock.dates(around: input).next }

        /// Returns the format for a locale.
        public func locale(_ locale: Locale) -> Timer {
            var copy = self
            copy.clock.format.locale = locale
            return copy
        }
    }

    /// A format of the time since a date: "00:05.23".
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private var clock: RunningClock

        /// Creates a format of the time since a date, which is zero before the date.
        ///
        /// - Parameters:
        ///   - startDate: The date.
        ///   - showsHours: A Boolean value that indicates whether hours are a separate field. If it's `false`, minutes
        ///     can exceed 60.
        ///   - maxFieldCount: The maximum number of fields. Fractions of a second are a field.
        ///   - maxPrecision: The smallest amount of time that is shown.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            clock = RunningClock(
                start: startDate,
                format: ClockFormat(
                    showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, isPadded: true))
        }

        /// Returns the text at a date.
        public func format(_ value: Date) -> AttributedString { clock.text(at: value) }

        /// Returns the last date before the given date with a different text, or `nil` if there's none.
        public func discreteInput(before input: Date) -> Date? { clock.dates(around: input).first?.previous }

        /// Returns the first date after the given date with a different text.
        public func discreteInput(after input: Date) -> Date? { clock.dates(around: input).next }

        /// Returns the format for a locale.
        public func locale(_ locale: Locale) -> Stopwatch {
            var copy = self
            copy.clock.format.locale = locale
            return copy
        }
    }
}

extension Date {
    /// The last date before this one.
    nonisolated var previous: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a format of the time that remains in a range of dates.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Returns a format of the time that has passed in a range of dates.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a format of the time since a date.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
