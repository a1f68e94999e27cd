import SwiftSyntax

/// Arguments of `NSPredicate(format:)` that are cast to `CVarArg`, as in `NSPredicate(format: "id == %@", id as CVarArg)`.
///
/// Foundation on Linux has no conformance for `UUID`, `Date`, and objects. Collage's initializers accept any value, so that
/// the cast isn't needed.
struct PredicateArguments {
    func rewrite(_ node: SequenceExprSyntax, in edits: inout FileEdits) {
        let elements = Array(node.elements)
        guard elements.count >= 3, let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self),
            cast.questionOrExclamationMark?.text != "?",
            ["CVarArg", "any CVarArg"].contains(elements[elements.count - 1].trimmedDescription),
            isArgumentOfPredicate(Syntax(node))
        else { return }
        let start = elements[elements.count - 3].trimmedBytes.upperBound
        edits.replaceKeepingLines(start..<node.trimmedBytes.upperBound, with: "")
    }

    private func isArgumentOfPredicate(_ node: Syntax) -> Bool {
        for parent in sequence(first: node, next: \.parent) {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                let name = call.calledExpression.trimmedDescription
                if ["NSPredicate", "NSPredicate.init", "Foundation.NSPredicate"].contains(name) { return true }
            }
            if parent.is(CodeBlockItemSyntax.self) { return false }
        }
        return false
    }
}
