import SwiftSyntax

/// `expectation.fulfill` as a function: XCTest's has parameters on Linux.
struct Fulfillments {
    func rewrite(_ node: MemberAccessExprSyntax, in edits: inout FileEdits) {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil,
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
            edits.source.scan.imports.contains("XCTest")
        else { return }
        edits.insert("{ ", at: node.trimmedBytes.lowerBound)
        edits.insert("() }", at: node.trimmedBytes.upperBound)
    }
}
