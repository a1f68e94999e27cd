/// Maps the positions of sections and items before a batch update to the positions after it, and back.
///
/// Elements that are neither deleted nor moved keep their order, and fill the positions that aren't destinations of
/// insertions or moves.
///
/// Positions have room for the first two billion items of a section. Later items are mapped like all others, unless a
/// change refers to one of them: then no later item of the section is mapped, as if all had been replaced.
package struct UpdateMap: Sendable, Equatable {
    /// An item with numbers of any size.
    package typealias Item = CollectedUpdates.Item

    package let before: [Int]
    package let after: [Int]

    /// The sections that are deleted or moved, and the sections that are inserted or moved, as items of section 0.
    package let leftSections: UpdatePlaces
    package let enteredSections: UpdatePlaces
    /// The items that are deleted or moved, with their positions before the batch, and the items that are inserted or
    /// moved, with their positions after it.
    package let left: UpdatePlaces
    package let entered: UpdatePlaces

    package let reloadedSections: Set<Int>
    private let reloadedItems: Set<ItemPosition>

    /// Creates a map of individual changes. Throws if a place is left or entered twice.
    ///
    /// - Complexity: O(*c*) for *c* changes in order; O(*c* log *c*) for others.
    package init(_ collected: CollectedUpdates) throws(UpdateProblem) {
        before = collected.before
        after = collected.after
        let sectionMoves = collected.sectionMoves
        leftSections = UpdatePlaces(
            single: collected.deletedSections, moves: sectionMoves.sortedByPlace(counts: [before.count]))
        enteredSections = UpdatePlaces(
            single: collected.insertedSections, moves: sectionMoves.reversed.sortedByPlace(counts: [after.count]))
        var moves = collected.itemMoves
        var leaving = moves.sortedByPlace(counts: before)
        if leaving.firstRepetition != nil {
            // The first move of an item that is moved twice applies.
            var moved: Set<ItemPosition> = []
            moves = moves.filter { $0.place.isBeyondNumbers || moved.insert($0.place).inserted }
            leaving = moves.sortedByPlace(counts: before)
        }
        left = UpdatePlaces(single: collected.deletedItems, moves: leaving)
        entered = UpdatePlaces(single: collected.insertedItems, moves: moves.reversed.sortedByPlace(counts: after))
        reloadedSections = collected.reloadedSections
        reloadedItems = collected.reloadedItems
        try requireDistinct()
    }

    /// Creates a map of a difference. Its lists must be sorted without repetitions, and consistent with the item counts
    /// before and after.
    ///
    /// - Complexity: O(*c*) for *c* changes; O(*c* log *c*) for few moves, and O(*c* + *s*) with *s* sections for many.
    package init(before: [Int], after: [Int], difference: BatchUpdates) {
        self.before = before
        self.after = after
        func section(_ section: Int) -> ItemPosition { ItemPosition(section: 0, item: section) }
        // Moves are sorted by destination.
        let enteringSections = difference.movedSections.map {
            UpdatePlaces.Entry(place: section($0.destination), partner: section($0.source))
        }
        leftSections = UpdatePlaces(
            sorted: difference.deletedSections.map(section),
            moves: enteringSections.reversed.sortedByPlace(counts: [before.count]))
        enteredSections = UpdatePlaces(sorted: difference.insertedSections.map(section), moves: enteringSections)
        let entering = difference.movedItems.map { UpdatePlaces.Entry(place: $0.destination, partner: $0.source) }
        left = UpdatePlaces(
            sorted: difference.deletedItems, moves: entering.reversed.sortedByPlace(counts: before))
        entered = UpdatePlaces(sorted: difference.insertedItems, moves: entering)
        reloadedSections = []
        reloadedItems = []
        assert(
            leftSections.isSortedAndDistinct && enteredSections.isSortedAndDistinct && left.isSortedAndDistinct
                && entered.isSortedAndDistinct, "The lists of a difference are sorted and name each place once")
        assert(countProblem() == nil, "The difference leads from the numbers before to those afterwards")
    }

    // MARK: Asking

    /// Returns the position of a section after the batch, or `nil` if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func section(after old: Int) -> Int? {
        Self.section(old, of: before.count, from: leftSections, to: enteredSections)
    }

    /// Returns the position of a section before the batch, or `nil` if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func section(before new: Int) -> Int? {
        Self.section(new, of: after.count, from: enteredSections, to: leftSections)
    }

    /// Returns the position of an item after the batch, or `nil` if it was deleted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func item(after old: Item) -> Item? {
        Self.item(old, from: left, before, to: entered, after) { section(after: old.section) }
    }

    /// Returns the position of an item before the batch, or `nil` if it was inserted.
    ///
    /// - Complexity: O(log *c*) for *c* changes.
    package func item(before new: Item) -> Item? {
        Self.item(new, from: entered, after, to: left, before) { section(before: new.section) }
    }

    /// Returns the position of a section on the other side of the batch, or `nil` if it isn't there.
    private static func section(
        _ section: Int, of count: Int, from leaving: UpdatePlaces, to entering: UpdatePlaces
    ) -> Int? {
        guard section >= 0, section < count else { return nil }
        guard !leaving.isEmpty || !entering.isEmpty else { return section }
        if let entry = leaving.entry(at: ItemPosition(section: 0, item: section)) { return entry.partner?.item }
        let rank = section - leaving.count(before: section, in: leaving.entries.indices)
        return entering.free(rank, in: entering.entries.indices)
    }

    /// Returns the position of an item on the other side of the batch; `nil` if it isn't there.
    ///
    /// - Parameters:
    ///   - leaving: The positions that leave the item's side, with the item counts of the sections there.
    ///   - entering: The positions that enter the other side, with the item counts there.
    ///   - findSection: Returns the position of its section on the other side; `nil` if it isn't there.
    private static func item(
        _ item: Item, from leaving: UpdatePlaces, _ counts: [Int], to entering: UpdatePlaces, _ otherCounts: [Int],
        findSection: () -> Int?
    ) -> Item? {
        let place = ItemPosition(section: item.section, item: item.item)
        if !place.isBeyondNumbers, let entry = leaving.entry(at: place) { return entry.knownPartner }
        guard let section = findSection(), item.item < counts[item.section] else { return nil }
        let left = leaving.range(ofSection: item.section), entered = entering.range(ofSection: section)
        // An item whose number doesn't fit a position is a different one if a change refers to such items.
        if place.isBeyondNumbers, leaving.reachBeyondNumbers(in: left) || entering.reachBeyondNumbers(in: entered) {
            return nil
        }
        let number = entering.free(item.item - leaving.count(before: item.item, in: left), in: entered)
        return number < otherCounts[section] ? (section, number) : nil
    }

    // MARK: What is new, and what goes

    package var reloadsNothing: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty }

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
        // A section that was moved can't be at an inserted one's position, because a position is entered only once.
        guard let item else { return false }
        let place = ItemPosition(section: new, item: item)
        if let entry = entered.entry(at: place), entry.partner == nil { return true }
        guard !reloadedItems.isEmpty, let old = self.item(before: (new, item)) else { return false }
        return reloadedItems.contains(ItemPosition(section: old.section, item: old.item))
    }

    /// Returns whether an element of a section is removed: the item or its section was deleted or reloaded.
    ///
    /// - Parameter item: The item in the section before the batch; `nil` for elements of the whole section.
    package func isGone(section old: Int, item: Int?) -> Bool {
        guard old < before.count else { return false }
        if reloadedSections.contains(old) || section(after: old) == nil { return true }
        guard let item else { return false }
        let place = ItemPosition(section: old, item: item)
        if let entry = left.entry(at: place), entry.partner == nil { return true }
        return reloadedItems.contains(place)
    }
}

extension UpdatePlaces.Entry {
    /// The destination or source of the item; `nil` also if its number doesn't fit a position.
    fileprivate var knownPartner: UpdateMap.Item? {
        guard let partner, !partner.isBeyondNumbers else { return nil }
        return (partner.section, partner.item)
    }
}

extension [UpdatePlaces.Entry] {
    /// The moves with source and destination exchanged.
    fileprivate var reversed: [UpdatePlaces.Entry] {
        map { UpdatePlaces.Entry(place: $0.partner ?? $0.place, partner: $0.place) }
    }
}
