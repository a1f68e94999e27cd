/// Identifiers marked for reloading or reconfiguring: each once, in the order in which they were marked.
package struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    package private(set) var identifiers: [Identifier] = []
    private var members: Set<Identifier> = []

    package mutating func insert(_ identifier: Identifier) {
        if members.insert(identifier).inserted { identifiers.append(identifier) }
    }

    /// Marks all of them; one that isn't known raises and says that `action` was attempted.
    mutating func insert(_ identifiers: [Identifier], action: String, isKnown: (Identifier) -> Bool) {
        for identifier in identifiers {
            guard isKnown(identifier) else { raise(SnapshotMisuse.unknownMark(action, identifier)) }
            insert(identifier)
        }
    }

    package func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    package var isEmpty: Bool { identifiers.isEmpty }
}
