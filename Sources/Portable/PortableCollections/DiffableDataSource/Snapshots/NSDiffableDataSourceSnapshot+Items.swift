import DiffEngine

extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section. Items that are already in the snapshot move there.
    ///
    /// Raises an exception if an identifier is repeated, if there's no such section, or if the snapshot has no
    /// sections.
    ///
    /// - Parameters:
    ///   - identifiers: The items, in order.
    ///   - sectionIdentifier: The section. If it's `nil` (the default), the items are added to the last section.
    /// - Complexity: O(*n*) in the number of items added and of items in the sections that moved items leave.
    @inlinable public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        do {
            try stored.appendItems(identifiers, to: sectionIdentifier)
        } catch {
            SnapshotMisuse.raiseItems(error, identifiers)
        }
        #if DEBUG
        // Raises at the call that repeats an item, not at a later one.
        stored = stored.settled(orRefuse: Self.raise)
        #endif
    }

    /// Inserts items before another item, in its section. Items that are already in the snapshot move there.
    ///
    /// Raises an exception if an identifier is repeated, or if `beforeIdentifier` is among the items or isn't in the
    /// snapshot.
    ///
    /// - Complexity: O(*n*) in the number of items in the section and in the sections that moved items leave.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, .before, beforeIdentifier)
    }

    /// Inserts items after another item, in its section. Items that are already in the snapshot move there.
    ///
    /// Raises an exception if an identifier is repeated, or if `afterIdentifier` is among the items or isn't in the
    /// snapshot.
    ///
    /// - Complexity: O(*n*) in the number of items in the section and in the sections that moved items leave.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insertItems(identifiers, .after, afterIdentifier)
    }

    /// Deletes items; their sections stay. Ignores identifiers that aren't in the snapshot.
    ///
    /// - Complexity: O(*n*) in the number of items in the affected sections.
    @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        collection.removeItems(identifiers)
    }

    /// Deletes all items and, like UIKit, all sections.
    @inlinable public mutating func deleteAllItems() {
        collection.removeAll()
    }

    /// Moves an item before another one, into its section. Raises an exception if either is missing, or if they are
    /// equal.
    ///
    /// - Complexity: O(*n*) in the number of items in the affected sections.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, .before, toIdentifier)
    }

    /// Moves an item after another one, into its section. Raises an exception if either is missing, or if they are
    /// equal.
    ///
    /// - Complexity: O(*n*) in the number of items in the affected sections.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        moveItem(identifier, .after, toIdentifier)
    }

    /// Marks items for reloading: applying the snapshot replaces their cells. Raises an exception if an item is
    /// missing.
    @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        settle()
        reloadedItems.insert(identifiers, of: stored, action: "reload item")
    }

    /// Marks items for reconfiguration: applying the snapshot configures their existing cells again.
    ///
    /// - Parameter identifiers: The items. Raises an exception if one isn't in the snapshot.
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
