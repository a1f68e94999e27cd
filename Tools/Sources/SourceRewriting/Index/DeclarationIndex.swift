/// The declarations of a module and of the modules that it imports.
struct DeclarationIndex: Sendable {
    private(set) var types: [String: TypeRecord] = [:]
    /// The full names for each simple name.
    private var fullNames: [String: [String]] = [:]
    /// The subclasses of each class, by full names.
    private var subclasses: [String: [String]] = [:]
    /// The types with a body or an extension in each file, as sorted full names.
    private var namesByFile: [Int: [String]] = [:]
    /// The types with a member of each name, as sorted full names.
    private var owners: [String: [String]] = [:]
    private let imported: [DeclarationIndex]

    /// Merges the declarations of files. Extensions are added to their types, regardless of their files.
    ///
    /// - Parameter scanned: The classes of files that weren't parsed, with their superclasses.
    init(
        _ records: [TypeRecord], scanned: [(name: String, inherited: String?)], imported: [DeclarationIndex]
    ) {
        self.imported = imported
        for record in records where record.kind != .external { types[record.name] = record }
        for (name, inherited) in scanned where types[name] == nil {
            var record = TypeRecord(name: name, kind: .class)
            record.inherited = inherited.map { [$0] } ?? []
            types[name] = record
        }
        for name in types.keys.sorted() {
            fullNames[types[name]?.simpleName ?? name, default: []].append(name)
        }
        for record in records where record.kind == .external { extend(record) }
        for record in types.values where record.kind == .class {
            if let superclass = superclass(of: record) { subclasses[superclass.name, default: []].append(record.name) }
        }
        for (name, record) in types.sorted(by: { $0.key < $1.key }) {
            for file in Set(([record.body] + record.extensions).compactMap(\.?.file)) {
                namesByFile[file, default: []].append(name)
            }
            for member in Set(record.members.map(\.name)) { owners[member, default: []].append(name) }
        }
    }

    private mutating func extend(_ record: TypeRecord) {
        let name = fullName(of: record.name) ?? record.name
        if types[name] == nil {
            types[name] = TypeRecord(name: name, kind: .external)
            fullNames[TypeRecord(name: name, kind: .external).simpleName, default: []].append(name)
        }
        types[name]?.inherited += record.inherited
        types[name]?.extensions += record.extensions
        let objc = types[name]?.hasObjCMembers == true
        types[name]?.members += record.members.map { member in
            var member = member
            if objc, !member.traits.contains(.nonobjc) { member.traits.insert(.objc) }
            return member
        }
    }

    // MARK: Names

    /// Returns the type with the given name in this module or in an imported one. The enclosing types can be omitted.
    func type(_ name: String) -> TypeRecord? {
        if let own = fullName(of: name).flatMap({ types[$0] }), own.kind != .external { return own }
        for module in imported {
            if let found = module.type(name), found.kind != .external { return found }
        }
        return fullName(of: name).flatMap { types[$0] }
    }

    private func fullName(of name: String) -> String? {
        if types[name] != nil { return name }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let candidates = fullNames[last] ?? []
        return candidates.first { $0.hasSuffix("." + name) } ?? (last == name ? candidates.first : nil)
    }

    // MARK: Classes

    /// Returns the superclass of a class, if this module or an imported one declares it.
    func superclass(of record: TypeRecord) -> TypeRecord? {
        guard let name = record.inherited.first, let found = type(name), found.kind == .class, found.name != record.name
        else { return nil }
        return found
    }

    /// Returns the class and the superclasses whose sources are known.
    func lineage(of record: TypeRecord) -> [TypeRecord] {
        var result = [record]
        while let last = result.last, let next = superclass(of: last), !result.contains(where: { $0.name == next.name })
        {
            result.append(next)
        }
        return result
    }

