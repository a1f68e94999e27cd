import SwiftSyntax

// What tolerances are is left open: no test could see that one is a little larger.

extension MutantFinder {
    /// What is compared with a tolerance, or a number like 1e-6, never equals it but by chance.
    func isTolerance(_ node: InfixOperatorExprSyntax) -> Bool {
        [node.leftOperand, node.rightOperand].contains(where: hasTolerance)
    }

    /// Whether a value is a tolerance, or what is calculated with one.
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

    /// Whether a number says how large a tolerance is, as both do in `1e-9 * (2 + size)`.
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
