import DiffEngine

/// Identifiers marked for reloading or reconfiguring: each once, in the order in which they were marked.
@usableFromInline package struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    @usableFromInline var table = IdentifierTable<Identifier>()

    @inlinable init() {}

    @inlinable package var identifiers: [Identifier] { table.identifiers }

    @inlinable package mutating func insert(_ identifier: Identifier) { _ = table.insert(identifier) }

    /// Marks all of them; one that isn't known raises and says that `action` was attempted.
    @inlinable mutating func insert(_ identifiers: [Identifier], action: String, isKnown: (Identifier) -> Bool) {
        for identifier in identifiers {
            guard isKnown(identifier) else { SnapshotMisuse.raiseUnknownMark(action, identifier) }
            insert(identifier)
        }
    }

    @inlinable package func contains(_ identifier: Identifier) -> Bool { table.handle(of: identifier) != nil }

    @inlinable package var isEmpty: Bool { table.count == 0 }
}
