import DiffEngine

extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items after the last child of a parent.
    ///
    /// Raises an exception if an item is repeated or already in the snapshot, or if the parent is missing.
    ///
    /// - Parameters:
    ///   - items: The items, in order. If the array is empty, the snapshot doesn't change.
    ///   - parent: The parent. If it's `nil` (the default), the items are added after the last root.
    /// - Complexity: O(*n*) in the number of new roots; for children, O(*n*) in the number of all items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        do {
            try outline.append(items, to: parent)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, items, "Parent item identifier", parent)
        }
    }

    /// Inserts items before another item, as its siblings.
    ///
    /// Does nothing if `items` is empty. Raises an exception if an item is repeated or already in the snapshot, or if
    /// the other item is missing.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        do {
            try outline.insert(items, .before, item)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, items, "Item identifier to insert before", item)
        }
    }

    /// Inserts items after another item and its descendants, as its siblings.
    ///
    /// Does nothing if `items` is empty. Raises an exception if an item is repeated or already in the snapshot, or if
    /// the other item is missing.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        do {
            try outline.insert(items, .after, item)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, items, "Item identifier to insert after", item)
        }
    }

    /// Inserts the tree of another snapshot before an item, with its roots as siblings of the item. Expanded items stay
    /// expanded. Raises an exception under the same conditions as `insert(_:before:)` with items.
    ///
    /// - Complexity: O(*n*) in the number of items in both.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        do {
            try outline.insert(snapshot.outline, .before, item)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, snapshot.items, "Item identifier to insert before", item)
        }
    }

    /// Inserts the tree of another snapshot after an item and its descendants, with its roots as siblings of the item.
    /// Expanded items stay expanded. Raises an exception under the same conditions as `insert(_:after:)` with items.
    ///
    /// - Complexity: O(*n*) in the number of items in both.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        do {
            try outline.insert(snapshot.outline, .after, item)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, snapshot.items, "Item identifier to insert after", item)
        }
    }

    /// Deletes items with all their descendants. If an item is missing, raises an exception without deleting anything.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        do {
            try outline.remove(items)
        } catch {
            guard case .unknown(let position) = error else { preconditionFailure("Removing only misses items") }
            raise("Failed to find index of item \(items[position])")
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        outline.removeAll()
    }

    /// Expands items: their children become visible if the items are visible. Ignores items that aren't in the
    /// snapshot.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        outline.setExpanded(true, items)
    }

    /// Collapses items: their descendants are hidden, but keep their state. Ignores items that aren't in the snapshot.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        outline.setExpanded(false, items)
    }

    /// Replaces an item's descendants with the tree of another snapshot. Expanded items stay expanded.
    ///
    /// Raises an exception if the parent is missing, or if an item of the tree is elsewhere in this snapshot.
    ///
    /// - Complexity: O(*n*) in the number of items in both.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        do {
            try outline.replaceChildren(of: parent, with: snapshot.outline)
        } catch {
            SectionSnapshotMisuse.raiseInsertion(error, snapshot.items, "Parent item identifier", parent)
        }
    }

    /// Returns a separate snapshot of an item's descendants. Its roots are the item's children, or the item itself if
    /// `includingParent` is `true`. Expanded items stay expanded. Raises an exception if the item is missing.
    ///
    /// - Complexity: O(*n*) in the number of the item's descendants.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let result = outline.outline(of: parent, includingParent: includingParent) else {
            raise(SectionSnapshotMisuse.unknown("Parent item identifier", parent))
        }
        return NSDiffableDataSourceSectionSnapshot(result)
    }
}
