import SwiftSyntax

/// Overrides of methods that Objective-C declares for all objects: `observeValue(forKeyPath:of:change:context:)` in
/// classes that aren't responders, and `awakeFromNib()` in subclasses of `NSObject`. Here, the methods are declared in an
/// extension, so they can't be overridden. UIKit calls them if the class conforms to a protocol.
struct ObjectOverrides {
    let index: DeclarationIndex

    private struct Method: Sendable {
        let name: String
        let labels: [String]
        let receiver: String
        /// The isolation of the method in UIKit.
        let isolation: String
        /// Returns whether the superclass without sources declares the method in its body.
        let isMember: @Sendable (_ root: String?) -> Bool
    }

    private static let methods = [
        Method(
            name: "observeValue", labels: ["forKeyPath", "of", "change", "context"], receiver: "_PropertyObserver",
            isolation: ""
        ) {
            $0.map(ForeignTypes.isResponder) ?? false
        },
        Method(name: "awakeFromNib", labels: [], receiver: "_InterfaceAwakening", isolation: "@MainActor") {
            $0 != "NSObject"
        },
    ]

    func rewrite(_ node: FunctionDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard let method = Self.methods.first(where: { $0.name == node.name.text && $0.labels == labels }),
            let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
            let scope = scopes.type, !scope.isExtension, let record = index.type(scope.name),
            !method.isMember(index.foreignRoot(of: record))
        else { return }
        // In a subclass, the method overrides that of its superclass.
        let isOverridden = index.lineage(of: record).dropFirst().contains { type in
            type.members.contains { $0.kind == .method && $0.name == method.name && $0.labels == method.labels }
        }
        guard !isOverridden else { return }
        edits.blank(override)
        if !method.isolation.isEmpty, let first = node.modifiers.first {
            edits.insert(method.isolation + " ", at: first.trimmedBytes.lowerBound)
        }
        edits.additions.append("extension \(record.name): \(method.receiver) {}")
        edits.usesLists = true
    }
}
