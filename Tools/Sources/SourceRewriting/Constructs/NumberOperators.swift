import SwiftSyntax

/// A module's own operator `<` for `NSNumber`. On Linux, Foundation declares this operator as a member of `NSNumber`, so
/// calls of a global function are ambiguous. As a member, too, the module's operator hides that of Foundation.
struct NumberOperators {
    func rewrite(_ node: FunctionDeclSyntax, in edits: inout FileEdits) {
        let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
        guard node.name.text == "<", types == ["NSNumber", "NSNumber"],
            node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return }
        edits.insert("extension NSNumber { ", at: node.trimmedBytes.lowerBound)
        edits.insert("static ", at: node.funcKeyword.trimmedBytes.lowerBound)
        edits.insert(" }", at: node.trimmedBytes.upperBound)
    }
}
