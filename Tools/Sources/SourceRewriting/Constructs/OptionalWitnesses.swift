/// Properties of classes for the optional requirements that they implement. Subclasses can override them.
struct OptionalWitnesses {
    let index: DeclarationIndex

    /// Returns the properties for the body of a class, or for the extension of an external type.
    func texts(for record: TypeRecord) -> [String] {
        let lineage = index.lineage(of: record)
        let above = lineage.dropFirst()
        return requirements(of: record, lineage).compactMap { requirement, conforming in
            let own = record.members.first { $0.meets(requirement) }
            let isInherited = above.contains { type in type.members.contains { $0.meets(requirement) } }
            let isOverride = conforming.name != record.name
            // If a superclass has the method, its property calls the override.
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

    /// Returns the optional requirements of a class, each with the class that conforms to the protocol.
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
    /// Returns whether the member implements a requirement.
    fileprivate func meets(_ requirement: MemberRecord) -> Bool {
        kind == requirement.kind && name == requirement.name && labels == requirement.labels
            && !traits.contains(.isStatic) && !traits.contains(.override)
    }
}
