import SwiftSyntax

/// `type(of: object).description()`: on Apple platforms, it's a class method of all Objective-C objects, which is also
/// available for objects of type `AnyObject`.
struct MetatypeDescriptions {
    let module: SourceModule

    func rewrite(_ call: FunctionCallExprSyntax, in edits: inout FileEdits) {
        guard call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self), type.arguments.first?.label?.text == "of",
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
            !module.index.hasClassMethod(named: "description")
        else { return }
        edits.usesInternals = true
        edits.insert("_className(", at: call.trimmedBytes.lowerBound)
        edits.edits.replace(type.trimmedBytes.upperBound..<call.trimmedBytes.upperBound, with: ")")
    }
}
