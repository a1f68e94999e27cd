import SwiftSyntax

/// `delegate?.menuOpened?(self)` with `delegate: AnyObject?`: Objective-C finds the method by name for any object. Here,
/// the object is cast to the only protocol that has an optional method with that name.
struct AnyObjectCalls {
    let index: DeclarationIndex

    func rewrite(_ node: MemberAccessExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard let call = node.parent?.as(OptionalChainingExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.is(OptionalChainingExprSyntax.self), let base = node.base
        else { return }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text ?? memberOfSelf(object)
        guard let name, isAnyObject(name, at: Syntax(node), scopes),
            let type = onlyProtocol(withMethod: node.declName.baseName.text)
        else { return }
        edits.insert("(", at: base.trimmedBytes.lowerBound)
        edits.edits.replace(
            object.trimmedBytes.upperBound..<base.trimmedBytes.upperBound, with: " as? \(type.name))?")
    }

    private func memberOfSelf(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let owner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return owner.trimmedDescription == "self" ? member.declName.baseName.text : nil
    }

    private func isAnyObject(_ name: String, at node: Syntax, _ scopes: Scopes) -> Bool {
        let types = DeclaredTypes(index: index).types(of: name, at: node, scopes)
        return !types.isEmpty && types.allSatisfy { $0 == "AnyObject" }
    }

    private func onlyProtocol(withMethod name: String) -> TypeRecord? {
        let found = index.types(withMember: name).filter { type in
            type.kind == .protocol
                && type.members.contains { $0.name == name && $0.kind == .method && $0.traits.contains(.optional) }
        }
        return found.count == 1 ? found[0] : nil
    }
}
