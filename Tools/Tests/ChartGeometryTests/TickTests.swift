import Foundation
import Testing

@testable import ChartGeometry

/// Tests of the ticks of numbers, logarithms, and dates.
struct TickTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
    }

    @Test(
        arguments: [
            (0...5.0, [0, 1, 2, 3, 4, 5]), (0...100, [0, 25, 50, 75, 100]), (0...1, [0, 0.25, 0.5, 0.75, 1]),
            (-10...10, [-10, -5, 0, 5, 10]), (0...0.3, [0, 0.1, 0.2, 0.3]), (3...7, [3, 4, 5, 6, 7]),
            (1_200...2_900, [1_500, 2_000, 2_500]),
        ] as [(ClosedRange<Double>, [Double])])
    func `ticks are multiples of 1, 2, 2.5, or 5 times a power of 10`(range: ClosedRange<Double>, ticks: [Double]) {
        #expect(NumberTicks(in: range, count: 5).values == ticks)
    }

    @Test func `a minimum step limits the number of ticks`() {
        #expect(NumberTicks(in: 0...3, count: 10, minimumStep: 1).values == [0, 1, 2, 3])
    }

    @Test func `ticks of a range without a length are its bound`() {
        #expect(NumberTicks(in: 4...4, count: 5).values == [4])
        #expect(NumberTicks(in: 0...Double.infinity, count: 5).values == [0])
    }

    @Test func `a step that is much smaller than the range has no ticks`() {
        #expect(NumberTicks(in: 0...1e9, step: 1).values.isEmpty)
    }

    @Test func `a domain is extended to multiples of the step`() {
        #expect(NumberTicks.rounding(0...73, count: 5) == 0...80)
        #expect(NumberTicks.rounding(-3...4, count: 5) == -4...4)
        #expect(NumberTicks.rounding(0...80, count: 5) == 0...80)
        #expect(NumberTicks.rounding(3...73, count: 5, lower: false) == 3...80)
    }

    @Test func `logarithmic ticks are powers of 10 with few more between them`() {
        #expect(LogarithmicTicks.values(in: 1...10_000, count: 5) == [1, 10, 100, 1_000, 10_000])
        #expect(LogarithmicTicks.values(in: 1...10, count: 5) == [1, 2, 5, 10])
        #expect(LogarithmicTicks.values(in: 1...1e9, count: 5) == [1, 100, 10_000, 1e6, 1e8])
        #expect(LogarithmicTicks.values(in: -1...10, count: 5).isEmpty)
        #expect(LogarithmicTicks.rounding(3...400) == 1...1_000)
    }

    @Test func `a year has a tick every two months`() {
        let ticks = DateTicks(in: date(2024)...date(2025), count: 7, calendar: calendar)
        #expect(ticks.unit == .month && ticks.count == 2)
        #expect(ticks.values == [1, 3, 5, 7, 9, 11].map { date(2024, $0) } + [date(2025)])
    }

    @Test func `a week has a tick each day, and a day every six hours`() {
        let week = DateTicks(in: date(2024, 5, 1)...date(2024, 5, 7), count: 7, calendar: calendar)
        #expect(week.unit == .day && week.values == (1...7).map { date(2024, 5, $0) })
        let day = DateTicks(in: date(2024, 5, 1, 1)...date(2024, 5, 2), count: 5, calendar: calendar)
        #expect(day.unit == .hour && day.values.map { calendar.component(.hour, from: $0) } == [6, 12, 18, 0])
    }

    @Test func `ticks of several months and years start at multiples of their number`() {
        let quarters = DateTicks(
            in: date(2024, 2, 10)...date(2025), unit: .month, count: 3, calendar: calendar)
        #expect(quarters.values == [date(2024, 4), date(2024, 7), date(2024, 10), date(2025)])
        let decades = DateTicks(in: date(1984)...date(2024), count: 5, calendar: calendar)
        #expect(decades.values.map { calendar.component(.year, from: $0) } == [1990, 2000, 2010, 2020])
    }

    @Test func `the last days of months don't shift later ticks`() {
        let ticks = DateTicks(in: date(2024, 1, 31)...date(2024, 6, 1), unit: .month, count: 1, calendar: calendar)
        #expect(ticks.values == (2...6).map { date(2024, $0) })
    }
}
