import LayoutGeometry

// Individual changes, each checked against the item counts when it's added.

extension ChangeSet {
    /// Creates a change set without changes.
    ///
    /// - Parameters:
    ///   - before: The item count of each section before the batch.
    ///   - after: The item count of each section after the batch.
    package init(before: [Int], after: [Int]) {
        self.init()
        countsBefore = before
        countsAfter = after
    }

    /// Creates a change set with the changes of a difference, whose collections may have other counts.
    package init(before: [Int], after: [Int], checking difference: ChangeSet) throws(UpdateError) {
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
        movedItems = difference.movedItems
    }

    // MARK: Sections

    package mutating func insertSection(_ section: Int) throws(UpdateError) {
        try require(section: section, .insert, .after)
        insertedSections.append(section)
    }

    package mutating func deleteSection(_ section: Int) throws(UpdateError) {
        try require(section: section, .delete, .before)
        deletedSections.append(section)
    }

    package mutating func reloadSection(_ section: Int) throws(UpdateError) {
        try require(section: section, .reload, .before)
        reloadedSections.insert(section)
    }

    package mutating func moveSection(from source: Int, to destination: Int) throws(UpdateError) {
        try require(section: source, .move, .before)
        try require(section: destination, .move, .after)
        movedSections.append(Move(from: source, to: destination))
    }

    // MARK: Items

    // The numbers that the app passed, of any size; `nil` represents an index path that doesn't refer to an item of a
    // section.

    package mutating func insertItem(_ item: (section: Int, item: Int)?) throws(UpdateError) {
        insertedItems.append(try position(of: item, .insert, .after))
    }

    package mutating func deleteItem(_ item: (section: Int, item: Int)?) throws(UpdateError) {
        deletedItems.append(try position(of: item, .delete, .before))
    }

    package mutating func reloadItem(_ item: (section: Int, item: Int)?) throws(UpdateError) {
        reloadedItems.insert(try position(of: item, .reload, .before))
    }

    package mutating func moveItem(
        from source: (section: Int, item: Int)?, to destination: (section: Int, item: Int)?
    ) throws(UpdateError) {
        let source = try position(of: source, .move, .before)
        movedItems.append(Move(from: source, to: try position(of: destination, .move, .after)))
    }

    // MARK: Checking

    private func counts(_ time: UpdateError.Time) -> [Int] { time == .before ? countsBefore : countsAfter }

    private func require(
        section: Int, _ edit: UpdateError.Edit, _ time: UpdateError.Time
    ) throws(UpdateError) {
        let count = counts(time).count
        guard section >= 0, section < count else {
            throw .missingSection(section, edit, time, sectionCount: count)
        }
    }

    private func position(
        of item: (section: Int, item: Int)?, _ edit: UpdateError.Edit, _ time: UpdateError.Time
    ) throws(UpdateError) -> ItemPosition {
        guard let item else { throw .noItem(edit, time) }
        try require(section: item.section, item: item.item, edit, time)
        return ItemPosition(section: item.section, item: item.item)
    }

    private func require(
        _ position: ItemPosition, _ edit: UpdateError.Edit, _ time: UpdateError.Time
    ) throws(UpdateError) {
        try require(section: position.section, item: position.item, edit, time)
    }

    private func require(
        section: Int, item: Int, _ edit: UpdateError.Edit, _ time: UpdateError.Time
    ) throws(UpdateError) {
        let counts = counts(time)
        guard section >= 0, section < counts.count else {
            throw .missingSectionOfItem(section: section, item: item, edit, time, sectionCount: counts.count)
        }
        guard item >= 0, item < counts[section] else {
            throw .missingItem(section: section, item: item, edit, time, itemCount: counts[section])
        }
    }
}
