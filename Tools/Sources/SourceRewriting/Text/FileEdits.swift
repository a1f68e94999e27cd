import SwiftSyntax

/// The changes of a file: its edits, the additions at its end, and its unsupported constructs.
struct FileEdits {
    let source: SourceText
    var edits = Edits()
    /// The declarations to append to the file, on separate lines.
    var additions: [String] = []
    var problems: [Problem] = []
    /// A Boolean value that indicates whether the inserted code uses the interface that UIKit provides only for build
    /// tools.
    var usesInternals = false
    /// A Boolean value that indicates whether the inserted code uses UIKit's lists of outlets and actions.
    var usesLists = false

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.trimmedBytes, with: text)
    }

    /// Replaces a range with spaces, so that the rest of the line keeps its column.
    mutating func blank(_ range: Range<Int>) {
        let blanks = source.bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 0x20 }
        edits.replace(range, with: String(decoding: blanks, as: UTF8.self))
    }

    mutating func blank(_ node: some SyntaxProtocol) { blank(node.trimmedBytes) }

    mutating func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

    /// Inserts imports at the beginning of the first line, before the attributes of a declaration there.
    mutating func prepend(imports: [String]) {
        if !imports.isEmpty { edits.prepend(imports.map { $0 + "; " }.joined()) }
    }

    /// Replaces a range with a text that may have fewer lines, and preserves the line numbers of the text that follows.
    mutating func replaceKeepingLines(_ range: Range<Int>, with text: String) {
        let lines = source.bytes[range].count { $0 == UInt8(ascii: "\n") }
        let written = text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.replace(range, with: text + String(repeating: "\n", count: max(0, lines - written)))
    }

    mutating func report(_ message: String, at node: some SyntaxProtocol) {
        problems.append(source.problem(at: node.trimmedBytes.lowerBound, message))
    }

    mutating func report(_ message: String, at offset: Int) {
        problems.append(source.problem(at: offset, message))
    }

    /// The rewritten file.
    var rewritten: RewrittenFile {
        guard !edits.isEmpty || !additions.isEmpty else {
            return RewrittenFile(
                source: source.url, bytes: source.bytes, problems: problems, isUnchanged: true)
        }
        var bytes = Array("#sourceLocation(file: \(source.url.path.quoted), line: 1)\n".utf8)
        bytes += edits.applied(to: source.bytes)
        if !additions.isEmpty {
            // The appended declarations don't belong to a file of the app.
            bytes += ("\n#sourceLocation()\n" + additions.joined(separator: "\n") + "\n").utf8
        }
        return RewrittenFile(source: source.url, bytes: bytes, problems: problems, isUnchanged: false)
    }
}

extension String {
    /// The text as a Swift string literal.
    var quoted: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
