import LayoutGeometry

/// Maps the positions of sections and items before a batch update to the positions after it, and back.
///
/// Elements that are neither deleted nor moved keep their order, and fill the positions that aren't destinations of
/// insertions or moves.
package struct UpdateMap: Sendable, Equatable {
    package let before: [Int]
    package let after: [Int]

    /// The sections that are deleted or moved, and the sections that are inserted or moved, as items of section 0.
    package let removedSections: ChangedPositions
    package let insertedSections: ChangedPositions
    /// The items that are deleted or moved, with their positions before the batch, and the items that are inserted or
    /// moved, with their positions after it.
    package let removed: ChangedPositions
    package let inserted: ChangedPositions

    package let reloadedSections: Set<Int>
    private let reloadedItems: Set<ItemPosition>

    /// Creates a map of individual changes in any order. Throws if a position is removed or inserted twice.
    ///
    /// A section can have up to 2,147,483,647 items.
    ///
    /// - Complexity: O(*c* + *s*) for *c* changes in order and *s* sections; O(*c* log *c* + *s*) for others.
    package init(checking changes: ChangeSet) throws(UpdateError) {
        before = changes.countsBefore
        after = changes.countsAfter
        precondition(
            before.allSatisfy { $0 <= Int(Int32.max) } && after.allSatisfy { $0 <= Int(Int32.max) },
            "A batch update supports up to 2,147,483,647 items in a section.")
        let sectionMoves = changes.movedSections.map(ChangedPositions.Entry.init(moveOfSection:))
        removedSections = ChangedPositions(
            single: changes.deletedSections.map(ItemPosition.init(section:)),
            moves: sectionMoves.sortedByPosition(counts: [before.count]))
        insertedSections = ChangedPositions(
            single: changes.insertedSections.map(ItemPosition.init(section:)),
            moves: sectionMoves.reversed.sortedByPosition(counts: [after.count]))
        var moves = changes.movedItems.map(ChangedPositions.Entry.init(move:))
        var removed = moves.sortedByPosition(counts: before)
        if removed.firstRepetition != nil {
            // The first move of an item that is moved twice applies.
            var moved: Set<ItemPosition> = []
            moves = moves.filter { moved.insert($0.position).inserted }
            removed = moves.sortedByPosition(counts: before)
        }
        self.removed = ChangedPositions(single: changes.deletedItems, moves: removed)
        inserted = ChangedPositions(
            single: changes.insertedItems, moves: moves.reversed.sortedByPosition(counts: after))
        reloadedSections = changes.reloadedSections
        reloadedItems = changes.reloadedItems
        try requireDistinct()
    }

    /// Creates a map of a difference. Its lists must be sorted without repetitions, and consistent with its item counts.
    ///
    /// - Complexity: O(*c*) for *c* changes; O(*c* log *c*) for few moves, and O(*c* + *s*) with *s* sections for many.
    package init(_ difference: ChangeSet) {
        before = difference.countsBefore
        after = difference.countsAfter
        // Moves are sorted by destination.
        let insertedSections = difference.movedSections.map(ChangedPositions.Entry.init(moveOfSection:)).reversed
        removedSections = ChangedPositions(
            sorted: difference.deletedSections.map(ItemPosition.init(section:)),
            moves: insertedSections.reversed.sortedByPosition(counts: [before.count]))
        self.insertedSections = ChangedPositions(
            sorted: difference.insertedSections.map(ItemPosition.init(section:)), moves: insertedSections)
        let inserted = difference.movedItems.map {
            ChangedPositions.Entry(position: $0.destination, counterpart: $0.source)
        }
        removed = ChangedPositions(
            sorted: difference.deletedItems, moves: inserted.reversed.sortedByPosition(counts: before))
        self.inserted = ChangedPositions(sorted: difference.insertedItems, moves: inserted)
        reloadedSections = difference.reloadedSections
        reloadedItems = difference.reloadedItems
        assert(
            removedSections.isSortedAndDistinct && self.insertedSections.isSortedAndDistinct
                && removed.isSortedAndDistinct && self.inserted.isSortedAndDistinct,
            "The lists of a difference are sorted and contain each position once")
        assert(countProblem() == nil, "The counts before the difference and its changes result in the counts after it")
    }

    // MARK: Positions

    /// Returns the position of a section after the batch, or `nil` if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func section(after old: Int) -> Int? {
        Self.section(old, of: before.count, from: removedSections, to: insertedSections)
    }

    /// Returns the position of a section before the batch, or `nil` if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func section(before new: Int) -> Int? {
        Self.section(new, of: after.count, from: insertedSections, to: removedSections)
    }

    /// Returns the position of an item after the batch, or `nil` if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func item(after old: ItemPosition) -> ItemPosition? {
        Self.item(old, from: removed, before, to: inserted, after) { section(after: old.section) }
    }

    /// Returns the position of an item before the batch, or `nil` if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func item(before new: ItemPosition) -> ItemPosition? {
        Self.item(new, from: inserted, after, to: removed, before) { section(before: new.section) }
    }

    /// Returns the position of a section on the other side of the batch, or `nil` if it isn't there.
    private static func section(
        _ section: Int, of count: Int, from removed: ChangedPositions, to inserted: ChangedPositions
    ) -> Int? {
        guard section >= 0, section < count else { return nil }
        guard !removed.isEmpty || !inserted.isEmpty else { return section }
        if let entry = removed.entry(at: ItemPosition(section: section)) { return entry.counterpart?.item }
        let rank = section - removed.count(before: section, in: removed.entries.indices)
        return inserted.unchanged(rank, in: inserted.entries.indices)
    }

    /// Returns the position of an item on the other side of the batch; `nil` if it isn't there.
    ///
    /// - Parameters:
    ///   - removed: The changed positions on the item's side, with the item counts of the sections there.
    ///   - inserted: The changed positions on the other side, with the item counts there.
    ///   - findSection: Returns the position of its section on the other side; `nil` if it isn't there.
    private static func item(
        _ item: ItemPosition, from removed: ChangedPositions, _ counts: [Int], to inserted: ChangedPositions,
        _ otherCounts: [Int], findSection: () -> Int?
    ) -> ItemPosition? {
        if let entry = removed.entry(at: item) { return entry.counterpart }
        guard let section = findSection(), item.item < counts[item.section] else { return nil }
        let before = removed.range(ofSection: item.section), after = inserted.range(ofSection: section)
        let number = inserted.unchanged(item.item - removed.count(before: item.item, in: before), in: after)
        return number < otherCounts[section] ? ItemPosition(section: section, item: number) : nil
    }

    // MARK: New and removed elements

    package var hasNoReloads: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty }

    /// Returns whether an element of a section gets a new view.
    ///
    /// - Parameter item: The item in the section before the batch; `nil` for elements of the whole section.
    package func isReloaded(section: Int, item: Int?) -> Bool {
        if reloadedSections.contains(section) { return true }
        guard let item else { return false }
        return reloadedItems.contains(ItemPosition(section: section, item: item))
    }

    /// Returns whether an element of a section is new: the item or its section was inserted or reloaded.
    ///
    /// - Parameter item: The item in the section after the batch; `nil` for elements of the whole section.
    package func isNew(section new: Int, item: Int?) -> Bool {
        guard new < after.count else { return false }
        guard let section = section(before: new), !reloadedSections.contains(section) else { return true }
        // A section that was moved can't be at an inserted one's position, because a position is inserted only once.
        guard let item else { return false }
        let position = ItemPosition(section: new, item: item)
        if let entry = inserted.entry(at: position), entry.counterpart == nil { return true }
        guard !reloadedItems.isEmpty, let old = self.item(before: position) else { return false }
        return reloadedItems.contains(old)
    }

    /// Returns whether an element of a section is removed: the item or its section was deleted or reloaded.
    ///
    /// - Parameter item: The item in the section before the batch; `nil` for elements of the whole section.
    package func isRemoved(section old: Int, item: Int?) -> Bool {
        guard old < before.count else { return false }
        if reloadedSections.contains(old) || section(after: old) == nil { return true }
        guard let item else { return false }
        let position = ItemPosition(section: old, item: item)
        if let entry = removed.entry(at: position), entry.counterpart == nil { return true }
        return reloadedItems.contains(position)
    }
}

extension ChangedPositions.Entry {
    fileprivate init(move: ChangeSet.Move<ItemPosition>) {
        self.init(position: move.source, counterpart: move.destination)
    }

    fileprivate init(moveOfSection move: ChangeSet.Move<Int>) {
        self.init(position: ItemPosition(section: move.source), counterpart: ItemPosition(section: move.destination))
    }
}

extension ItemPosition {
    /// Creates the representation of a section in a list of sections.
    fileprivate init(section: Int) { self.init(section: 0, item: section) }
}

extension [ChangedPositions.Entry] {
    /// The moves with source and destination exchanged.
    fileprivate var reversed: [ChangedPositions.Entry] {
        map { ChangedPositions.Entry(position: $0.counterpart ?? $0.position, counterpart: $0.position) }
    }
}
