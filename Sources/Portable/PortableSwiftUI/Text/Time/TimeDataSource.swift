import Foundation

/// A source of values that change with time, for texts that show the current ones.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute())
/// Text(.durationOffset(to: Date()), format: .time(pattern: .minuteSecond))
/// ```
public nonisolated struct TimeDataSource<Value>: Sendable {
    enum Kind: Hashable {
        case currentDate
        case rangeStartingAt(Date)
        case rangeEndingAt(Date)
        case offset(to: Date)
    }

    let kind: Kind
    /// A closure that returns the value at a date.
    let value: @Sendable (Date) -> Value
    /// A closure that returns the date at which a value is the current one.
    let date: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource<Date>(kind: .currentDate, value: { $0 }, date: { $0 })
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// Returns a source of the range from a date to the current date. The range is empty before the date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            kind: .rangeStartingAt(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
    }

    /// Returns a source of the range from the current date to a date. The range is empty after the date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            kind: .rangeEndingAt(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}

extension TimeDataSource where Value == Duration {
    /// Returns a source of the time since a date, which is negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            kind: .offset(to: date), value: { .seconds($0.timeIntervalSince(date)) },
            date: { date.addingTimeInterval($0.inSeconds) })
    }
}

extension Duration {
    /// The duration in seconds.
    nonisolated var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// A value that changes with time, with the format that converts it to text.
nonisolated struct FormattedTime: Equatable, Sendable {
    // The format is immutable after it's passed in.
    private struct Content: @unchecked Sendable {
        let kind: AnyHashable
        let format: AnyHashable
        let text: (Locale, Date) -> AttributedString
        let next: (Date) -> Date?
    }

    private let content: Content

    init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, _ text: @escaping (F.FormatOutput) -> AttributedString
    ) where F.FormatInput == V {
        content = Content(
            kind: AnyHashable(source.kind), format: AnyHashable(format),
            text: { text(format.locale($0).format(source.value($1))) },
            next: { format.discreteInput(after: source.value($0)).map(source.date) })
    }

    /// Returns the text at a date.
    func text(_ locale: Locale, at now: Date) -> AttributedString { content.text(locale, now) }

    /// Returns the time in seconds until the text changes, or `nil` if it never does.
    func lifetime(at now: Date) -> Double? {
        content.next(now).map { max($0.timeIntervalSince(now), 0.001) + 0.0001 }
    }

    static func == (left: FormattedTime, right: FormattedTime) -> Bool {
        left.content.kind == right.content.kind && left.content.format == right.content.format
    }
}

extension Text {
    /// Creates a text from a value that changes with time, formatted for the locale of the environment.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.time(FormattedTime(source, format) { AttributedString($0) }))
    }

    /// Creates a text from a value that changes with time, formatted for the locale of the environment.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.time(FormattedTime(source, format) { $0 }))
    }
}
