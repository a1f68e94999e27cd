import Foundation
import Testing

@testable import ChartGeometry

/// Tests of the bins of numbers and dates.
struct BinTests {
    @Test func `bins have round thresholds that cover the data`() {
        let bins = NumberBins(data: [3.2, 18, 47, 22, 31.5], desiredCount: 5)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
        #expect(bins.index(for: 18) == 1 && bins.index(for: 20) == 2 && bins.index(for: -5) == 0)
        #expect(bins.index(for: 50) == 4 && bins.index(for: 99) == 4)
    }

    @Test func `integer bins have integer thresholds`() {
        #expect(NumberBins(range: 0...3, desiredCount: 10).thresholds == [0, 1, 2, 3])
        #expect(NumberBins(size: 5, range: 2...11).thresholds == [0, 5, 10, 15])
    }

    @Test func `a count divides the range into equal bins`() {
        #expect(NumberBins(range: 0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test func `only the last bin contains its upper bound`() {
        let bins = NumberBins(thresholds: [0, 1, 2])
        #expect(!bins[0].contains(1) && bins[1].contains(1) && bins[1].contains(2) && bins.count == 2)
    }

    @Test func `date bins start with units of the calendar`() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        func date(_ month: Int, _ day: Int) -> Date {
            calendar.date(from: DateComponents(year: 2024, month: month, day: day))!
        }
        let bins = DateBins(unit: .month, data: [date(2, 20), date(4, 3)], calendar: calendar)
        #expect(bins.thresholds == [date(2, 1), date(3, 1), date(4, 1), date(5, 1)])
        #expect(bins.index(for: date(3, 15)) == 1)
        #expect(DateBins(unit: .month, data: [], calendar: calendar).isEmpty)
    }
}
