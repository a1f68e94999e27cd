import SwiftSyntax

// Tolerances aren't mutated, because no test could detect a slightly larger one.

extension MutantFinder {
    /// Returns whether a comparison uses a tolerance or a number such as 1e-6. The compared values are equal only by
    /// coincidence.
    func isTolerance(_ node: InfixOperatorExprSyntax) -> Bool {
        [node.leftOperand, node.rightOperand].contains(where: hasTolerance)
    }

    /// Returns whether a value is a tolerance or is computed from one.
    private func hasTolerance(_ value: ExprSyntax) -> Bool {
        let text = value.trimmedDescription.lowercased()
        if text.contains("tolerance") || value.is(FloatLiteralExprSyntax.self) && text.contains("e-") { return true }
        if let operation = value.as(InfixOperatorExprSyntax.self) {
            return isArithmetic(operation) && isTolerance(operation)
        }
        guard let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
        return tuple.elements.contains { hasTolerance($0.expression) }
    }

    private func isArithmetic(_ node: InfixOperatorExprSyntax) -> Bool {
        ["+", "-", "*", "/"].contains(node.operator.trimmedDescription)
    }

    /// Returns whether a number is part of a tolerance, as both numbers are in `1e-9 * (2 + size)`.
    func isPartOfTolerance(_ number: some SyntaxProtocol) -> Bool {
        var part = Syntax(number)
        for ancestor in ancestors(of: number).dropFirst() {
            if let operation = ancestor.as(InfixOperatorExprSyntax.self) {
                guard isArithmetic(operation) else { return false }
                let other = operation.leftOperand.id == part.id ? operation.rightOperand : operation.leftOperand
                if ["*", "/"].contains(operation.operator.trimmedDescription) && hasTolerance(other) { return true }
            } else if !ancestor.is(TupleExprSyntax.self) && !ancestor.is(LabeledExprListSyntax.self)
                && !ancestor.is(LabeledExprSyntax.self)
            {
                return false
            }
            part = ancestor
        }
        return false
    }
}
