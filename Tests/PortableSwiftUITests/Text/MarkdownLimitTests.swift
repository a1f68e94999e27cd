import Testing

@testable import PortableSwiftUI

/// Texts of many delimiters, which may come from a server, are parsed in time that grows with their length.
struct MarkdownLimitTests {
    private func text(_ markdown: String) -> String { InlineMarkdown.runs(of: markdown).map(\.text).joined() }

    @Test(arguments: ["[", "*a ", "_a ", "`", "~~", "^[", "***", "[](", "![", "**a"])
    func `many unclosed delimiters are text`(part: String) {
        let markdown = String(repeating: part, count: 20_000)
        #expect(!InlineMarkdown.runs(of: markdown).isEmpty)
        #expect(!InlineMarkdown.runs(of: markdown + "]").isEmpty)
        _ = InlineMarkdown.runs(of: markdown + ")")
    }

    @Test func `styles nest to a limit, beyond which delimiters are text`() {
        for sign in ["*", "_", "~~"] {
            let markdown = String(repeating: "\(sign)a ", count: 5_000) + "b" + String(repeating: sign, count: 2)
            let result = text(markdown)
            #expect(result.hasPrefix("a ") && result.contains(sign))
        }
    }

    @Test func `delimiters that end a style are found after others that don't`() {
        let runs = InlineMarkdown.runs(of: "a *b * c* d **e** f")
        #expect(runs.map(\.text) == ["a ", "b * c", " d ", "e", " f"])
        #expect(runs.map(\.style.isItalic) == [false, true, false, false, false])
        #expect(runs.map(\.style.isBold) == [false, false, false, true, false])
        #expect(InlineMarkdown.runs(of: "[a] [b](c) [d](e").map(\.text) == ["[a] ", "b", " [d](e"])
    }
}
