import Foundation

extension PredicateParser {
    /// Reads one side of a comparison, with its calculations.
    mutating func expression() throws(PredicateFormatError) -> PredicateOperand {
        var left = try product()
        while true {
            if consume("+") {
                left = .function(.add, [left, try product()])
            } else if consume("-") {
                left = .function(.subtract, [left, try product()])
            } else if case .number(let text)? = peek, text.hasPrefix("-") {
                // The sign before a number is a part of it.
                left = .function(.add, [left, try product()])
            } else {
                return left
            }
        }
    }

    private mutating func product() throws(PredicateFormatError) -> PredicateOperand {
        var left = try power()
        while true {
            if consume("*") {
                left = .function(.multiply, [left, try power()])
            } else if consume("/") {
                left = .function(.divide, [left, try power()])
            } else {
                return left
            }
        }
    }

    private mutating func power() throws(PredicateFormatError) -> PredicateOperand {
        try nest()
        defer { unnest() }
        if consume("-") { return .function(.subtract, [.constant(0), try power()]) }
        let base = try element()
        return consume("**") ? .function(.power, [base, try power()]) : base
    }

    /// Reads a value with the keys and indexes that follow it.
    private mutating func element() throws(PredicateFormatError) -> PredicateOperand {
        var operand = try primary()
        while true {
            if case .suffix(let keys)? = peek {
                _ = next()
                operand = Self.path(operand, Self.keys(keys))
            } else if consume("[") {
                operand = try indexed(operand)
                guard consume("]") else { throw PredicateFormatError(reason: "an index isn't closed") }
            } else {
                return operand
            }
        }
    }

    private mutating func indexed(_ operand: PredicateOperand) throws(PredicateFormatError) -> PredicateOperand {
        if consume("SIZE") { return Self.path(operand, ["@count"]) }
        for name in ["FIRST", "LAST"] where consume(name) { return .function(.element, [operand, .constant(name)]) }
        return .function(.element, [operand, try expression()])
    }

    private static func path(_ operand: PredicateOperand, _ keys: [String]) -> PredicateOperand {
        if case .keys(let first) = operand { return .keys(first + keys) }
        return .path(operand, keys)
    }

    private static func keys(_ path: String) -> [String] {
        path.split(separator: ".").map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
    }

    private mutating func primary() throws(PredicateFormatError) -> PredicateOperand {
        switch next() {
        case .word(let word): return peek == .sign("(") ? try call(word) : Self.expression(of: word)
        case .text(let text): return .constant(text)
        case .number(let text):
            if let whole = Int(text) { return .constant(whole) }
            guard let number = Double(text) else { throw PredicateFormatError(reason: "\(text) isn't a number") }
            return .constant(number)
        case .variable(let name): return .variable(name)
        case .value: return .constant(try argument())
        case .key:
            guard let keys = try argument() as? String else {
                throw PredicateFormatError(reason: "the argument of %K isn't a string")
            }
            return .keys(keys.split(separator: ".").map(String.init))
        case .sign("("):
            let inner = try expression()
            guard consume(")") else { throw PredicateFormatError(reason: "a parenthesis isn't closed") }
            return inner
        case .sign("{"): return .list(try list(until: "}"))
        case .sign(let sign): throw PredicateFormatError(reason: "\(sign) appears where a value is expected")
        case .suffix(let keys): throw PredicateFormatError(reason: ".\(keys) appears where a value is expected")
        case nil: throw PredicateFormatError(reason: "it ends where a value is expected")
        }
    }

    private mutating func list(until end: String) throws(PredicateFormatError) -> [PredicateOperand] {
        var elements: [PredicateOperand] = []
        while !consume(end) {
            elements.append(try expression())
            guard consume(",") || peek == .sign(end) else { throw PredicateFormatError(reason: "a list isn't closed") }
        }
        return elements
    }

    private static func expression(of word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "SELF": .keys([])
        case "TRUE", "YES": .constant(true)
        case "FALSE", "NO": .constant(false)
        case "NULL", "NIL": .constant(nil)
        default: .keys(keys(word))
        }
    }

    // MARK: Functions

    private mutating func call(_ name: String) throws(PredicateFormatError) -> PredicateOperand {
        if name.uppercased() == "SUBQUERY" { return try subquery() }
        guard let function = PredicateFunction(name: name) else {
            throw PredicateFormatError(reason: "\(name)() isn't a supported function")
        }
        _ = next()
        return .function(function, try list(until: ")"))
    }

    /// Reads `(COLLECTION, $NAME, CONDITION)`.
    private mutating func subquery() throws(PredicateFormatError) -> PredicateOperand {
        _ = next()
        let collection = try expression()
        guard consume(","), case .variable(let name)? = next(), consume(",") else {
            throw PredicateFormatError(reason: "SUBQUERY() needs a collection, a variable, and a condition")
        }
        let condition = try alternatives()
        guard consume(")") else { throw PredicateFormatError(reason: "SUBQUERY() isn't closed") }
        return .subquery(collection, variable: name, condition)
    }
}
