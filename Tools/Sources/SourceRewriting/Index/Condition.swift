import SwiftSyntax

/// What conditions of `#if` are worth to an app for iPhones: they are answered as its own compiler would.
struct Condition {
    let modules: Set<String>
    /// Whether they are answered as this system's compiler does, which then finds them as they stand.
    var isForLinux = false

    /// Whether a condition holds; nil if only the compiler knows, as for `DEBUG`.
    func value(of expression: ExprSyntax) -> Bool? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
        if let literal = expression.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let prefixed = expression.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
            return value(of: prefixed.expression).map { !$0 }
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        return nil
    }

    /// A condition of a single test, which ends up as a literal; nil for one that the compiler answers as well.
    func value(of call: FunctionCallExprSyntax) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch function {
        case "os": return argument == (isForLinux ? "Linux" : "iOS")
        case "targetEnvironment": return argument == "simulator" && !isForLinux
        case "canImport":
            let module = argument.split(separator: ".").first.map(String.init) ?? argument
            return modules.contains(module) || (!isForLinux && Self.iOSModules.contains(module))
        default: return nil
        }
    }

    /// What Apple's toolchain has and an import of which is rewritten, or left out without loss.
    static let iOSModules: Set<String> = ["Darwin", "ObjectiveC", "CoreGraphics", "QuartzCore", "CoreFoundation"]

    /// Tests with `&&` and `||` between them, of which the first binds tighter.
    private func value(of elements: [ExprSyntax]) -> Bool? {
        let alternatives = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
        return Self.any(
            alternatives.map { alternative in
                let tests = alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }
                return Self.any(tests.map { value(of: $0).map { !$0 } }).map { !$0 }
            })
    }

    private static func any(_ values: [Bool?]) -> Bool? {
        if values.contains(true) { return true }
        return values.contains(nil) ? nil : false
    }
}

extension IfConfigDeclSyntax {
    /// The clauses that may be compiled, each with whether that is sure.
    func possibleClauses(under condition: Condition) -> [(clause: IfConfigClauseSyntax, isSure: Bool)] {
        var result: [(IfConfigClauseSyntax, Bool)] = []
        for clause in clauses {
            let value = clause.condition.map { condition.value(of: $0) } ?? true
            guard value != false else { continue }
            result.append((clause, value == true && result.isEmpty))
            if value == true { break }
        }
        return result
    }
}
