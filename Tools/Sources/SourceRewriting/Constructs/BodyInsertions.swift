/// Declarations that are inserted into classes and extensions, on the line of the opening brace.
struct BodyInsertions {
    let module: SourceModule

    /// Inserts the declarations into one of the module's files.
    func write(to file: Int, in edits: inout FileEdits) {
        let index = module.index
        let lists = ConnectionLists(index: index)
        let witnesses = OptionalWitnesses(index: index)
        for record in index.types(in: file) {
            if record.kind == .class, let body = record.body, body.file == file {
                insert(
                    lists.texts(for: record) + OverrideForwards(index: index).texts(for: record)
                        + witnesses.texts(for: record) + IsolatedTests(index: index).texts(for: record)
                        + ManagedKeys(index: index).texts(for: record)
                        + ManagedInitializers(index: index).texts(for: record),
                    at: body.start,
                    in: &edits)
                let initializers = CustomInitializers(index: index).texts(for: record)
                insert(initializers, at: body.start, in: &edits)
                if !lists.texts(for: record).isEmpty || !initializers.isEmpty { edits.usesLists = true }
                if lists.needsConformance(record) {
                    edits.additions.append("extension \(record.name): InterfaceConnectable {}")
                }
            } else if record.kind == .external, let block = record.extensions.first, block.file == file {
                insert(witnesses.texts(for: record), at: block.start, in: &edits)
            }
            for (block, text) in ForeignOverrides(index: index).texts(for: record) where block.file == file {
                insert([text], at: block.start, in: &edits)
            }
        }
        InspectableExtensions(module: module).write(to: file, in: &edits)
    }

    private func insert(_ texts: [String], at offset: Int, in edits: inout FileEdits) {
        guard !texts.isEmpty else { return }
        edits.insert(texts.map { " \($0);" }.joined(), at: offset)
    }
}

/// `@IBInspectable` properties in extensions of framework classes. A class with a name that UIKit searches for lists
/// them once per module.
private struct InspectableExtensions {
    let module: SourceModule

    func write(to file: Int, in edits: inout FileEdits) {
        guard module.index.types(in: file).contains(where: { !inspectableMembers(of: $0).isEmpty }) else { return }
        let members = module.index.types.values.sorted { $0.name < $1.name }.flatMap { record in
            inspectableMembers(of: record).map { (record.name, $0) }
        }
        guard members.map({ $0.1.block.file }).min() == file else { return }
        let items = members.map { "        InterfaceProperty(\($1.name.quoted), \\\($0).\($1.name))," }
        edits.additions.append(
            ([
                "final class InterfaceExtensions__: InterfaceConnectable {",
                "    static var interfaceProperties: [InterfaceProperty] { [",
            ] + items + ["    ] }", "}"])
            .joined(separator: "\n"))
    }

    /// Returns the inspectable properties of a framework class.
    private func inspectableMembers(of record: TypeRecord) -> [MemberRecord] {
        guard record.kind == .external, ForeignTypes.isFrameworkClass(record.name) else { return [] }
        return record.members.filter { member in
            member.kind == .property && member.traits.contains(.inspectable) && member.traits.contains(.settable)
                && member.traits.isDisjoint(with: [.isStatic, .filePrivate, .conditional])
        }
    }
}
