import SwiftSyntax

/// Platform conditions of `#if`. Each is replaced with a literal that selects the code for iPhone.
struct Conditions {
    let condition: Condition

    func rewrite(_ clause: IfConfigClauseSyntax, in edits: inout FileEdits) {
        guard let expression = clause.condition, !condition.isForLinux else { return }
        let finder = TestFinder(viewMode: .sourceAccurate)
        finder.walk(expression)
        for test in finder.tests {
            guard let value = condition.value(of: test) else { continue }
            edits.replace(test, with: value ? "true" : "false")
        }
        for flag in finder.flags where condition.value(of: flag) == false { edits.replace(flag, with: "false") }
    }

    private final class TestFinder: SyntaxVisitor {
        private(set) var tests: [FunctionCallExprSyntax] = []
        private(set) var flags: [DeclReferenceExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            tests.append(node)
            return .skipChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            flags.append(node)
            return .skipChildren
        }
    }
}
