import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Formats of dates that update with time, and texts with them.
@MainActor struct SystemFormatStyleTests {
    private let host = TestHost()
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let locale = Locale(identifier: "en_US")

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        calendar.locale = locale
        return calendar
    }

    private func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    private func text<F: FormatStyle>(_ format: F, _ seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(locale).format(date(seconds)).characters)
    }

    @Test func `a timer counts down to zero in its range`() {
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<date(300))
        #expect(text(timer, -10) == "5:00")
        #expect(text(timer, 0) == "5:00")
        #expect(text(timer, 60) == "4:00")
        #expect(text(timer, 270) == "0:30")
        #expect(text(timer, 300) == "0:00")
        #expect(text(timer, 400) == "0:00")
    }

    @Test func `a timer counts up in its range`() {
        let timer = SystemFormatStyle.Timer(countingUpIn: start..<date(7200))
        #expect(text(timer, -1) == "0:00")
        #expect(text(timer, 59.9) == "0:59")
        #expect(text(timer, 5025) == "1:23:45")
        #expect(text(timer, 9000) == "2:00:00")
        let minutes = SystemFormatStyle.Timer(countingUpIn: start..<date(7200), showsHours: false)
        #expect(text(minutes, 5025) == "83:45")
        let two = SystemFormatStyle.Timer(countingUpIn: start..<date(7200), maxFieldCount: 2)
        #expect(text(two, 5025) == "1:23")
        #expect(text(two, 125) == "2:05")
    }

    @Test func `a stopwatch has hundredths and two digits in each field`() {
        let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(text(stopwatch, -5) == "00:00.00")
        #expect(text(stopwatch, 5.23) == "00:05.23")
        #expect(text(stopwatch, 2730.12) == "45:30.12")
        #expect(text(stopwatch, 3600) == "01:00:00.00")
        #expect(text(stopwatch, 90061) == "25:01:01.00")
        #expect(text(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83) == "01:23")
        let tenths = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
        #expect(text(tenths, 83.45) == "01:23.4")
        let minutes = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(60))
        #expect(text(minutes, 3600) == "1 hour")
        #expect(text(minutes, 1439) == "23 minutes")
    }

    @Test(arguments: [0.0, 0.4, 59, 59.5, 60, 3599.99, 3600, 4000, 7199.5])
    func `the next input of a clock is the first one with another text`(seconds: Double) throws {
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<date(7200))
        let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
        for format in [timer.format, stopwatch.format] {
            let isTimer = format(date(0)) == timer.format(date(0))
            let next =
                isTimer ? timer.discreteInput(after: date(seconds)) : stopwatch.discreteInput(after: date(seconds))
            let change = try #require(next)
            #expect(change > date(seconds))
            #expect(format(change.addingTimeInterval(1e-4)) != format(date(seconds)))
            #expect(format(change.addingTimeInterval(-1e-4)) == format(date(seconds)))
        }
    }

    @Test func `a clock that has stopped has no next input`() {
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<date(10))
        #expect(timer.discreteInput(after: date(10)) == nil)
        #expect(timer.discreteInput(before: start) == nil)
        let up = SystemFormatStyle.Timer(countingUpIn: start..<date(10))
        #expect(up.discreteInput(after: date(11)) == nil)
    }

    @Test func `an offset has the largest units, or is a clock`() {
        let offset = SystemFormatStyle.DateOffset(to: start).calendar(calendar)
        #expect(text(offset, 222) == "3 minutes, 42 seconds")
        #expect(text(offset, 5025) == "1 hour, 23 minutes")
        #expect(text(offset, -222) == "-3 minutes, 42 seconds")
        let clock = SystemFormatStyle.DateOffset(to: start, allowedFields: [.minute, .second], sign: .always())
        #expect(text(clock, 332) == "+5:32")
        let hours = SystemFormatStyle.DateOffset(
            to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3, sign: .never)
        #expect(text(hours, -5025) == "1:23:45")
    }

    @Test func `a reference is relative near its date, and absolute otherwise`() {
        let day = 86_400.0
        let reference = SystemFormatStyle.DateReference(to: date(200 * day)).calendar(calendar)
        #expect(text(reference, 200 * day - 300) == "in 5 minutes")
        #expect(text(reference, 199 * day) == "tomorrow")
        #expect(text(reference, 203 * day) == "3 days ago")
        #expect(text(reference, 100 * day).contains("July 20"))
        #expect(text(reference, 600 * day) == "July 2001")
    }

    @Test func `a text with a time data source follows the clock of the device`() throws {
        struct Screen: View {
            let start: Date

            var body: some View {
                VStack {
                    Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(3)))
                    Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
                }
            }
        }
        host.show(UIHostingController(rootView: Screen(start: Date().addingTimeInterval(1))))
        host.settle()
        #expect(host.elements.first?.label == "0:00")
        host.advance(by: 2.3)
        #expect(host.elements.map(\.label) == ["0:01", "0:01"])
        host.advance(by: 3)
        #expect(host.elements.map(\.label) == ["0:03", "0:04"])
    }

    @Test func `texts with the same source and format are equal`() {
        #expect(
            Text(.currentDate, format: .stopwatch(startingAt: start))
                == Text(.currentDate, format: .stopwatch(startingAt: start)))
        #expect(Text(.currentDate, format: .offset(to: start)) != Text(.currentDate, format: .offset(to: date(1))))
    }

    @Test func `sources have the current range and duration`() {
        let now = date(5)
        #expect(TimeDataSource.dateRange(startingAt: start).value(now) == start..<now)
        #expect(TimeDataSource.dateRange(endingAt: date(9)).value(now) == now..<date(9))
        #expect(TimeDataSource.dateRange(endingAt: start).value(now) == start..<start)
        #expect(TimeDataSource.durationOffset(to: start).value(now) == .seconds(5))
        #expect(TimeDataSource.durationOffset(to: start).date(.seconds(5)) == now)
    }
}
