import SwiftSyntax

/// `delegate?.game(_:canMove:)`, the method of an object that may leave it out, as a value: the property that holds it.
struct OptionalReferences {
    let index: DeclarationIndex

    func rewrite(_ node: MemberAccessExprSyntax, in edits: inout FileEdits) {
        guard let names = node.declName.argumentNames, let base = node.base else { return }
        // A type's method, or one's own, isn't the protocol's.
        let owner = (base.trimmedDescription.split(separator: ".").last ?? "").prefix { $0 != "?" && $0 != "!" }
        guard owner.first?.isUppercase != true, owner != "self", owner != "super" else { return }
        let labels = names.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text }
        guard let requirement = index.optionalRequirement(named: node.declName.baseName.text, labels: labels) else {
            return
        }
        edits.replaceKeepingLines(node.declName.trimmedBytes, with: requirement.hookName)
    }
}
