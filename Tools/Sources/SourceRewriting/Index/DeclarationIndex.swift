/// What the files of a module declare, and the modules that it imports.
struct DeclarationIndex: Sendable {
    private(set) var types: [String: TypeRecord] = [:]
    /// From names alone to names with the types around them.
    private var fullNames: [String: [String]] = [:]
    /// The subclasses of each class, by full names.
    private var subclasses: [String: [String]] = [:]
    /// The types that have a body or an extension in each file, by full names in their order.
    private var namesByFile: [Int: [String]] = [:]
    /// The types that have a member of each name, by full names in their order.
    private var owners: [String: [String]] = [:]
    private let imported: [DeclarationIndex]

    /// Merges what files declare: extensions with their types, wherever those stand.
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

    /// The type that a name stands for, here or in an imported module; a name may lack the types around it.
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

    /// The superclass of a class if this module, or an imported one, declares it.
    func superclass(of record: TypeRecord) -> TypeRecord? {
        guard let name = record.inherited.first, let found = type(name), found.kind == .class, found.name != record.name
        else { return nil }
        return found
    }

    /// The class and those above it, as far as sources are known.
    func lineage(of record: TypeRecord) -> [TypeRecord] {
        var result = [record]
        while let last = result.last, let next = superclass(of: last), !result.contains(where: { $0.name == next.name })
        {
            result.append(next)
        }
        return result
    }

    /// All classes of this module that derive from a class, in order of their names.
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

    /// The class without sources that a class comes from in the end; nil for one that has no superclass.
    func foreignRoot(of record: TypeRecord) -> String? {
        guard let top = lineage(of: record).last else { return nil }
        if top.kind == .external { return top.name }
        // A protocol may stand in the place of a superclass.
        guard let name = top.inherited.first, type(name).map({ $0.kind == .external }) ?? true else { return nil }
        return ForeignTypes.isProtocol(name) ? nil : name
    }

    /// The methods and properties of a type and of what it inherits from that have a name.
    func members(named name: String, of record: TypeRecord) -> [MemberRecord] {
        lineage(of: record).flatMap { type in type.members.filter { $0.name == name } }
            + protocols(of: record).flatMap { type in type.members.filter { $0.name == name } }
    }

    // MARK: All types

    /// The types that a file declares or extends, in order of their names.
    func types(in file: Int) -> [TypeRecord] { namesByFile[file, default: []].compactMap { types[$0] } }

    /// The types of this module that have a member of a name, in order of their names.
    func types(withMember name: String) -> [TypeRecord] { owners[name, default: []].compactMap { types[$0] } }

    /// The members of a name that all types have, here and in imported modules, each with its type.
    private func allMembers(named name: String) -> [(type: TypeRecord, member: MemberRecord)] {
        types(withMember: name).flatMap { type in type.members.filter { $0.name == name }.map { (type, $0) } }
            + imported.flatMap { $0.allMembers(named: name) }
    }

    /// Whether a class or value, here or in an imported module, has a method of a name and labels.
    func hasConcreteMethod(named name: String, labels: [String?]) -> Bool {
        allMembers(named: name).contains { type, member in
            type.kind != .protocol && member.kind == .method && member.labels == labels
        }
    }

    /// The types that properties of a name are declared with, here or in imported modules, as they are written.
    func propertyTypes(named name: String) -> [String] {
        allMembers(named: name).compactMap { $0.member.kind == .property ? $0.member.type : nil }
    }

    /// Whether a type, here or in an imported module, has a method of its own that is called by types.
    func hasClassMethod(named name: String) -> Bool {
        allMembers(named: name).contains { $0.member.kind == .method && $0.member.traits.contains(.isStatic) }
    }

    // MARK: Protocols

    /// The protocols with sources that a type conforms to itself: by its declaration, its extensions, and those that
    /// these protocols refine.
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

    /// The names of all protocols of this module and of imported ones that have optional requirements.
    var optionalProtocols: Set<String> {
        imported.reduce(
            into: Set(types.values.filter { $0.members.contains { $0.traits.contains(.optional) } }.map(\.simpleName))
        ) {
            $0.formUnion($1.optionalProtocols)
        }
    }

    /// The requirement of a protocol, here or in an imported module, that objects may leave out and that has a name and
    /// labels; nil if there is none.
    func optionalRequirement(named name: String, labels: [String?]) -> MemberRecord? {
        allMembers(named: name).first { type, member in
            type.kind == .protocol && member.labels == labels && member.isOptionalInstanceRequirement
        }?.member
    }

    /// Whether a protocol's members belong to the main actor.
    func isOnMainActor(_ record: TypeRecord) -> Bool {
        record.isMainActor
            || record.inherited.contains { name in
                type(name).map { $0.kind == .protocol && isOnMainActor($0) } ?? name.hasPrefix("UI")
            }
    }
}
