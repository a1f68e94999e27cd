import SwiftSyntax

/// An evaluator of `#if` conditions, which returns the results of the compiler for iPhone.
struct Condition {
    let modules: Set<String>
    /// A Boolean value that indicates whether conditions have the results of this system's compiler, so that they
    /// aren't rewritten.
    var isForLinux = false
    /// A Boolean value that indicates whether SwiftPM also builds the module on Apple platforms, so that it sets
    /// `SWIFT_PACKAGE`.
    var isOfPackage = true

    /// Returns the result of a condition, or `nil` if only the compiler knows it, as for `DEBUG`.
    func value(of expression: ExprSyntax) -> Bool? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
        if let flag = expression.as(DeclReferenceExprSyntax.self) { return value(of: flag) }
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

    /// Returns the result of a single test, which is replaced with a literal, or `nil` if the compiler's result is the
    /// same.
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

    /// Returns `false` for the condition of SwiftPM in a module that Xcode builds, and `nil` for all others, which the
    /// compiler knows.
    func value(of flag: DeclReferenceExprSyntax) -> Bool? {
        flag.baseName.text == "SWIFT_PACKAGE" && !isOfPackage ? false : nil
    }

    /// Modules of Apple's toolchain whose imports are rewritten, or removed without an effect.
    static let iOSModules: Set<String> = ["Darwin", "ObjectiveC", "CoreGraphics", "QuartzCore", "CoreFoundation"]

    /// Returns the result of tests with `&&` and `||`. `&&` has the higher precedence.
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
    /// Returns the clauses that may be active, each with a Boolean value that indicates whether it's certain.
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
