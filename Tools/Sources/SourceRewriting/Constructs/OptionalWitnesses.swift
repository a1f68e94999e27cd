/// How classes say which optional requirements they meet: a property in the class for each, which subclasses override.
struct OptionalWitnesses {
    let index: DeclarationIndex

    /// The properties for the body of a class, or for the extension of a type of another module.
    func texts(for record: TypeRecord) -> [String] {
        let lineage = index.lineage(of: record)
        let above = lineage.dropFirst()
        return requirements(of: record, lineage).compactMap { requirement, conforming in
            let own = record.members.first { $0.meets(requirement) }
            let isInherited = above.contains { type in type.members.contains { $0.meets(requirement) } }
            let isOverride = conforming.name != record.name
            // Where a superclass has the method, that one's property calls the override.
            guard !isInherited else { return nil }
            if let own, !isOverride || own.traits.contains(.objc) { return text(requirement, own, record, isOverride) }
            let isMetBelow =
                !isOverride && record.kind == .class
                && index.descendants(of: record).contains { type in
                    type.members.contains { $0.meets(requirement) && $0.traits.contains(.objc) }
                }
            return isMetBelow ? "\(access(record))var \(requirement.hookName): \(requirement.hookType) { nil }" : nil
        }
    }

    /// The optional requirements that a class may meet, each with the class that conforms to the protocol.
    private func requirements(
        of record: TypeRecord, _ lineage: [TypeRecord]
    ) -> [(requirement: MemberRecord, conforming: TypeRecord)] {
        var seen: Set<String> = []
        return lineage.reversed().flatMap { type in
            index.protocols(of: type).flatMap { conformance in
                conformance.members.filter(\.isOptionalInstanceRequirement).compactMap { requirement in
                    seen.insert(conformance.name + requirement.hookName).inserted ? (requirement, type) : nil
                }
            }
        }
    }

    private func access(_ record: TypeRecord) -> String { record.isPublic ? "public " : "" }

    private func text(
        _ requirement: MemberRecord, _ member: MemberRecord, _ record: TypeRecord, _ isOverride: Bool
    ) -> String {
        let head =
            "\(access(record))\(isOverride ? "override " : "")var \(requirement.hookName): \(requirement.hookType)"
        guard requirement.kind == .method else { return "\(head) { self.\(requirement.name) }" }
        let arguments = member.parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + "$\(index)"
        }
        return "\(head) { { \(member.effects)self.\(member.name)(\(arguments.joined(separator: ", "))) } }"
    }
}

extension MemberRecord {
    /// Whether this is what a requirement asks for.
    fileprivate func meets(_ requirement: MemberRecord) -> Bool {
        kind == requirement.kind && name == requirement.name && labels == requirement.labels
            && !traits.contains(.isStatic) && !traits.contains(.override)
    }
}
