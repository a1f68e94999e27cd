import Foundation
import SourceRewriting

/// The modules that a file imports. They're found by scanning lines, which is faster than parsing.
struct ImportScan {
    struct Import: Hashable {
        let module: String
        let line: Int
        /// A Boolean value that indicates whether the import is between `#if` and `#endif`, so that it may be inactive.
        let isConditional: Bool
    }

    private(set) var imports: [Import] = []

    init(contentsOf file: URL) {
        self.init([UInt8](FileManager.default.contents(atPath: file.path) ?? Data()))
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// - Parameter bytes: Text in UTF-8.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ bytes: [UInt8]) {
        var depth = 0
        var isInComment = false
        var lines = 0
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lines += 1
            let line = line.drop { $0 <= UInt8(ascii: " ") }
            guard let first = line.first else { continue }
            if isInComment {
                isInComment = !line.contains("*/".utf8)
            } else if first == UInt8(ascii: "/"), line.starts(with: "/*".utf8) {
                isInComment = !line.contains("*/".utf8)
            } else if first == UInt8(ascii: "#") {
                depth += line.starts(with: "#if".utf8) ? 1 : line.starts(with: "#endif".utf8) ? -1 : 0
            } else if Self.firstLetters.contains(first), line.contains("import".utf8) {
                // A line can contain several imports, for example after rewriting.
                for part in Substring(decoding: line, as: UTF8.self).split(separator: ";") {
                    guard let module = Self.module(of: part) else { break }
                    imports.append(Import(module: module, line: lines, isConditional: depth > 0))
                }
            }
        }
    }

    /// The first letters of import declarations: attributes, access modifiers, and `import`.
    private static let firstLetters = Set("@ipf".utf8)

    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    private static let modifiers: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]

    /// Returns the module that a line imports, such as `UIKit` for `@testable import
    /// UIKit.UIGestureRecognizerSubclass`.
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
        return RewritingOptions.moduleWithOverlay(String(name))
    }
}
