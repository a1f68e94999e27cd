/// `@objc` properties of managed objects that aren't properties of the entity, or that compute their values.
///
/// Objective-C finds them by key, for example as the sections of a fetched results controller. Here, the class returns them.
struct ManagedKeys {
    let index: DeclarationIndex

    /// Returns the method for the body of a class.
    func texts(for record: TypeRecord) -> [String] {
        guard record.kind == .class, let body = record.body, index.foreignRoot(of: record) == "NSManagedObject",
            !record.members.contains(where: { $0.name == "value" && $0.labels == ["forKey"] })
        else { return [] }
        let properties = record.members.filter { member in
            member.kind == .property && member.traits.contains(.objc)
                && member.traits.isDisjoint(with: [.isStatic, .override, .conditional])
                && (!member.traits.contains(.filePrivate) || member.block.file == body.file)
        }
        guard !properties.isEmpty else { return [] }
        let cases = properties.map { "case \(($0.objcName ?? $0.name).quoted): return self.\($0.name); " }.joined()
        let access = record.isOpen ? "open " : record.isPublic ? "public " : ""
        return [
            "\(access)override func value(forKey key: String) -> Any? { switch key { \(cases)default: return "
                + "super.value(forKey: key) } }"
        ]
    }
}
