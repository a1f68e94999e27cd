import SwiftSyntax

/// Methods that are declared in an extension of a UIKit class, and that classes of the module override.
///
/// The method of the extension is renamed, and a method with the original name calls it, or the override if the object has
/// one. The overrides of all classes get the same new name, so that they override each other.
struct ClassOverrides {
    let index: DeclarationIndex

    /// Returns the new name of an override, or `nil` if it doesn't override a method of such an extension.
    func name(for member: MemberRecord, of record: TypeRecord) -> String? {
        guard isOverride(member, in: record) else { return nil }
        return base(of: member, in: record).map { Self.name(of: member, $0.type) }
    }

    /// Returns whether a class overrides a method of an extension.
    func hasOverrides(of member: MemberRecord, in record: TypeRecord) -> Bool {
        !overrides(of: member, in: record).isEmpty
    }

    /// Returns the classes whose superclasses don't override a method, each with the name of its override.
    func outermostOverrides(of member: MemberRecord, in record: TypeRecord) -> [(type: TypeRecord, name: String)] {
        let classes = overrides(of: member, in: record)
        let names = Set(classes.map(\.name))
        return classes.filter { type in !index.lineage(of: type).dropFirst().contains { names.contains($0.name) } }
            .map { ($0, Self.name(of: member, record)) }
    }

    /// Renames an override, and the calls of its superclass's method in it.
    ///
    /// - Returns: Whether the method is such an override.
    func rewrite(_ node: FunctionDeclSyntax, _ scopes: Scopes, in edits: inout FileEdits) -> Bool {
        guard node.modifiers.has(.override), let scope = scopes.type, !scope.isExtension,
            let record = index.type(scope.name),
            let member = record.members.first(where: {
                $0.nameOffset == node.name.positionAfterSkippingLeadingTrivia.utf8Offset && !$0.isInExtension
            }), isOverride(member, in: record), let base = base(of: member, in: record)
        else { return false }
        let name = Self.name(of: member, base.type)
        edits.replace(node.name, with: name)
        let isOutermost = outermostOverrides(of: base.member, in: base.type).contains { $0.type.name == record.name }
        if isOutermost {
            node.modifiers.first { $0.name.tokenKind == .keyword(.override) }.map { edits.blank($0) }
        }
        let finder = SuperAccessFinder(viewMode: .sourceAccurate)
        node.body.map { finder.walk($0) }
        for access in finder.accesses where access.declName.baseName.text == node.name.text {
            let original = "self." + ForeignOverrides.name(of: base.member, base.type)
            edits.replace(access, with: isOutermost ? original : "super." + name)
        }
        return true
    }

    private static func name(of member: MemberRecord, _ base: TypeRecord) -> String {
        "__overridden_\(base.name.replacing(".", with: "_"))_\(member.name)"
    }

    private func isOverride(_ member: MemberRecord, in record: TypeRecord) -> Bool {
        record.kind == .class && record.body != nil && member.kind == .method && !member.isInExtension
            && member.traits.contains(.override) && member.traits.isDisjoint(with: [.isStatic, .filePrivate])
    }

    /// Returns the method of an extension that an override of a class replaces.
    private func base(
        of member: MemberRecord, in record: TypeRecord
    ) -> (type: TypeRecord, member: MemberRecord)? {
        for type in index.types(withMember: member.name)
        where type.kind == .external && type.body == nil && canInherit(record, from: type) {
            if let found = type.members.first(where: { isBase($0, of: member) }) { return (type, found) }
        }
        return nil
    }

    private func overrides(of member: MemberRecord, in record: TypeRecord) -> [TypeRecord] {
        index.types(withMember: member.name).filter { type in
            canInherit(type, from: record)
                && type.members.contains { isOverride($0, in: type) && isBase(member, of: $0) }
        }
    }

    /// Returns whether a class can be a subclass of a UIKit class: controllers inherit only from other controllers.
    private func canInherit(_ type: TypeRecord, from base: TypeRecord) -> Bool {
        guard let root = index.foreignRoot(of: type), base.name != "NSObject", base.name != "UIResponder" else {
            return true
        }
        return root.hasSuffix("Controller") == base.name.hasSuffix("Controller")
    }

    private func isBase(_ base: MemberRecord, of member: MemberRecord) -> Bool {
        base.traits.contains(.objc) && ForeignOverrides.isCandidate(base) && !base.traits.contains(.override)
            && base.labels == member.labels && base.parameters.map(\.type) == member.parameters.map(\.type)
    }
}

/// Finds accesses to members of `super`.
final class SuperAccessFinder: SyntaxVisitor {
    private(set) var accesses: [MemberAccessExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true { accesses.append(node) }
        return .visitChildren
    }
}
