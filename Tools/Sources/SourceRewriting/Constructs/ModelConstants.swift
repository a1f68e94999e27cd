import SwiftSyntax

/// Constants of SwiftData's models, as in `@Model class Item { let name: String }`. The macro replaces stored properties with
/// accessors, which constants can't have here.
struct ModelConstants {
    func rewrite(_ node: VariableDeclSyntax, in edits: inout FileEdits) {
        guard node.bindingSpecifier.tokenKind == .keyword(.let),
            !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            let model = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
            model.attributes.named("Model") != nil
        else { return }
        edits.replaceKeepingLines(node.bindingSpecifier.trimmedBytes, with: "var")
    }
}
