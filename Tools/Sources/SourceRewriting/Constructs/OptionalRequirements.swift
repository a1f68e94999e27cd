import SwiftSyntax

/// Objective-C protocols with optional requirements.
///
/// A requirement becomes a property that contains the method of an object that implements it. Calls such as
/// `delegate?.foo?(1)` aren't changed: an extension declares a property `foo` with a callable value, which is `nil` if
/// the object doesn't implement the method.
struct OptionalRequirements {
    let module: SourceModule

    func rewrite(_ node: ProtocolDeclSyntax, in edits: inout FileEdits) {
        guard node.attributes.named("objc") != nil else { return }
        bindToObjects(node, in: &edits)
        guard let record = module.index.type(node.name.text) else { return }
        for item in node.memberBlock.members { rewrite(item.decl, of: record, in: &edits) }
        let requirements = record.members.filter(\.isOptionalInstanceRequirement)
        if !requirements.isEmpty {
            edits.additions.append(OptionalCalls(record, requirements, module.index.isOnMainActor(record)).text)
        }
    }

    /// Adds `AnyObject`, because only objects can conform to Objective-C protocols.
    private func bindToObjects(_ node: ProtocolDeclSyntax, in edits: inout FileEdits) {
        if let inherited = node.inheritanceClause {
            guard !node.inheritedNames.contains("AnyObject"), !node.inheritedNames.contains("class") else { return }
            edits.insert(" AnyObject,", at: inherited.colon.trimmedBytes.upperBound)
        } else {
            edits.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
        }
    }

    private func rewrite(_ declaration: DeclSyntax, of record: TypeRecord, in edits: inout FileEdits) {
        guard let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers, modifiers.has(.optional),
            let start = modifiers.first?.trimmedBytes.lowerBound
        else { return }
        let name =
            declaration.as(FunctionDeclSyntax.self)?.name
            ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.firstToken(viewMode: .sourceAccurate)
        let offset = name?.positionAfterSkippingLeadingTrivia.utf8Offset
        guard
            let requirement = record.members.first(where: {
                $0.nameOffset == offset && $0.isOptionalInstanceRequirement
            })
        else {
            edits.report(
                "Only instance methods and properties can be optional. Remove this requirement from the protocol.",
                at: declaration)
            return
        }
        edits.replaceKeepingLines(
            start..<declaration.trimmedBytes.upperBound,
            with: "var \(requirement.hookName): \(requirement.hookType) { get }")
    }
}

extension MemberRecord {
    /// A Boolean value that indicates whether the member is an optional requirement for instances.
    var isOptionalInstanceRequirement: Bool {
        traits.contains(.optional) && !traits.contains(.isStatic) && kind != .initializer
    }

    /// The name of the property that replaces an optional requirement.
    var hookName: String { (["__optional", name] + labels.map { $0 ?? "" }).joined(separator: "_") }

    /// The type of that property.
    var hookType: String {
        kind == .property ? (type ?? "Any").asOptionalType : "(\(functionType))?"
    }

    private var functionType: String {
        let effects = (traits.contains(.async) ? "async " : "") + (traits.contains(.throwing) ? "throws " : "")
        let types = parameters.map { $0.type.withoutImplicitUnwrapping }
        return "(\(types.joined(separator: ", "))) \(effects)-> \((type ?? "Void").withoutImplicitUnwrapping)"
    }

    /// The keywords before a call of the method.
    var effects: String {
        (traits.contains(.throwing) ? "try " : "") + (traits.contains(.async) ? "await " : "")
    }
}

extension String {
    /// The type in a function type. `UIView!` is only valid for parameters and properties.
    var withoutImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }

    /// The optional type.
    var asOptionalType: String {
        if hasSuffix("?") || hasSuffix("!") { return withoutImplicitUnwrapping }
        return contains("->") || hasPrefix("any ") || contains("&") ? "(\(self))?" : self + "?"
    }
}
