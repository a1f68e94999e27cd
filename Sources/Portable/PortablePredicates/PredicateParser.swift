import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var position = 0
    private var arguments: ArraySlice<Any>
    /// The number of conditions and expressions around the next token.
    private var depth = 0
    /// The maximum number of nested parentheses, lists, and negations.
    private static let maximumDepth = 200

    init(_ format: String, arguments: [Any]) throws(PredicateFormatError) {
        tokens = try PredicateToken.tokens(of: format)
        self.arguments = arguments[...]
    }

    /// The condition of the whole format.
    mutating func condition() throws(PredicateFormatError) -> PredicateCondition {
        let condition = try alternatives()
        guard position == tokens.count else { throw PredicateFormatError(reason: "it has text after its end") }
        return condition
    }

    /// The value that the whole format describes.
    mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
        let operand = try expression()
        guard position == tokens.count else { throw PredicateFormatError(reason: "it has text after its end") }
        return operand
    }

    // MARK: Conditions

    mutating func alternatives() throws(PredicateFormatError) -> PredicateCondition {
        var condition = try conjunction()
        while consume("OR", "||") { condition = .either(condition, try conjunction()) }
        return condition
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
        var condition = try negation()
        while consume("AND", "&&") { condition = .both(condition, try negation()) }
        return condition
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
        try nest()
        defer { unnest() }
        if consume("NOT", "!") { return .not(try negation()) }
        if consume("TRUEPREDICATE") { return .always(true) }
        if consume("FALSEPREDICATE") { return .always(false) }
        let start = self
        if consume("(") {
            // Parentheses can also enclose one side of a comparison.
            if let inner = try? alternatives(), consume(")"), !isAtOperator { return inner }
            self = start
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
        let quantity: PredicateComparison.Quantity =
            if consume("ANY", "SOME") { .any } else if consume("ALL") { .all } else if consume("NONE") { .none } else {
                .one
            }
        let left = try expression()
        guard let relation = consumeOperator() else {
            throw PredicateFormatError(reason: "a comparison has no supported operator")
        }
        let options = try options()
        return PredicateComparison(
            quantity: quantity, left: left, relation: relation, options: options, right: try expression())
    }

    private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
        guard consume("[") else { return [] }
        var options: String.CompareOptions = []
        guard case .word(let letters)? = next() else { throw PredicateFormatError(reason: "[] contains no options") }
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.literal)
            case "l": break
            default: throw PredicateFormatError(reason: "[\(letter)] isn't an option")
            }
        }
        guard consume("]") else { throw PredicateFormatError(reason: "options aren't closed") }
        return options
    }

    mutating func argument() throws(PredicateFormatError) -> Any {
        guard let first = arguments.popFirst() else {
            throw PredicateFormatError(reason: "it has more placeholders than there are arguments")
        }
        return first
    }

    /// Begins a part that can contain itself. The caller ends it with ``unnest()``.
    mutating func nest() throws(PredicateFormatError) {
        guard depth < Self.maximumDepth else { throw PredicateFormatError(reason: "it has too many parentheses") }
        depth += 1
    }

    mutating func unnest() { depth -= 1 }

    // MARK: Tokens

    var peek: PredicateToken? { position < tokens.count ? tokens[position] : nil }

    mutating func next() -> PredicateToken? {
        defer { position += 1 }
        return peek
    }

    /// Goes on behind one of several words or signs, if it comes next.
    mutating func consume(_ names: String...) -> Bool {
        let isNext =
            switch peek {
            case .word(let word): names.contains(word.uppercased())
            case .sign(let sign): names.contains(sign)
            default: false
            }
        if isNext { position += 1 }
        return isNext
    }

    private var isAtOperator: Bool {
        var copy = self
        return copy.consumeOperator() != nil
    }

    private mutating func consumeOperator() -> PredicateComparison.Operator? {
        let name: String
        switch peek {
        case .word(let word): name = word.uppercased()
        case .sign(let sign): name = sign
        default: return nil
        }
        guard let found = Self.operators[name] else { return nil }
        position += 1
        return found
    }

    private static let operators: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "CONTAINS": .contains,
        "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .isLike, "MATCHES": .matches, "IN": .isIn,
        "BETWEEN": .isBetween,
    ]
}
