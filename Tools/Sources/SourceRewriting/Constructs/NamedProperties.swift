import SwiftSyntax

/// `views.first?.frame` with `views: [AnyObject]`, and `(x as AnyObject).frame`: Objective-C finds the property by name
/// for any object. Here, UIKit does, for the properties that it supports. `(x as AnyObject).value(forKey: "name")` is a call of
/// `NSObject`.
struct NamedProperties {
    let index: DeclarationIndex

    func rewrite(_ node: MemberAccessExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard node.declName.argumentNames == nil, var base = node.base else { return }
        let isCall = accessesKey(node)
        guard isCall || isRead(node) else { return }
        var isOptional = false
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            base = chain.expression
            isOptional = true
        }
        guard isAnyObject(base, scopes) else { return }
        if isCall {
            edits.insert("(", at: base.trimmedBytes.lowerBound)
            let end = isOptional ? base.trimmedBytes.upperBound + 1 : base.trimmedBytes.upperBound
            return edits.edits.replace(base.trimmedBytes.upperBound..<end, with: " as? NSObject)?")
        }
        edits.usesInternals = true
        edits.insert("_property(\(node.declName.baseName.text.quoted), of: ", at: base.trimmedBytes.lowerBound)
        edits.edits.replace(
            base.trimmedBytes.upperBound..<node.trimmedBytes.upperBound, with: isOptional ? ")" : ")!")
    }

    /// Returns whether a member is a method that gets or sets the value of a key.
    private func accessesKey(_ node: MemberAccessExprSyntax) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
            let key = call.arguments.last?.label?.text
        else { return false }
        let name = node.declName.baseName.text
        return ["forKey", "forKeyPath"].contains(key)
            && (name == "value" && call.arguments.count == 1 || name == "setValue" && call.arguments.count == 2)
    }

    /// Returns whether a property is read, instead of set or called.
    private func isRead(_ node: MemberAccessExprSyntax) -> Bool {
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id { return false }
        if node.parent?.is(OptionalChainingExprSyntax.self) == true
            || node.parent?.is(ForceUnwrapExprSyntax.self) == true
        {
            return false
        }
        guard let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id else { return true }
        return elements.dropFirst().first?.is(AssignmentExprSyntax.self) != true
    }

    /// Returns whether an expression is an element of an array of `AnyObject`, or is cast to that type.
    private func isAnyObject(_ expression: ExprSyntax, _ scopes: Scopes) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last
        {
            return cast.trimmedDescription == "AnyObject"
        }
        let list: ExprSyntax?
        if let member = expression.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(member.declName.baseName.text)
        {
            list = member.base
        } else {
            list = expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        let name =
            list?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? list?.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return false }
        let types = DeclaredTypes(index: index).propertyTypes(of: name, scopes)
        return !types.isEmpty && types.allSatisfy { $0 == "[AnyObject]" }
    }
}
