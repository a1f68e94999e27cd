/// An error in the format of a predicate.
struct PredicateFormatError: Error {
    let reason: String
}

/// A word or a sign of a predicate's format.
enum PredicateToken: Equatable {
    /// A keyword or a key, as it is written.
    case word(String)
    /// Text between quotation marks.
    case text(String)
    case number(String)
    /// `%@`, `%d`, and other value placeholders.
    case value
    /// `%K`.
    case key
    case sign(String)
    /// A variable (`$NAME`). The value doesn't include the dollar sign.
    case variable(String)
    /// Keys after a placeholder, a variable, or a parenthesis (`.NAME`). The value doesn't include the first period.
    case suffix(String)

    /// The tokens of a format.
    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var reader = PredicateTokenReader(format)
        var tokens: [PredicateToken] = []
        while let token = try reader.next() { tokens.append(token) }
        return tokens
    }
}

private struct PredicateTokenReader {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) {
        characters = Array(format)
    }

    mutating func next() throws(PredicateFormatError) -> PredicateToken? {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
        guard position < characters.count else { return nil }
        let first = characters[position]
        if first == "\"" || first == "'" { return .text(try text(until: first)) }
        if first == "%" { return try placeholder() }
        let isNegative = first == "-" && position + 1 < characters.count && characters[position + 1].isNumber
        if first.isNumber || isNegative {
            position += 1
            return .number(String(first) + consume { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" })
        }
        if first == "$" {
            position += 1
            return .variable(consume { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        if first == ".", position + 1 < characters.count, !characters[position + 1].isNumber {
            position += 1
            return .suffix(consume(while: Self.belongsToKeys))
        }
        // Some functions have colons in their names.
        if first.isLetter || "_@#".contains(first) { return .word(consume { Self.belongsToKeys($0) || $0 == ":" }) }
        return .sign(try sign())
    }

    private static func belongsToKeys(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_@.#".contains(character)
    }

    private mutating func consume(while belongs: (Character) -> Bool) -> String {
        let start = position
        while position < characters.count, belongs(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }

    private mutating func text(until mark: Character) throws(PredicateFormatError) -> String {
        var text = ""
        position += 1
        while position < characters.count {
            var character = characters[position]
            position += 1
            if character == mark { return text }
            if character == "\\", position < characters.count {
                let escaped = characters[position]
                character = ["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped
                position += 1
            }
            text.append(character)
        }
        throw PredicateFormatError(reason: "a string isn't terminated")
    }

    private mutating func placeholder() throws(PredicateFormatError) -> PredicateToken {
        position += 1
        _ = consume { "lhqzjt".contains($0) }
        guard position < characters.count else { throw PredicateFormatError(reason: "it ends with %") }
        let kind = characters[position]
        position += 1
        switch kind {
        case "K": return .key
        case "@", "d", "D", "i", "u", "U", "f", "F", "g", "e", "x", "X", "s", "c": return .value
        default: throw PredicateFormatError(reason: "%\(kind) isn't a placeholder")
        }
    }

    private mutating func sign() throws(PredicateFormatError) -> String {
        let rest = String(characters[position..<min(position + 2, characters.count)])
        if let sign = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**"].first(where: { $0 == rest }) {
            position += 2
            return sign
        }
        guard let sign = rest.first, "=<>!(){}[],+-*/".contains(sign) else {
            throw PredicateFormatError(reason: "\(rest.prefix(1)) can't be read here")
        }
        position += 1
        return String(sign)
    }
}
