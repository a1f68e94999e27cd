import SwiftSyntax

/// Protocols of Objective-C with requirements that need not be met.
///
/// A requirement becomes a property, which holds the method of an object that has it. `delegate?.foo?(1)` stays as it is
/// written: an extension has a value called `foo` that can be called, if the object has the method.
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

    /// Only objects conform to protocols of Objective-C.
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
                "Only methods and properties of instances can be optional here. Take it out of the protocol.",
                at: declaration)
            return
        }
        edits.replaceKeepingLines(
            start..<declaration.trimmedBytes.upperBound,
            with: "var \(requirement.hookName): \(requirement.hookType) { get }")
    }
}

extension MemberRecord {
    /// Whether this is a requirement that objects may leave out.
    var isOptionalInstanceRequirement: Bool {
        traits.contains(.optional) && !traits.contains(.isStatic) && kind != .initializer
    }

    /// The property that takes the place of an optional requirement.
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

    /// What stands before a call of the method.
    var effects: String {
        (traits.contains(.throwing) ? "try " : "") + (traits.contains(.async) ? "await " : "")
    }
}

extension String {
    /// A type as functions can have it: `UIView!` is a type of parameters and properties only.
    var withoutImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }

    /// The type, optional if it isn't.
    var asOptionalType: String {
        if hasSuffix("?") || hasSuffix("!") { return withoutImplicitUnwrapping }
        return contains("->") || hasPrefix("any ") || contains("&") ? "(\(self))?" : self + "?"
    }
}
