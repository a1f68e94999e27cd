/// A reader of the tokens of a source. Comments and whitespace are left out.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var startsLine = true

    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: Array(source.utf8))
        var tokens: [SwiftToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// Returns the position of the first token of a source.
    static func start(of source: String) -> Int? {
        var lexer = SwiftLexer(bytes: Array(source.utf8))
        return lexer.next()?.range.lowerBound
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            return true
        default:
            return false
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func next() -> SwiftToken? {
        skipTrivia()
        guard position < bytes.count else { return nil }
        let start = position
        if Self.isWordByte(bytes[position]) {
            while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
        } else if starts(with: "`") {
            position += 1
            skip(past: "`")
        } else if starts(with: "->") {
            position += 2
        } else if let delimiters = stringDelimiters {
            skipString(delimiters)
        } else {
            position += 1
        }
        let token = SwiftToken(
            text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position,
            startsLine: startsLine)
        startsLine = false
        return token
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skipTrivia() {
        while position < bytes.count {
            if starts(with: "//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if starts(with: "/*") {
                skipBlockComment()
            } else if bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r") {
                startsLine = true
                position += 1
            } else if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
                position += 1
            } else {
                return
            }
        }
    }

    /// Skips a comment with the comments inside it.
    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    /// The number signs and the quotes that begin a string at the position; `nil` if there's no string.
    private var stringDelimiters: (signs: String, quotes: String)? {
        let signs = String(repeating: "#", count: bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count)
        if starts(with: signs + "\"\"\"") { return (signs, "\"\"\"") }
        return starts(with: signs + "\"") ? (signs, "\"") : nil
    }

    private mutating func skipString(_ delimiters: (signs: String, quotes: String)) {
        let (signs, quotes) = delimiters
        position += signs.utf8.count + quotes.utf8.count
        while position < bytes.count {
            if starts(with: quotes + signs) {
                position += quotes.utf8.count + signs.utf8.count
                return
            }
            // Without number signs, the character after a backslash doesn't end the string.
            position += starts(with: "\\") && signs.isEmpty ? 2 : 1
        }
        position = min(position, bytes.count)
    }

    private mutating func skip(past text: String) {
        while position < bytes.count, !starts(with: text) { position += 1 }
        position = min(position + text.utf8.count, bytes.count)
    }
}
