import DisplayList
import Testing

@testable import PortableSwiftUI

/// The texts that environments cache.
@MainActor
struct PlainTextTests {
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
        text.plainString.map { PlainText.content($0, text.changes, environment) }
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
        #expect(Text("one *two*").plainString == nil)
        #expect(Text("one \(Text(verbatim: "two").bold())").plainString == nil)
        #expect((Text(verbatim: "one") + Text(verbatim: "two")).plainString == nil)
        #expect(Text("one \("two") \(3) %").plainString == "one two 3 %")
    }

    @Test func `numbers in texts are written as C writes them`() {
        #expect(
            Text("\(Int.min) \(UInt64.max) \(Int8(-1))").plainString == "-9223372036854775808 18446744073709551615 -1")
        #expect(Text("\(1.5) \(Float(0.25))").plainString == "1.500000 0.250000")
    }
}
