import Foundation
import Testing

@testable import CollageTesting

/// Texts in the sources of tests.
struct InlineSourceTests {
    private func written(_ text: String, into source: String, line: Int = 1) -> String? {
        var source = InlineSource(source)
        guard source.write(text, intoCallOf: "verifyInline", label: "matches", line: line) != nil else { return nil }
        return source.source
    }

    @Test func `a missing text becomes the last argument, indented with the call`() {
        #expect(
            written("one\n\ntwo", into: "    try host.verifyInline(.voiceOver)\n    next()\n")
                == """
                    try host.verifyInline(.voiceOver, matches: \"\"\"
                        one

                        two
                        \"\"\")
                    next()

                """)
        #expect(written("x", into: "verifyInline()") == "verifyInline(matches: \"\"\"\n    x\n    \"\"\")")
    }

    @Test func `an old text is replaced in literals of all kinds`() {
        let new = "verifyInline(value, matches: \"\"\"\n    new\n    \"\"\")"
        #expect(written("new", into: "verifyInline(value, matches: \"old\")") == new)
        #expect(written("new", into: "verifyInline(value, matches: #\"o\"l)d\"#)") == new)
        #expect(written("new", into: "verifyInline(value, matches: \"\"\"\n  old)\n  \"\"\")") == new)
        #expect(written("new", into: "verifyInline(value, matches: \"a\\(f(\")\"))b\")") == new)
    }

    @Test func `the content of a text determines its delimiters`() {
        #expect(InlineSource.literal("a\\b", indentation: "") == "#\"\"\"\na\\b\n\"\"\"#")
        #expect(InlineSource.literal("a\\#b", indentation: "") == "##\"\"\"\na\\#b\n\"\"\"##")
        #expect(InlineSource.literal("\"\"\"", indentation: "") == "#\"\"\"\n\"\"\"\n\"\"\"#")
    }

    @Test func `calls in comments and strings, and names with the same prefix, are ignored`() {
        let source = "/* verifyInline() /* nested */ */ verifyInlines(\"verifyInline()\"); verifyInline(/* ) */)"
        #expect(
            written("x", into: source)?.hasSuffix("verifyInline(/* ) */, matches: \"\"\"\n    x\n    \"\"\")") == true)
    }

    @Test func `a call isn't written on a line without a call, or on a line that doesn't exist`() {
        #expect(written("x", into: "other()") == nil)
        #expect(written("x", into: "verifyInline()", line: 9) == nil)
        #expect(written("x", into: "verifyInline(") == nil)
        #expect(written("x", into: "") == nil)
    }

    @MainActor @Test func `several calls in a file are found after others have grown`() throws {
        let folder = TemporaryFolder()
        let file = folder.url("Some.swift")
        try Data("verifyInline(a)\nverifyInline(b, matches: \"old\")\nverifyInline(c)\n".utf8).write(to: file)
        let sources = InlineSources()
        try sources.write("A\nA", into: file.path, line: 1, function: "verifyInline")
        try sources.write("C", into: file.path, line: 3, function: "verifyInline")
        try sources.write("B", into: file.path, line: 2, function: "verifyInline")
        let call = { (name: String, text: String) in "verifyInline(\(name), matches: \"\"\"\n\(text)    \"\"\")\n" }
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == call("a", "    A\n    A\n") + call("b", "    B\n") + call("c", "    C\n"))
    }

    @MainActor @Test func `an equal text passes, and a different one fails with the first differing line`() throws {
        let call = SnapshotCall(fileID: "", file: #filePath, line: 1, column: 1, function: "")
        try call.verifyInline("a\nb\n", "a\nb", in: "verifyInline")
        let failure = try #require(throws: SnapshotFailure.self) {
            try call.verifyInline("a\nb", "a\nc", in: "verifyInline")
        }
        #expect(failure.description.contains("Line 2 was\n  c\nand is\n  b"))
        let missing = try #require(throws: SnapshotFailure.self) { try call.verifyInline("a", nil, in: "verifyInline") }
        #expect(missing.description.contains("matches: \"\"\"\n    a\n    \"\"\"") || missing.outcome == .new)
    }
}
