import SwiftSyntax

/// Calls of initializers by metatypes and generic parameters. Swift requires such initializers to be `required`, except
/// for Objective-C classes: `Cell(frame: frame)` with `Cell: UICollectionViewCell`, or `type.init()`.
struct MetatypeInitializers {
    let module: SourceModule

    func rewrite(_ call: FunctionCallExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard call.trailingClosure == nil, let metatype = metatype(call.calledExpression, scopes) else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        guard let owner = Self.owners[labels], isFramework(metatype.bound, labels) else { return }
        guard let opening = call.leftParen, let closing = call.rightParen else { return }
        edits.usesInternals = true
        // Without a type, `type?.init()` is `nil`.
        let head = metatype.optional.map { "\($0).map { " } ?? ""
        edits.replace(call.calledExpression, with: "\(head)\(owner)._make")
        edits.insert(labels.isEmpty ? metatype.text : metatype.text + ", ", at: opening.trimmedBytes.upperBound)
        if metatype.optional != nil { edits.insert(" }", at: closing.trimmedBytes.upperBound) }
    }

    /// The classes with the internal function that replaces an initializer, by its labels.
    private static let owners: [[String]: String] = [
        []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
        ["style", "reuseIdentifier"]: "UITableViewCell", ["rootViewController"]: "UINavigationController",
    ]

    private struct Metatype {
        /// The metatype as an expression.
        let text: String
        /// The optional expression, as `type` in `type?.init()`.
        var optional: String?
        /// The known superclass of its instances.
        let bound: String
    }

    private func metatype(_ callee: ExprSyntax, _ scopes: Scopes) -> Metatype? {
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text { return metatype(named: name, scopes) }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        else { return nil }
        // In an initializer, `self.init` is a delegating call.
        if base.trimmedDescription == "self", Syntax(callee).isInInitializer { return nil }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let found = metatype(named: name, scopes) {
            return found
        }
        guard let name = base.lastName, let bound = module.metatypes[name] else { return nil }
        let type = scopes.bound(of: bound) ?? bound
        if let chain = base.as(OptionalChainingExprSyntax.self) {
            return Metatype(text: "$0", optional: chain.expression.trimmedDescription, bound: type)
        }
        return Metatype(text: base.trimmedDescription, bound: type)
    }

    private func metatype(named name: String, _ scopes: Scopes) -> Metatype? {
        // In a class method, `self` is a metatype.
        let type = name == "self" ? "Self" : name
        return scopes.bound(of: type).map { Metatype(text: "\(type).self", bound: $0) }
    }

    /// Returns whether the initializer belongs to a framework class, and no class of the app declares it as `required`.
    private func isFramework(_ bound: String, _ labels: [String]) -> Bool {
        guard let record = module.index.type(bound) else { return ForeignTypes.isFrameworkClass(bound) }
        guard let root = module.index.foreignRoot(of: record), ForeignTypes.isFrameworkClass(root) else { return false }
        return !module.index.lineage(of: record).contains { type in
            type.members.contains { member in
                member.kind == .initializer && member.traits.contains(.required)
                    && member.labels.map { $0 ?? "_" } == labels
            }
        }
    }
}

extension Syntax {
    /// A Boolean value that indicates whether the innermost function that contains the node is an initializer.
    fileprivate var isInInitializer: Bool {
        var current = parent
        while let node = current {
            if node.is(InitializerDeclSyntax.self) { return true }
            if node.is(FunctionDeclSyntax.self)
                || node.is(VariableDeclSyntax.self) && node.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return false
            }
            current = node.parent
        }
        return false
    }
}

extension ExprSyntax {
    /// The last name in an expression: the name of a member, or the only name.
    fileprivate var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.lastName }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.lastName
        }
        return nil
    }
}
