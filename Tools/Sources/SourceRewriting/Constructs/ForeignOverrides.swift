import SwiftSyntax

/// Methods that are declared in an extension of a UIKit class, and that extensions of its subclasses, or classes of the
/// module, override.
///
/// Each implementation is renamed. A method with the original name selects one by the class of the object.
struct ForeignOverrides {
    let index: DeclarationIndex

    /// Returns the new name of a method that is selected by class, or `nil` if the method isn't renamed.
    func name(for member: MemberRecord, of record: TypeRecord) -> String? {
        guard record.body == nil, record.kind == .external, Self.isCandidate(member) else { return nil }
        if member.traits.contains(.override) {
            return base(of: member, in: record) == nil ? nil : Self.name(of: member, record)
        }
        let isOverridden =
            !overrides(of: member, in: record).isEmpty
            || ClassOverrides(index: index).hasOverrides(of: member, in: record)
        return isOverridden ? Self.name(of: member, record) : nil
    }

    /// Returns the methods that select an implementation, each with its extension.
    func texts(for record: TypeRecord) -> [(block: TypeRecord.Block, text: String)] {
        guard record.kind == .external else { return [] }
        return record.members.compactMap { member in
            guard Self.isCandidate(member), !member.traits.contains(.override) else { return nil }
            let overrides =
                overrides(of: member, in: record).map { (type: $0, name: Self.name(of: $1, $0)) }
                + ClassOverrides(index: index).outermostOverrides(of: member, in: record)
            guard !overrides.isEmpty else { return nil }
            let forwards = OverrideForwards(index: index)
            let questions = overrides.map { type, name in
                "if let object = self as? \(type.name) { return " + forwards.call(of: "object." + name, member) + " }; "
            }
            let text =
                forwards.signature(member) + "{ " + questions.joined() + "return "
                + forwards.call(of: Self.name(of: member, record), member) + " }"
            return (member.block, text)
        }
    }

    /// Rewrites calls such as `super.layOut()` in an override, because the selecting method would call the override
    /// again.
    func rewriteCallsOfSuper(in node: FunctionDeclSyntax, _ scopes: Scopes, _ edits: inout FileEdits) {
        guard node.modifiers.has(.override), let body = node.body,
            let record = scopes.type.flatMap({ index.type($0.name) }), record.body == nil
        else { return }
        let finder = SuperAccessFinder(viewMode: .sourceAccurate)
        finder.walk(body)
        for access in finder.accesses where access.declName.baseName.text == node.name.text {
            let member = record.members.first {
                $0.nameOffset == node.name.positionAfterSkippingLeadingTrivia.utf8Offset
            }
            guard let member, name(for: member, of: record) != nil, let base = base(of: member, in: record) else {
                continue
            }
            edits.replace(access, with: "self." + Self.name(of: base.member, base.type))
        }
    }

    static func name(of member: MemberRecord, _ record: TypeRecord) -> String {
        "__\(record.name.replacing(".", with: "_"))_\(member.name)"
    }

    static func isCandidate(_ member: MemberRecord) -> Bool {
        member.kind == .method && member.isInExtension
            && member.traits.isDisjoint(with: [.isStatic, .filePrivate, .generic, .conditional])
            && !member.parameters.contains(where: \.isVariadic)
    }

    /// Returns the method that an override replaces.
    private func base(of member: MemberRecord, in record: TypeRecord) -> (type: TypeRecord, member: MemberRecord)? {
        for type in classes(with: member.name) where type.name != record.name {
            if let found = type.members.first(where: { isBase($0, of: member) }) { return (type, found) }
        }
        return nil
    }

    private func overrides(of member: MemberRecord, in record: TypeRecord) -> [(TypeRecord, MemberRecord)] {
        classes(with: member.name).filter { $0.name != record.name }.flatMap { type in
            type.members.filter { $0.traits.contains(.override) && Self.isCandidate($0) && isBase(member, of: $0) }
                .map { (type, $0) }
        }
    }

    private func isBase(_ base: MemberRecord, of member: MemberRecord) -> Bool {
        base.traits.contains(.objc) && !base.traits.contains(.override) && Self.isCandidate(base)
            && base.name == member.name && base.labels == member.labels
            && base.parameters.map(\.type) == member.parameters.map(\.type)
    }

    /// Returns the framework classes whose extensions have a member with the given name.
    private func classes(with name: String) -> [TypeRecord] {
        index.types(withMember: name).filter { $0.kind == .external && ForeignTypes.isFrameworkClass($0.name) }
    }
}
