import DiffEngine

/// Identifiers marked for reloading or reconfiguration, unique and in the order of marking.
@usableFromInline package struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    @usableFromInline var table = IdentifierTable<Identifier>()

    @inlinable init() {}

    @inlinable package var identifiers: [Identifier] { table.identifiers }

    @inlinable package mutating func insert(_ identifier: Identifier) { _ = table.insert(identifier) }

    /// Marks the items. Raises an exception if one isn't in the collection, with `action` in the message.
    @inlinable mutating func insert<Section>(
        _ identifiers: [Identifier], of collection: SectionedCollection<Section, Identifier>, action: String
    ) {
        table.reserve(identifiers.count)
        let missing = collection.firstMissing(of: identifiers) { _ = table.insert($0, hash: $1) }
        if let missing { SnapshotMisuse.raiseUnknownMark(action, missing) }
    }

    @inlinable package func contains(_ identifier: Identifier) -> Bool { table.handle(of: identifier) != nil }

    @inlinable package var isEmpty: Bool { table.count == 0 }
}
