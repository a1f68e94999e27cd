import SwiftSyntax

/// Overrides in extensions, and methods of extensions that subclasses override. Swift supports neither without
/// Objective-C.
///
/// The code stays in the extension under another name, and a method in the class with the original name calls it. Line
/// numbers are therefore unchanged, and the code can use private declarations of the extension's file.
struct ExtensionOverrides {
    let module: SourceModule

    func rewrite(_ node: FunctionDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        if ClassOverrides(index: module.index).rewrite(node, scopes, in: &edits) { return }
        rewrite(node.name, node.modifiers, scopes, in: &edits)
        ForeignOverrides(index: module.index).rewriteCallsOfSuper(in: node, scopes, &edits)
    }

    func rewrite(_ node: VariableDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard node.bindings.count == 1, let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) else {
            return
        }
        rewrite(name.identifier, node.modifiers, scopes, in: &edits)
    }

    private func rewrite(
        _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ scopes: Scopes, in edits: inout FileEdits
    ) {
        guard let scope = scopes.type, scope.isExtension, let record = module.index.type(scope.name),
            let member = record.members.first(where: {
                $0.nameOffset == name.positionAfterSkippingLeadingTrivia.utf8Offset && $0.isInExtension
            })
        else { return }
        if let open = modifiers.first(where: { $0.name.tokenKind == .keyword(.open) }) {
            edits.replace(open, with: "public")
        }
        if let newName = ForeignOverrides(index: module.index).name(for: member, of: record) {
            edits.replace(name, with: newName)
            modifiers.first { $0.name.tokenKind == .keyword(.override) }.map { edits.blank($0) }
            return
        }
        let isForwarded = module.index.forwardedMembers(of: record).contains { $0.isSameDeclaration(as: member) }
        guard isForwarded || member.traits.contains(.override) else { return }
        if !isForwarded, !ControllerExtensions.calls(member, of: record) {
            report(member, record, at: name, in: &edits)
        }
        edits.replace(name, with: member.forwardedName)
        if member.overridesObject, let first = modifiers.first, !member.traits.contains(.nonisolated) {
            edits.insert("nonisolated ", at: first.trimmedBytes.lowerBound)
        }
        if let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) { edits.blank(override) }
    }

    private func report(_ member: MemberRecord, _ record: TypeRecord, at name: TokenSyntax, in edits: inout FileEdits) {
        edits.report(
            record.body == nil
                ? "\(member.name) of \(record.name) can't be replaced in an extension, so this method is never called. "
                    + "Override it in one of the app's subclasses."
                : "UIKit can't call an override in this extension. Move it to the class.", at: name)
    }
}

extension DeclarationIndex {
    /// Returns the members of a class's extensions that must be declared in the class.
    func forwardedMembers(of record: TypeRecord) -> [MemberRecord] {
        guard record.kind == .class, record.body != nil else { return [] }
        let candidates = record.members.filter { member in
            member.isInExtension && member.kind != .initializer && !member.traits.contains(.filePrivate)
                && !member.traits.contains(.observed) && !member.parameters.contains(where: \.isVariadic)
        }
        guard !candidates.isEmpty else { return [] }
        let overrides = descendants(of: record).flatMap { $0.members.filter { $0.traits.contains(.override) } }
        return candidates.filter { member in
            member.traits.contains(.override)
                || overrides.contains { $0.name == member.name && $0.labels == member.labels && $0.kind == member.kind }
        }
    }
}

extension MemberRecord {
    /// A Boolean value that indicates whether the member overrides a member of `NSObject`, which isn't isolated. The
    /// forwarding member must then be nonisolated as well.
    fileprivate var overridesObject: Bool {
        traits.contains(.override) && kind == .property && !traits.contains(.isStatic)
            && ["description", "debugDescription", "hash"].contains(name)
    }

    /// The name of an extension's member after the class declares a member with its original name.
    var forwardedName: String { "__extension_\(name)" }

    fileprivate func isSameDeclaration(as other: MemberRecord) -> Bool {
        nameOffset == other.nameOffset && block.file == other.block.file
    }
}

/// The members of a class that forward to members of its extensions.
struct OverrideForwards {
    let index: DeclarationIndex

    func texts(for record: TypeRecord) -> [String] {
        index.forwardedMembers(of: record).map { member in
            member.kind == .method ? method(member, record) : property(member)
        }
    }

    private func head(_ member: MemberRecord) -> String {
        (member.traits.contains(.isPublic) ? "public " : "")
            + (member.traits.contains(.nonisolated) || member.overridesObject ? "nonisolated " : "")
            + (member.traits.contains(.override) ? "override " : "")
            + (member.traits.contains(.isStatic) ? "class " : "")
    }

    private func method(_ member: MemberRecord, _ record: TypeRecord) -> String {
        signature(member) + "{ \(call(of: member.forwardedName, member)) }"
    }

    /// Returns the call of a method by another name, with the parameters of the forwarding method.
    func call(of name: String, _ member: MemberRecord) -> String {
        let arguments = member.parameters.enumerated().map { index, parameter in
            let value = parameter.type.contains("@autoclosure") ? "p\(index)()" : "p\(index)"
            return (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + value
        }
        return "\(member.effects)\(name)(\(arguments.joined(separator: ", ")))"
    }

    /// Returns the declaration of a forwarding method up to its opening brace.
    func signature(_ member: MemberRecord) -> String {
        let parameters = member.parameters.enumerated().map { index, parameter in
            "\(parameter.label ?? "_") p\(index): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        let effects =
            (member.traits.contains(.async) ? "async " : "") + (member.traits.contains(.throwing) ? "throws " : "")
        let result = member.type.map { "-> \($0) " } ?? ""
        let condition = member.whereClause.isEmpty ? "" : member.whereClause + " "
        return (member.traits.contains(.discardable) ? "@discardableResult " : "") + head(member)
            + "func \(member.name)\(member.generics)(\(parameters.joined(separator: ", "))) \(effects)\(result)\(condition)"
    }

    private func property(_ member: MemberRecord) -> String {
        let name = member.forwardedName
        let accessors =
            member.traits.contains(.settable) ? "get { \(name) } set { \(name) = newValue }" : name
        return "\(head(member))var \(member.name): \(member.type ?? "Any") { \(accessors) }"
    }
}