    /// Returns all subclasses in this module, direct or indirect, in alphabetical order.
    func descendants(of record: TypeRecord) -> [TypeRecord] {
        var result: [TypeRecord] = []
        var seen: Set<String> = [record.name]
        var waiting = subclasses[record.name, default: []]
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let type = types[name] else { continue }
            result.append(type)
            waiting += subclasses[name, default: []]
        }
        return result.sorted { $0.name < $1.name }
    }

    /// Returns the first superclass without sources, or `nil` if there's no superclass.
    func foreignRoot(of record: TypeRecord) -> String? {
        guard let top = lineage(of: record).last else { return nil }
        if top.kind == .external { return top.name }
        // The first inherited type can be a protocol.
        guard let name = top.inherited.first, type(name).map({ $0.kind == .external }) ?? true else { return nil }
        return ForeignTypes.isProtocol(name) ? nil : name
    }

    /// Returns the members with the given name of a type, its superclasses, and its protocols.
    func members(named name: String, of record: TypeRecord) -> [MemberRecord] {
        lineage(of: record).flatMap { type in type.members.filter { $0.name == name } }
            + protocols(of: record).flatMap { type in type.members.filter { $0.name == name } }
    }

    // MARK: All types

    /// Returns the types that a file declares or extends, in alphabetical order.
    func types(in file: Int) -> [TypeRecord] { namesByFile[file, default: []].compactMap { types[$0] } }

    /// Returns the types of this module that have a member with the given name, in alphabetical order.
    func types(withMember name: String) -> [TypeRecord] { owners[name, default: []].compactMap { types[$0] } }

    /// Returns the members with the given name of all types in this module and in imported ones, each with its type.
    private func allMembers(named name: String) -> [(type: TypeRecord, member: MemberRecord)] {
        types(withMember: name).flatMap { type in type.members.filter { $0.name == name }.map { (type, $0) } }
            + imported.flatMap { $0.allMembers(named: name) }
    }

    /// Returns whether a class or value type in this module or in an imported one has a method with the given name and
    /// labels.
    func hasConcreteMethod(named name: String, labels: [String?]) -> Bool {
        allMembers(named: name).contains { type, member in
            type.kind != .protocol && member.kind == .method && member.labels == labels
        }
    }

    /// Returns the declared types of properties with the given name in this module or in imported ones.
    func propertyTypes(named name: String) -> [String] {
        allMembers(named: name).compactMap { $0.member.kind == .property ? $0.member.type : nil }
    }

    /// Returns whether a type in this module or in an imported one has a static method with the given name.
    func hasClassMethod(named name: String) -> Bool {
        allMembers(named: name).contains { $0.member.kind == .method && $0.member.traits.contains(.isStatic) }
    }

    // MARK: Protocols

    /// Returns the protocols with sources that a type conforms to directly or by protocol inheritance.
    func protocols(of record: TypeRecord) -> [TypeRecord] {
        var result: [TypeRecord] = []
        var waiting = record.inherited
        while let name = waiting.popLast() {
            guard let found = type(name), found.kind == .protocol, !result.contains(where: { $0.name == found.name })
            else { continue }
            result.append(found)
            waiting += found.inherited
        }
        return result.sorted { $0.name < $1.name }
    }

    /// The names of all protocols with optional requirements in this module and in imported ones.
    var optionalProtocols: Set<String> {
        imported.reduce(
            into: Set(types.values.filter { $0.members.contains { $0.traits.contains(.optional) } }.map(\.simpleName))
        ) {
            $0.formUnion($1.optionalProtocols)
        }
    }

    /// Returns the optional requirement with the given name and labels in this module or in an imported one, or `nil`
    /// if there's no such requirement.
    func optionalRequirement(named name: String, labels: [String?]) -> MemberRecord? {
        allMembers(named: name).first { type, member in
            type.kind == .protocol && member.labels == labels && member.isOptionalInstanceRequirement
        }?.member
    }

    /// Returns whether a protocol's members are isolated to the main actor.
    func isOnMainActor(_ record: TypeRecord) -> Bool {
        record.isMainActor
            || record.inherited.contains { name in
                type(name).map { $0.kind == .protocol && isOnMainActor($0) } ?? name.hasPrefix("UI")
            }
    }
}
