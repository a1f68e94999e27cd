import SwiftSyntax

/// `override func responds(to:)`. Here, the method is declared in an extension of all objects, so it can't be
/// overridden.
struct RespondsOverrides {
    let index: DeclarationIndex

    func rewrite(_ node: FunctionDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "responds", parameters.count == 1, parameters.first?.firstName.text == "to",
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let scope = scopes.type, !scope.isExtension, let record = index.type(scope.name)
        else { return }
        edits.report(
            "UIKit doesn't call this method, but every protocol method that the class implements. Instead of "
                + "returning false, return UIKit's default value from the protocol method.", at: node.name)
        // In a subclass, the method overrides that of its superclass.
        let isOverridden = index.lineage(of: record).dropFirst().contains { type in
            type.members.contains { $0.kind == .method && $0.name == "responds" && $0.labels == ["to"] }
        }
        if !isOverridden { edits.blank(override) }
    }
}
