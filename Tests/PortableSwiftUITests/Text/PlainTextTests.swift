import DisplayList
import Foundation
import Testing

@testable import PortableSwiftUI

/// The texts that environments cache.
@MainActor
struct PlainTextTests {
    private let english = Locale(identifier: "en_US")

    /// A separate environment with an empty cache.
    private func environment() -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.font = .title
        return environment
    }

    private func fresh(_ text: Text) -> TextElement.Content {
        var resolver = TextResolver(environment())
        return resolver.content(of: text)
    }

    private func remembered(_ text: Text, in environment: EnvironmentValues) -> TextElement.Content? {
        text.plainString(in: english).map { PlainText.content($0, text.changes, environment) }
    }

    @Test func `a text with cached styles equals one without a cache`() {
        let environment = environment()
        for string in ["a", "", "ä\u{308}", "two words", "line\nline", "a"] {
            for text in [Text(verbatim: string), Text(verbatim: string).bold(), Text(verbatim: string).kerning(2)] {
                #expect(remembered(text, in: environment) == fresh(text))
            }
        }
    }

    @Test func `texts beyond the capacity of the cache are created again`() {
        let environment = environment()
        for round in 0..<3 {
            for length in 0..<20 {
                let text = Text(verbatim: "\(round)").kerning(Double(length))
                #expect(remembered(text, in: environment) == fresh(text))
            }
        }
        #expect(environment.plainTexts.count == 8)
    }

    @Test func `texts of the same style share the environment's cache`() {
        let environment = environment()
        for index in 0..<100 { _ = remembered(Text("Row \(index)").bold(), in: environment) }
        #expect(environment.plainTexts.count == 1)
    }

    @Test func `texts with parts of other styles aren't plain`() {
        #expect(Text("one *two*").plainString(in: english) == nil)
        #expect(Text("one \(Text(verbatim: "two").bold())").plainString(in: english) == nil)
        #expect((Text(verbatim: "one") + Text(verbatim: "two")).plainString(in: english) == nil)
        #expect(Text("one \("two") \(3) %").plainString(in: english) == "one two 3 %")
    }

    @Test func `integers in texts have the separators of the locale, and other numbers have the C format`() {
        #expect(
            Text("\(Int.min) \(UInt64.max) \(Int8(-1))").plainString(in: english)
                == "-9,223,372,036,854,775,808 18,446,744,073,709,551,615 -1")
        #expect(Text("May \(2026)").plainString(in: english) == "May 2,026")
        #expect(Text("\(12345)").plainString(in: Locale(identifier: "de_DE")) == "12.345")
        #expect(Text(verbatim: "\(2026)").plainString(in: english) == "2026")
        let year = 2026
        #expect(Text(String(year)).plainString(in: english) == "2026")
        #expect(Text("\(1.5) \(Float(0.25))").plainString(in: english) == "1.500000 0.250000")
    }
}
