import SwiftSyntax

/// `#keyPath` as the string that it represents.
struct KeyPaths {
    let module: SourceModule

    func rewrite(_ node: MacroExpansionExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard let argument = node.arguments.first else { return }
        let parts = argument.expression.trimmedDescription.split(separator: ".").map(String.init)
        let properties = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
        guard !properties.isEmpty else {
            edits.report("This key path doesn't refer to a property.", at: node)
            return
        }
        // Only properties of UIKit have other names. An app's own `isSelected` has the same name in Objective-C.
        let isOwn = parts.first.flatMap { module.index.type($0) }.map { record in
            record.kind != .external
                && (module.index.foreignRoot(of: record).map { !$0.hasPrefix("UI") } ?? true)
        }
        let keys = isOwn == true ? Array(properties) : properties.map { Self.keys[$0] ?? $0 }
        edits.replaceKeepingLines(node.trimmedBytes, with: keys.joined(separator: ".").quoted)
    }

    /// Properties that have different names in Objective-C.
    private static let keys = [
        "isHidden": "hidden", "isEnabled": "enabled", "isSelected": "selected", "isHighlighted": "highlighted",
        "isOpaque": "opaque", "isUserInteractionEnabled": "userInteractionEnabled",
    ]
}
