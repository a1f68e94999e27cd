import SwiftSyntax

/// `@objc dynamic var`: properties that notify observers of changes.
///
/// Objective-C would intercept the setter. Here, a property observer calls UIKit.
struct DynamicProperties {
    func rewrite(_ node: VariableDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard scopes.type != nil, node.modifiers.has(.dynamic), node.bindingSpecifier.tokenKind == .keyword(.var),
            !node.modifiers.has(.lazy), !node.modifiers.has(.static), !node.modifiers.has(.class),
            node.attributes.named("NSManaged") == nil
        else { return }
        guard node.bindings.count == 1 else {
            edits.report(
                "Properties that share a line can't be observed. Write each on a separate line.", at: node)
            return
        }
        for binding in node.bindings where notify(of: binding, in: &edits) { edits.usesInternals = true }
    }

    /// Inserts the call. Returns `false` if the property can't be set.
    private func notify(of binding: PatternBindingSyntax, in edits: inout FileEdits) -> Bool {
        guard let block = binding.accessorBlock else {
            edits.insert(" { didSet { \(Self.call) } }", at: binding.bytesWithoutComma.upperBound)
            return true
        }
        guard case .accessors(let accessors) = block.accessors else { return false }
        func body(_ kind: String) -> CodeBlockSyntax? {
            accessors.first { $0.accessorSpecifier.text == kind }?.body
        }
        if let body = body("didSet") {
            edits.insert(" \(Self.call);", at: body.leftBrace.trimmedBytes.upperBound)
        } else if let body = body("set") {
            edits.insert(" defer { \(Self.call) };", at: body.leftBrace.trimmedBytes.upperBound)
        } else if body("willSet") != nil {
            edits.insert(" didSet { \(Self.call) }", at: block.leftBrace.trimmedBytes.upperBound)
        } else {
            return false
        }
        return true
    }

    private static let call = "_didChangeProperty(of: self)"
}

extension PatternBindingSyntax {
    fileprivate var bytesWithoutComma: Range<Int> {
        let end = initializer?.trimmedBytes ?? typeAnnotation?.trimmedBytes ?? pattern.trimmedBytes
        return trimmedBytes.lowerBound..<end.upperBound
    }
}
