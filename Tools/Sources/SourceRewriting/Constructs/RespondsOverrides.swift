import SwiftSyntax

/// `override func responds(to:)`, which is no method of a class here but one of all objects, and so nothing to override.
struct RespondsOverrides {
    let index: DeclarationIndex

    func rewrite(_ node: FunctionDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        let parameters = node.signature.parameterClause.parameters
        guard node.name.text == "responds", parameters.count == 1, parameters.first?.firstName.text == "to",
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let scope = scopes.type, !scope.isExtension, let record = index.type(scope.name)
        else { return }
        edits.report(
            "UIKit doesn't ask this method: of its protocols it calls all that the class has. Return there what UIKit "
                + "does without the method.", at: node.name)
        // One below it overrides that of its superclass.
        let isOverridden = index.lineage(of: record).dropFirst().contains { type in
            type.members.contains { $0.kind == .method && $0.name == "responds" && $0.labels == ["to"] }
        }
        if !isOverridden { edits.blank(override) }
    }
}
