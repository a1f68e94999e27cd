import DiffEngine

/// What a data source asks of snapshots, as functions that are compiled where a snapshot is made: the types of its
/// identifiers are known there. This module's own code never knows them, and would look them up for each section.
@usableFromInline
package struct SnapshotQuestions<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    @usableFromInline package typealias Collection = SectionedCollection<Section, Item>

    /// What has to happen to the second one to become the first; nil if an identifier is named twice in it.
    @usableFromInline package let difference: @Sendable (Collection, Collection) -> BatchUpdates?
    /// How many items each section has.
    @usableFromInline package let itemCounts: @Sendable (Collection) -> [Int]

    @inlinable package init() {
        difference = { new, old in new.difference(from: old) }
        itemCounts = { collection in
            (0..<collection.sectionCount).map { section in collection.itemCount(atSection: section) }
        }
    }
}
