import Foundation

/// Dates at the starts of calendar units, such as every third month.
struct DateTicks: Equatable {
    /// The unit of the calendar.
    let unit: Calendar.Component
    /// The number of units between two ticks.
    let count: Int
    /// The ticks in ascending order.
    let values: [Date]

    /// The units with the numbers that divide the next larger unit, from small to large.
    private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 10, 10), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 10, 600), (.minute, 15, 900), (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, day), (.day, 2, 2 * day), (.weekOfYear, 1, 7 * day), (.weekOfYear, 2, 14 * day),
        (.month, 1, 30.44 * day), (.month, 2, 60.88 * day), (.month, 3, 91.3 * day), (.month, 6, 182.6 * day),
        (.year, 1, year), (.year, 2, 2 * year), (.year, 5, 5 * year), (.year, 10, 10 * year), (.year, 20, 20 * year),
        (.year, 50, 50 * year), (.year, 100, 100 * year), (.year, 200, 200 * year), (.year, 500, 500 * year),
        (.year, 1000, 1000 * year),
    ]
    private static let day = 86_400.0
    private static let year = 365.2425 * 86_400

    /// Creates the ticks in a range.
    ///
    /// - Parameter count: The desired number of ticks. There are at most one and a half times as many.
    init(in range: ClosedRange<Date>, count: Int, calendar: Calendar) {
        let rough = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(count, 1))
        let step = Self.steps.first { $0.seconds * 1.35 >= rough } ?? Self.steps[Self.steps.count - 1]
        self.init(in: range, unit: step.unit, count: step.count, calendar: calendar)
    }

    /// Creates the starts of units in a range.
    init(in range: ClosedRange<Date>, unit: Calendar.Component, count: Int, calendar: Calendar) {
        self.unit = unit
        self.count = max(count, 1)
        guard let start = Self.start(before: range.lowerBound, unit: unit, count: self.count, calendar: calendar) else {
            values = [range.lowerBound]
            return
        }
        var values: [Date] = [], index = 0
        // The dates are computed from the first one, so that a month with fewer days doesn't shift the next ones.
        while values.count < 2000, index < 100_000,
            let date = calendar.date(byAdding: unit, value: index * self.count, to: start), date <= range.upperBound
        {
            if date >= range.lowerBound { values.append(date) }
            index += 1
        }
        self.values = values
    }

    /// Returns the start of the unit that contains a date, aligned to a multiple of the count.
    private static func start(
        before date: Date, unit: Calendar.Component, count: Int, calendar: Calendar
    ) -> Date? {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
        guard count > 1 else { return start }
        let larger: Calendar.Component
        switch unit {
        case .second: larger = .minute
        case .minute: larger = .hour
        case .hour: larger = .day
        case .month: larger = .year
        case .year:
            return calendar.date(
                byAdding: .year, value: -(calendar.component(.year, from: start) % count), to: start)
        default: larger = .month
        }
        guard let origin = calendar.dateInterval(of: larger, for: start)?.start,
            let passed = calendar.dateComponents([unit], from: origin, to: start).value(for: unit)
        else { return start }
        // Days and weeks aren't aligned to months, because the last step of a month would be shorter.
        if unit == .day || unit == .weekOfYear { return start }
        return calendar.date(byAdding: unit, value: -(passed % count), to: start)
    }
}
