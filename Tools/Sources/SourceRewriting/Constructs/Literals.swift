import SwiftSyntax

/// Image and color literals, which Xcode displays as images and colors.
struct Literals {
    func rewrite(_ node: MacroExpansionExprSyntax, in edits: inout FileEdits) {
        let arguments = node.arguments.trimmedDescription
        switch node.macroName.text {
        case "imageLiteral":
            guard let name = node.arguments.first?.expression.trimmedDescription else { return }
            edits.replaceKeepingLines(node.trimmedBytes, with: "UIImage(named: \(name))!")
        default:
            let suffix = isLayerColor(node) ? ".cgColor" : ""
            edits.replaceKeepingLines(node.trimmedBytes, with: "UIColor(\(arguments))\(suffix)")
        }
    }

    /// Returns whether a literal is the value of a layer's color, such as `layer.borderColor`. Such a literal is a Core
    /// Graphics color.
    private func isLayerColor(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
            elements[1].is(AssignmentExprSyntax.self), elements[2].id == ExprSyntax(node).id,
            let target = elements[0].as(MemberAccessExprSyntax.self), let owner = target.base?.trimmedDescription
        else { return false }
        let colors = ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"]
        return owner.split(separator: ".").last?.lowercased().hasSuffix("layer") == true
            && colors.contains(target.declName.baseName.text)
    }
}
