import Foundation

/// A formula of a recorded delegate: integers, variables, `+ - * / %`, and parentheses. `3s` stands for `3 * s`.
struct Formula {
    /// An error for a formula that can't be parsed.
    struct SyntaxError: Error, CustomStringConvertible {
        var description: String
    }

    private var characters: [Character]
    private var position = 0
    private let variables: [String: Double]

    /// Returns the value of a formula.
    static func value(of text: String, variables: [String: Double]) throws -> Double {
        var formula = Formula(characters: text.filter { !$0.isWhitespace }, variables: variables)
        let value = try formula.sum()
        guard formula.position == formula.characters.count else {
            throw SyntaxError(description: "can't read the formula \(text)")
        }
        return value
    }

    /// Returns the values of the formulas in brackets: `[60+10*(item%3), 40]`.
    static func values(of text: String, variables: [String: Double]) throws -> [Double] {
        guard let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]") else {
            throw SyntaxError(description: "no brackets in \(text)")
        }
        return try text[text.index(after: start)..<end].split(separator: ",").map {
            try value(of: String($0), variables: variables)
        }
    }

    /// Returns the values of named formulas: `top 4+3s, left 6`.
    static func namedValues(of text: String, variables: [String: Double]) throws -> [String: Double] {
        var values: [String: Double] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: " ", maxSplits: 1)
            guard words.count == 2 else { throw SyntaxError(description: "can't read \(part) in \(text)") }
            values[String(words[0])] = try value(of: String(words[1]), variables: variables)
        }
        return values
    }

    private init(characters: String, variables: [String: Double]) {
        self.characters = Array(characters)
        self.variables = variables
    }

    private mutating func consume(_ candidates: String) -> Character? {
        guard position < characters.count, candidates.contains(characters[position]) else { return nil }
        defer { position += 1 }
        return characters[position]
    }

    private mutating func sum() throws -> Double {
        var value = try product()
        while let sign = consume("+-") { value += try (sign == "+" ? 1 : -1) * product() }
        return value
    }

    private mutating func product() throws -> Double {
        var value = try factor()
        while true {
            switch consume("*/%") {
            case "*": value *= try factor()
            case "/": value /= try factor()
            case "%": value = value.truncatingRemainder(dividingBy: try factor())
            default:
                // A variable directly after a number is multiplied.
                guard position < characters.count, characters[position].isLetter else { return value }
                value *= try factor()
            }
        }
    }

    private mutating func factor() throws -> Double {
        if consume("-") != nil { return try -factor() }
        if consume("(") != nil {
            let value = try sum()
            guard consume(")") != nil else { throw SyntaxError(description: "a parenthesis is not closed") }
            return value
        }
        let start = position
        while position < characters.count, characters[position].isNumber || characters[position] == "." {
            position += 1
        }
        if position > start, let number = Double(String(characters[start..<position])) { return number }
        while position < characters.count, characters[position].isLetter { position += 1 }
        let name = String(characters[start..<position])
        guard let value = variables[name] else { throw SyntaxError(description: "unknown variable \"\(name)\"") }
        return value
    }
}
