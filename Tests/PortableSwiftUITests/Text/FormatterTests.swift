import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The formatters and initializers of Foundation that are missing on Linux.
@MainActor struct FormatterTests {
    private typealias Components = PortableSwiftUI.DateComponentsFormatter

    @Test func `amounts of time have the units of their style`() {
        let formatter = Components()
        #expect(formatter.string(from: 3909) == "1:05:09")
        #expect(formatter.string(from: 69) == "1:09")
        #expect(formatter.string(from: 9) == "0:09")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 3909) == "1 hour, 5 minutes, 9 seconds")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.string(from: 3600) == "1h")
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        #expect(formatter.string(from: 65) == "01:05")
        formatter.maximumUnitCount = 1
        formatter.unitsStyle = .short
        #expect(formatter.string(from: 120) == "02 min")
    }

    @Test func `short words of amounts of time have plurals`() {
        let formatter = Components()
        formatter.allowedUnits = [.day, .hour]
        formatter.unitsStyle = .short
        #expect(formatter.string(from: 2 * 86400) == "2 days")
        #expect(formatter.string(from: 86400 + 7200) == "1 day, 2 hr")
        formatter.unitsStyle = .brief
        #expect(formatter.string(from: 3 * 86400) == "3days")
    }

    @Test func `dates are described relative to others`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now) == "in 2 hours")
        #expect(formatter.localizedString(for: now.addingTimeInterval(-120), relativeTo: now) == "2 minutes ago")
    }

    @Test func `texts are joined in a list`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    }

    @Test func `a measurement is a number and the symbol of its unit`() {
        let formatter = PortableSwiftUI.MeasurementFormatter()
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3 km")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)) == "3km")
    }

    @Test func `Markdown has styles and links`() throws {
        let text = try AttributedString(markdown: "a **bold** [link](https://a.example)\nand `code`")
        #expect(String(text.characters) == "a bold link and code")
        let intents = text.runs.compactMap { run in
            run.swiftUI.inlinePresentationIntent.map { (String(text[run.range].characters), $0) }
        }
        #expect(intents.map(\.0) == ["bold", "code"])
        #expect(intents.map(\.1) == [.stronglyEmphasized, .code])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://a.example")])
        let lines = try AttributedString(
            markdown: "a\nb", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(lines.characters) == "a\nb")
    }

    @available(*, deprecated)
    @Test func `content size categories match dynamic type sizes`() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility2
        #expect(environment.sizeCategory == .accessibilityLarge)
        #expect(environment.sizeCategory.isAccessibilityCategory)
        environment.sizeCategory = .small
        #expect(environment.dynamicTypeSize == .small)
        #expect(ContentSizeCategory.small < .large && !(ContentSizeCategory.small >= .large))
    }
}
