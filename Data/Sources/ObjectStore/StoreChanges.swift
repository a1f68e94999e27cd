/// An object in the store.
package struct StoreRow: Hashable, Sendable {
    package var entity: String
    package var id: Int64
    /// The number of times that the row was saved.
    package var version: Int64
    /// The values of attributes, and the identifiers of the destinations of to-one relationships.
    package var values: PropertyValues<StoreValue>

    /// Creates a row.
    package init(entity: String, id: Int64, version: Int64 = 0, values: PropertyValues<StoreValue>) {
        self.entity = entity
        self.id = id
        self.version = version
        self.values = values
    }
}

/// A change of the links of one object's to-many relationship.
package struct StoreLinkChange: Hashable, Sendable {
    package var entity: String
    package var relationship: String
    package var source: Int64
    package var added: [Int64]
    package var removed: [Int64]
    /// All destinations in order, if the relationship is ordered.
    package var order: [Int64]?

    /// Creates a change of links.
    package init(
        entity: String, relationship: String, source: Int64, added: [Int64], removed: [Int64], order: [Int64]? = nil
    ) {
        self.entity = entity
        self.relationship = relationship
        self.source = source
        self.added = added
        self.removed = removed
        self.order = order
    }
}

/// The changes that one save writes, all or none.
package struct StoreChanges: Sendable {
    package var inserted: [StoreRow] = []
    /// Rows with the values that change, and with the version that they were read with.
    package var updated: [StoreRow] = []
    /// Rows that are deleted, with the version that they were read with, and with the values that the history keeps.
    package var deleted: [StoreRow] = []
    package var links: [StoreLinkChange] = []
    /// Whether rows are compared with the versions that they were read with.
    package var checksVersions = true
    /// The origin of the changes, if the history records them.
    package var origin: StoreOrigin?

    /// Creates an empty set of changes.
    package init() {}

    package var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && links.isEmpty }
}
