import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Dates in texts, in the language of the environment and on the device's clock.
@MainActor struct DateTextTests {
    private let host = TestHost()
    private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

    private func text(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        let laidOut = LaidOut(text.lineLimit(1), width: 1_000) {
            $0.locale = Locale(identifier: "en_US")
            $0.timeZone = TimeZone(identifier: "UTC")!
            change(&$0)
        }
        return laidOut.textRuns.map(\.text).joined()
    }

    @Test func `dates have the locale, calendar, and time zone of the environment`() {
        #expect(text(Text(noon, style: .date)) == "January 1, 2001")
        #expect(text(Text(noon, style: .date)) { $0.locale = Locale(identifier: "de_DE") } == "1. Januar 2001")
        #expect(text(Text(noon, style: .time)).hasPrefix("12:00"))
        #expect(text(Text(noon, style: .time)) { $0.timeZone = TimeZone(secondsFromGMT: 3600)! }.hasPrefix("1:00"))
        #expect(text(Text("On \(noon, style: .date).")) == "On January 1, 2001.")
    }

    @Test func `values are formatted in the environment's language`() {
        #expect(text(Text(1234.5, format: .number)) == "1,234.5")
        #expect(text(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
        #expect(text(Text("Of \(0.5, format: .percent)")) == "Of 50%")
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        #expect(text(Text("On \(noon, formatter: formatter)")) == "On 2001-01-01")
        #expect(text(Text(noon, formatter: formatter)) == "2001-01-01")
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
    }

    @Test func `the distance from now is written in two units`() {
        func distance(_ seconds: TimeInterval, _ style: Text.DateStyle, _ locale: String = "en_US") -> String {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: locale)
            return DateText.text(noon.addingTimeInterval(seconds), style, environment, noon)
        }
        #expect(distance(7500, .relative) == "2 hr, 5 min")
        #expect(distance(-90, .relative) == "1 min, 30 sec")
        #expect(distance(-3 * 86400, .offset) == "-3 days")
        #expect(distance(59, .offset) == "+59 sec")
        #expect(distance(3723, .timer) == "1:02:03")
        #expect(distance(-65, .timer) == "1:05")
        #expect(distance(7200, .relative, "de_DE") == "2 Std.")
        #expect(distance(.infinity, .relative) == "")
    }

    private var shown: String? { host.elements.first?.label }

    @Test func `a timer runs with the device's clock until its time is over, and nothing waits for it`() {
        let start = Date()
        let timer = Text(timerInterval: start...start.addingTimeInterval(3))
        host.show(UIHostingController(rootView: timer))
        host.settle()
        #expect(host.unsettled.isEmpty)
        var texts = [shown]
        for _ in 0..<8 {
            host.advance(by: 0.5)
            if texts.last != shown { texts.append(shown) }
        }
        #expect(texts.suffix(3) == ["0:02", "0:01", "0:00"] || texts.suffix(3) == ["0:01", "0:00"].suffix(3))
        #expect(texts.last == "0:00")
    }

    @Test func `a paused timer doesn't advance, and minutes can exceed the hour`() {
        let start = noon, end = noon.addingTimeInterval(7200)
        let paused = Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(60), showsHours: false)
        #expect(text(paused) == "119:00")
        let up = Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(61), countsDown: false)
        #expect(text(up) == "1:01")
    }

    @Test func `a timer text that was removed stops requesting frames`() {
        struct Screen: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    if isShown { Text(.now.addingTimeInterval(100), style: .timer).accessibilityIdentifier("timer") }
                    Button("Hide") { isShown = false }
                }
            }
        }
        host.show(UIHostingController(rootView: Screen()))
        let first = shown
        host.advance(by: 2)
        #expect(shown != first)
        try? host.element(.label("Hide")).tap()
        host.advance(by: 2)
        #expect(host.elements.map(\.label) == ["Hide"])
    }
}
