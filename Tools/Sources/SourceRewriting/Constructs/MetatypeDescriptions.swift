import SwiftSyntax

/// `type(of: object).description()`: the class method of Objective-C's objects, which any object answers there, also one
/// that is only known as `AnyObject`.
struct MetatypeDescriptions {
    let module: SourceModule

    func rewrite(_ call: FunctionCallExprSyntax, in edits: inout FileEdits) {
        guard call.arguments.isEmpty, call.trailingClosure == nil,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self), type.arguments.first?.label?.text == "of",
            type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type", !hasOwn
        else { return }
        edits.usesInternals = true
        edits.insert("_className(", at: call.trimmedBytes.lowerBound)
        edits.edits.replace(type.trimmedBytes.upperBound..<call.trimmedBytes.upperBound, with: ")")
    }

    /// Whether a type of the module has such a method itself.
    private var hasOwn: Bool {
        module.index.types.values.contains { type in
            type.members.contains {
                $0.name == "description" && $0.kind == .method && $0.traits.contains(.isStatic)
            }
        }
    }
}
