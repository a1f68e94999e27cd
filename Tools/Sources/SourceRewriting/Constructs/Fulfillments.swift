import SwiftSyntax

/// `expectation.fulfill` as a function: XCTest's has parameters on Linux.
struct Fulfillments {
    func rewrite(_ node: MemberAccessExprSyntax, in edits: inout FileEdits) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            edits.source.scan.imports.contains("XCTest")
        else { return }
        // The expectation is the one that there is now, not the one when the function is called.
        let name = "__expectation"
        edits.insert("{ [\(name) = ", at: node.trimmedBytes.lowerBound)
        edits.edits.replace(
            node.period.trimmedBytes.lowerBound..<node.trimmedBytes.upperBound, with: "] in \(name).fulfill() }")
    }
}
