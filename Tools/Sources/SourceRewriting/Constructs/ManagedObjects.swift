import SwiftSyntax

/// `NSManagedObject(entity: entity, insertInto: context)`, which on Apple platforms creates an object of the entity's class.
/// An initializer in Swift can't, so a method is called instead.
struct ManagedObjects {
    func rewrite(_ call: FunctionCallExprSyntax, in edits: inout FileEdits) {
        guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self),
            type.baseName.text == "NSManagedObject",
            call.arguments.map(\.label?.text) == ["entity", "insertInto"], let first = call.arguments.first
        else { return }
        edits.insert("._ofEntity", at: type.trimmedBytes.upperBound)
        edits.edits.replace(first.trimmedBytes.lowerBound..<first.expression.trimmedBytes.lowerBound, with: "")
    }
}
