/// A parser for the parts of a declaration, in the order of the source.
struct DeclarationParser {
    struct Attribute {
        let name: String
        let text: String
    }

    private let source: [UInt8]
    private let tokens: [SwiftToken]
    private var index = 0

    init(_ source: String) {
        self.source = Array(source.utf8)
        tokens = SwiftLexer.tokens(of: source)
    }

    private var current: SwiftToken? { index < tokens.count ? tokens[index] : nil }

    /// Returns an error at the current token.
    func problem(_ message: String) -> MacroProblem {
        MacroProblem(description: message, offset: current?.range.lowerBound ?? source.count)
    }

    /// Skips the token if it's the current one, and returns whether it was.
    @discardableResult
    mutating func skip(_ text: String) -> Bool {
        guard current?.text == text else { return false }
        index += 1
        return true
    }

    /// Skips the tokens before the given one.
    mutating func skip(to text: String) {
        while let current, current.text != text { index += 1 }
    }

    /// Skips and returns the name or keyword at the current position, or returns `nil` if there's another token.
    mutating func word() -> String? {
        guard let current, current.isWord else { return nil }
        index += 1
        return current.text
    }

    /// Skips and returns the attributes at the current position, with their arguments.
    mutating func attributes() throws -> [Attribute] {
        var attributes: [Attribute] = []
        while let start = current, start.text == "@" {
            index += 1
            guard var name = word() else { throw problem("An attribute has no name.") }
            while skip("."), let member = word() { name = member }
            // Only parentheses without a space before them are arguments. Others can belong to a type.
            if let open = current, open.text == "(", open.range.lowerBound == tokens[index - 1].range.upperBound {
                try skipGroup()
            }
            attributes.append(Attribute(name: name, text: text(start.range.lowerBound..<end)))
        }
        return attributes
    }

    /// Skips and returns the modifiers at the current position, before a declaration's keyword.
    mutating func modifiers() -> [String] {
        var modifiers: [String] = []
        while let current, Self.modifierNames.contains(current.text) {
            modifiers.append(current.text)
            index += 1
        }
        return modifiers
    }

    /// Skips and returns the source up to a token that satisfies a condition outside of parentheses and brackets, or
    /// returns `nil` if the source is empty.
    mutating func text(until isEnd: (SwiftToken) -> Bool) throws -> String? {
        let first = index
        while let current, !isEnd(current) {
            if Self.closing[current.text] != nil { try skipGroup() } else { index += 1 }
        }
        return index == first ? nil : text(tokens[first].range.lowerBound..<end)
    }

    /// Skips and returns the rest of the source without a comment at its end, or returns `nil` if it's empty.
    mutating func rest() -> String? {
        guard let current else { return nil }
        index = tokens.count
        return text(current.range.lowerBound..<end)
    }

    /// Skips a requirement up to the next one.
    mutating func skipRequirement() throws {
        _ = try text { $0.text == ";" || $0.text == "}" || Self.declarationKeywords.contains($0.text) }
        index += 1
        _ = try text(until: Self.endsRequirement)
    }

    /// Skips a member up to the next one, with its body.
    mutating func skipMember() throws {
        let isOnLine = index
        while let current, current.text != "}", current.text != ";" {
            if index > isOnLine, current.startsLine, current.text != "{", current.text != "." { return }
            if Self.closing[current.text] != nil { try skipGroup() } else { index += 1 }
        }
    }

    /// Skips braces at the current position, and returns whether they contain a getter.
    mutating func skipAccessors() throws -> Bool {
        guard let current, current.text == "{" else { return false }
        let isObserver = ["willSet", "didSet"].contains(index + 1 < tokens.count ? tokens[index + 1].text : "")
        try skipGroup()
        return !isObserver
    }

    /// Returns whether a token ends the requirement before it.
    static func endsRequirement(_ token: SwiftToken) -> Bool {
        if token.text == ";" || token.text == "}" || declarationKeywords.contains(token.text) { return true }
        return token.startsLine && (token.text == "@" || token.text == "#" || modifierNames.contains(token.text))
    }

    /// A Boolean value that indicates whether the requirement ends at the current position.
    var isAtEndOfRequirement: Bool { current.map(Self.endsRequirement) ?? true }

    /// Skips parentheses, brackets, braces, or angle brackets, and the tokens between them.
    private mutating func skipGroup() throws {
        guard let current, let closing = Self.closing[current.text] else { return }
        let opening = problem("'\(current.text)' isn't closed.")
        index += 1
        while let inner = self.current, inner.text != closing {
            if Self.closing[inner.text] != nil { try skipGroup() } else { index += 1 }
        }
        guard skip(closing) else { throw opening }
    }

    /// The end of the last token that was skipped.
    private var end: Int { tokens[index - 1].range.upperBound }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private static let closing = ["(": ")", "[": "]", "{": "}", "<": ">"]

    private static let modifierNames: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "mutating", "nonmutating",
        "nonisolated", "isolated", "override", "final", "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
    ]

    private static let declarationKeywords: Set = [
        "func", "var", "let", "init", "subscript", "associatedtype", "typealias",
    ]
}
