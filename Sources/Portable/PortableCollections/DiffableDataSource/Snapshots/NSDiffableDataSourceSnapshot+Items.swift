import DiffEngine

extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section, of the last one if `sectionIdentifier` is nil. Items that the snapshot has
    /// already are moved there.
    ///
    /// Raises if an identifier is named twice, if there is no such section or none at all.
    ///
    /// - Complexity: O(the number of items added), and of those in the sections that moved items leave.
    @inlinable public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        do {
            try stored.appendItems(identifiers, to: sectionIdentifier)
        } catch {
            SnapshotMisuse.raiseItems(error, identifiers)
        }
        #if DEBUG
        // The line that names an item twice is to be the one that stops.
        stored = stored.settled(orRefuse: Self.raise)
        #endif
    }

    /// Adds items before another one, in its section. Items that the snapshot has already are moved there.
    ///
    /// Raises if an identifier is named twice, if `beforeIdentifier` is among them or is no item's.
    ///
    /// - Complexity: O(the number of items in the section), and in those that moved items leave.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, .before, beforeIdentifier)
    }

    /// Adds items after another one, in its section. Items that the snapshot has already are moved there.
    ///
    /// Raises if an identifier is named twice, if `afterIdentifier` is among them or is no item's.
    ///
    /// - Complexity: O(the number of items in the section), and in those that moved items leave.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, .after, afterIdentifier)
    }

    /// Removes items; their sections stay, and identifiers of no item are ignored.
    ///
    /// - Complexity: O(the number of items in the sections that lose some).
    @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        collection.removeItems(identifiers)
    }

    /// Removes all items and, as UIKit does, all sections.
    @inlinable public mutating func deleteAllItems() {
        collection.removeAll()
    }

    /// Moves an item before another one, into its section. Raises if either is missing, or if they are the same.
    ///
    /// - Complexity: O(the number of items in the sections concerned).
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, .before, toIdentifier)
    }

    /// Moves an item after another one, into its section. Raises if either is missing, or if they are the same.
    ///
    /// - Complexity: O(the number of items in the sections concerned).
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, .after, toIdentifier)
    }

    /// Marks items: the data source makes their cells anew when it applies the snapshot. Raises if there is no such
    /// item.
    @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        settle()
        reloadedItems.insert(identifiers, of: stored, action: "reload item")
    }

    /// Marks items: the data source asks for their cells again when it applies the snapshot and keeps the cells that
    /// are there. Raises if there is no such item.
    @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        settle()
        reconfiguredItems.insert(identifiers, of: stored, action: "reconfigure item")
    }

    @inlinable mutating func insertItems(
        _ identifiers: [ItemIdentifierType], _ side: Side, _ destination: ItemIdentifierType
    ) {
        do {
            try collection.insertItems(identifiers, side, destination)
        } catch {
            SnapshotMisuse.raiseItems(error, identifiers, destination: destination)
        }
    }

    @inlinable mutating func moveItem(
        _ identifier: ItemIdentifierType, _ side: Side, _ destination: ItemIdentifierType
    ) {
        do {
            try collection.moveItem(identifier, side, destination)
        } catch {
            SnapshotMisuse.raiseMove(
                error, identifier, destination: destination, source: "fromIndex", target: "toIndex")
        }
    }
}
