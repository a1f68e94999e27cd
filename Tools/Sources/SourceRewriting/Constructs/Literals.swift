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
            edits.replaceKeepingLines(node.trimmedBytes, with: "UIColor(\(arguments))")
        }
    }
}
