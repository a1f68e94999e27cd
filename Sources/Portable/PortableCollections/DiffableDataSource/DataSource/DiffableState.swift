import DiffEngine
import LayoutGeometry

/// The state of a diffable data source: the sections, their items, and the trees of the sections that a section
/// snapshot was applied to. The visible items of a tree are always its section's items.
package struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    package typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

    package private(set) var collection = SectionedCollection<Section, Item>()
    /// The functions of the snapshot that was applied last.
    private(set) var queries = SnapshotQueries<Section, Item>()
    private var outlines: [Section: Outline<Item>] = [:]

    package init() {}

    package var snapshot: Snapshot {
        var result = Snapshot()
        result.stored = collection
        result.queries = queries
        return result
    }

    /// The item count of each section.
    /// - Complexity: O(*n*) in the number of sections.
    var itemCounts: [Int] { queries.itemCounts(collection) }

    package var hasOutlines: Bool { !outlines.isEmpty }

    package func outline(of section: Section) -> Outline<Item>? { outlines[section] }

    /// Returns the section's tree. A section without a tree has its items as roots; a missing section has none.
    package func sectionSnapshot(of section: Section) -> SectionSnapshot {
        if let outline = outlines[section] { return SectionSnapshot(outline) }
        guard let position = collection.position(ofSection: section) else { return SectionSnapshot() }
        return SectionSnapshot(Outline(roots: collection.items(atSection: position)))
    }

    /// Returns the state after a snapshot is applied. Its items may be unsettled unless there are trees.
    /// - Complexity: O(*n*) in the number of items in the sections with a tree.
    package func applying(_ snapshot: Snapshot) -> DiffableState {
        var result = self
        result.collection = outlines.isEmpty ? snapshot.stored : snapshot.collection
        result.queries = snapshot.queries
        result.reconcileOutlines()
        return result
    }

    /// Returns the state after a section snapshot is applied: a new section is the last one, and items of other
    /// sections move to it.
    package func applying(_ sectionSnapshot: SectionSnapshot, to section: Section) -> DiffableState {
        var result = self
        do {
            if !collection.containsSection(section) { try result.collection.appendSections([section]) }
            guard let position = result.collection.position(ofSection: section) else {
                preconditionFailure("The section was appended")
            }
            try result.collection.replaceItems(atSection: position, with: sectionSnapshot.visibleItems)
        } catch {
            preconditionFailure("The items of a section snapshot are distinct: \(error)")
        }
        result.outlines[section] = sectionSnapshot.outline
        result.reconcileOutlines()
        return result
    }

    /// Returns the state after the user has moved an item.
    package func moving(_ item: Item, to destination: ItemPosition) -> DiffableState {
        var result = self
        result.collection.moveItem(item, to: destination)
        result.reconcileOutlines()
        return result
    }

    /// Returns the state with its items settled. Raises an exception if an identifier is repeated.
    func settled() -> DiffableState {
        var result = self
        result.collection = collection.settled(orRefuse: Snapshot.raise)
        return result
    }

    /// Updates the trees to match the items of their sections, and removes the trees of deleted sections.
    private mutating func reconcileOutlines() {
        for (section, outline) in outlines {
            guard let position = collection.position(ofSection: section) else {
                outlines[section] = nil
                continue
            }
            outlines[section] = outline.reconciled(withVisible: collection.items(atSection: position))
        }
    }
}
