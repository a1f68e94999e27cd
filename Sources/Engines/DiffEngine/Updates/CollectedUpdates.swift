/// The changes of a batch by their kinds, each checked against the item counts when it's added.
package struct CollectedUpdates: Sendable {
    /// An item with the numbers that the app passed, of any size. An `ItemPosition` only has room for valid ones.
    package typealias Item = (section: Int, item: Int)

    let before: [Int]
    let after: [Int]

    /// Sections are represented as items of section 0, so that they are processed like items.
    private(set) var deletedSections: [ItemPosition] = []
    private(set) var insertedSections: [ItemPosition] = []
    private(set) var sectionMoves: [UpdatePlaces.Entry] = []
    private(set) var deletedItems: [ItemPosition] = []
    private(set) var insertedItems: [ItemPosition] = []
    private(set) var itemMoves: [UpdatePlaces.Entry] = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var reloadedItems: Set<ItemPosition> = []

    /// Creates an empty batch.
    ///
    /// - Parameters:
    ///   - before: The item count of each section before the batch.
    ///   - after: The item count of each section after the batch.
    package init(before: [Int], after: [Int]) {
        self.before = before
        self.after = after
    }

    /// Creates a batch with the changes of a difference, whose collections may have other counts.
    package init(before: [Int], after: [Int], difference: BatchUpdates) throws(UpdateProblem) {
        self.init(before: before, after: after)
        for section in difference.deletedSections { try deleteSection(section) }
        for section in difference.insertedSections { try insertSection(section) }
        for move in difference.movedSections { try moveSection(from: move.source, to: move.destination) }
        for position in difference.deletedItems { try require(position, .delete, .before) }
        deletedItems = difference.deletedItems
        for position in difference.insertedItems { try require(position, .insert, .after) }
        insertedItems = difference.insertedItems
        for move in difference.movedItems {
            try require(move.source, .move, .before)
            try require(move.destination, .move, .after)
        }
        itemMoves = difference.movedItems.map { UpdatePlaces.Entry(place: $0.source, partner: $0.destination) }
    }

    // MARK: Sections

    package mutating func insertSection(_ section: Int) throws(UpdateProblem) {
        insertedSections.append(try place(ofSection: section, .insert, .after))
    }

    package mutating func deleteSection(_ section: Int) throws(UpdateProblem) {
        deletedSections.append(try place(ofSection: section, .delete, .before))
    }

    package mutating func reloadSection(_ section: Int) throws(UpdateProblem) {
        _ = try place(ofSection: section, .reload, .before)
        reloadedSections.insert(section)
    }

    package mutating func moveSection(from source: Int, to destination: Int) throws(UpdateProblem) {
        let place = try place(ofSection: source, .move, .before)
        sectionMoves.append(
            UpdatePlaces.Entry(place: place, partner: try self.place(ofSection: destination, .move, .after)))
    }

    // MARK: Items

    // `nil` represents an index path that doesn't refer to an item of a section.

    package mutating func insertItem(_ item: Item?) throws(UpdateProblem) {
        insertedItems.append(try place(of: item, .insert, .after))
    }

    package mutating func deleteItem(_ item: Item?) throws(UpdateProblem) {
        deletedItems.append(try place(of: item, .delete, .before))
    }

    package mutating func reloadItem(_ item: Item?) throws(UpdateProblem) {
        reloadedItems.insert(try place(of: item, .reload, .before))
    }

    package mutating func moveItem(from source: Item?, to destination: Item?) throws(UpdateProblem) {
        let place = try place(of: source, .move, .before)
        itemMoves.append(UpdatePlaces.Entry(place: place, partner: try self.place(of: destination, .move, .after)))
    }

    // MARK: Checking

    private func counts(_ time: UpdateProblem.Time) -> [Int] { time == .before ? before : after }

    private func place(
        ofSection section: Int, _ edit: UpdateProblem.Edit, _ time: UpdateProblem.Time
    ) throws(UpdateProblem) -> ItemPosition {
        let count = counts(time).count
        guard section >= 0, section < count else {
            throw .missingSection(section, edit, time, sectionCount: count)
        }
        return ItemPosition(section: 0, item: section)
    }

    private func place(
        of item: Item?, _ edit: UpdateProblem.Edit, _ time: UpdateProblem.Time
    ) throws(UpdateProblem) -> ItemPosition {
        guard let item else { throw .noItem(edit, time) }
        try require(item, edit, time)
        return ItemPosition(section: item.section, item: item.item)
    }

    private func require(
        _ position: ItemPosition, _ edit: UpdateProblem.Edit, _ time: UpdateProblem.Time
    ) throws(UpdateProblem) {
        try require((position.section, position.item), edit, time)
    }

    private func require(
        _ item: Item, _ edit: UpdateProblem.Edit, _ time: UpdateProblem.Time
    ) throws(UpdateProblem) {
        let counts = counts(time)
        guard item.section >= 0, item.section < counts.count else {
            throw .missingSectionOfItem(
                section: item.section, item: item.item, edit, time, sectionCount: counts.count)
        }
        guard item.item >= 0, item.item < counts[item.section] else {
            throw .missingItem(
                section: item.section, item: item.item, edit, time, itemCount: counts[item.section])
        }
    }
}
