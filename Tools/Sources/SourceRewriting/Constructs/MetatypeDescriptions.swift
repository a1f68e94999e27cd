import SwiftSyntax

/// `type(of: object).description()`: on Apple platforms, it's a class method of all Objective-C objects, which is also
/// available for objects of type `AnyObject`. `NSStringFromClass`: Foundation's function on Linux ends the process for a
/// nested class.
struct MetatypeDescriptions {
    let module: SourceModule

    func rewrite(_ call: FunctionCallExprSyntax, in edits: inout FileEdits) {
        if let function = call.calledExpression.as(DeclReferenceExprSyntax.self),
            function.baseName.text == "NSStringFromClass", call.arguments.count == 1
        {
            edits.usesInternals = true
            return edits.replace(function, with: "_className")
        }
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
