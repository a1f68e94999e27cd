import SwiftSyntax

/// What is changed in a file: its edits, what is added at its end, and what can't be had.
struct FileEdits {
    let source: SourceText
    var edits = Edits()
    /// Declarations at the end of the file, on lines of their own.
    var additions: [String] = []
    var problems: [Problem] = []
    /// Whether what was written calls what UIKit shows to build tools alone.
    var usesInternals = false

    init(_ source: SourceText) {
        self.source = source
    }

    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replace(node.trimmedBytes, with: text)
    }

    /// Replaces something by as many blanks, so that what follows on the line keeps its column.
    mutating func blank(_ range: Range<Int>) {
        let blanks = source.bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 0x20 }
        edits.replace(range, with: String(decoding: blanks, as: UTF8.self))
    }

    mutating func blank(_ node: some SyntaxProtocol) { blank(node.trimmedBytes) }

    mutating func insert(_ text: String, at offset: Int) { edits.insert(text, at: offset) }

    /// Replaces a range by a text that may have fewer lines, and keeps the lines behind it where they are.
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

    /// The file as it is compiled.
    var rewritten: RewrittenFile {
        guard !edits.isEmpty || !additions.isEmpty else {
            return RewrittenFile(
                source: source.url, bytes: source.bytes, problems: problems, isUnchanged: true)
        }
        var bytes = Array("#sourceLocation(file: \(source.url.path.quoted), line: 1)\n".utf8)
        bytes += edits.applied(to: source.bytes)
        if !additions.isEmpty {
            // What follows is in no file of the app.
            bytes += ("\n#sourceLocation()\n" + additions.joined(separator: "\n") + "\n").utf8
        }
        return RewrittenFile(source: source.url, bytes: bytes, problems: problems, isUnchanged: false)
    }
}

extension String {
    /// The text as a literal of Swift.
    var quoted: String {
        "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
