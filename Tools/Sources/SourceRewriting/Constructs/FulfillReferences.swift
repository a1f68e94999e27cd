import SwiftSyntax

/// `expectation.fulfill` as a function value. On Linux, XCTest's method has parameters.
struct FulfillReferences {
    func rewrite(_ node: MemberAccessExprSyntax, in edits: inout FileEdits) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            edits.source.scan.imports.contains("XCTest")
        else { return }
        // The closure captures the current expectation.
        let name = "__expectation"
        edits.insert("{ [\(name) = ", at: node.trimmedBytes.lowerBound)
        edits.edits.replace(
            node.period.trimmedBytes.lowerBound..<node.trimmedBytes.upperBound, with: "] in \(name).fulfill() }")
    }
}
