import Foundation

/// Which modules a file imports, found by its lines alone: no parser is as fast.
struct ImportScan {
    struct Import: Hashable {
        let module: String
        let line: Int
        /// Whether it stands between `#if` and `#endif`, so that the compiler may never see it.
        let isConditional: Bool
    }

    private(set) var imports: [Import] = []

    init(contentsOf file: URL) {
        self.init((try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        guard text.utf8.firstRange(of: "import".utf8) != nil else { return }
        var depth = 0
        var isInComment = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.drop(while: \.isWhitespace)
            if isInComment {
                isInComment = !line.contains("*/")
            } else if line.hasPrefix("/*") {
                isInComment = !line.contains("*/")
            } else if line.hasPrefix("#if") {
                depth += 1
            } else if line.hasPrefix("#endif") {
                depth -= 1
            } else if let module = Self.module(of: line) {
                imports.append(Import(module: module, line: index + 1, isConditional: depth > 0))
            }
        }
    }

    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let modifiers: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]

    /// The module that a line imports: that of `UIKit` in `@testable import UIKit.UIGestureRecognizerSubclass`.
    private static func module(of line: Substring) -> String? {
        guard line.contains("import") else { return nil }
        var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
        while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let word = words.first, kinds.contains(word) { words.removeFirst() }
        guard let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }), !name.isEmpty else {
            return nil
        }
        return String(name)
    }
}
