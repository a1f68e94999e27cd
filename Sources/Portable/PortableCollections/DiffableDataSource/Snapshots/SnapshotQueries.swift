import DiffEngine

/// A data source's queries of snapshots, as functions that are compiled in the client's module, where the types of the
/// identifiers are known. Unspecialized code in this module would look up the types for each section.
@usableFromInline
package struct SnapshotQueries<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    @usableFromInline package typealias Collection = SectionedCollection<Section, Item>

    /// Returns the changes that turn the second collection into the first; `nil` if the second contains a repeated
    /// identifier.
    @usableFromInline package let difference: @Sendable (Collection, Collection) -> ChangeSet?
    /// The item count of each section.
    @usableFromInline package let itemCounts: @Sendable (Collection) -> [Int]

    @inlinable package init() {
        difference = { new, old in new.difference(from: old) }
        itemCounts = { collection in
            (0..<collection.sectionCount).map { section in collection.itemCount(atSection: section) }
        }
    }
}
