/// Items that stand side by side in an old and in a new section.
@usableFromInline struct MatchedRun: Sendable {
    @usableFromInline var old: Int32
    @usableFromInline var new: Int32
    @usableFromInline var count: Int32

    @inlinable init(old: Int, new: Int, count: Int) {
        self.old = Int32(old)
        self.new = Int32(new)
        self.count = Int32(count)
    }
}

/// The result of joining the unmatched items, with their positions.
@usableFromInline struct JoinedRest {
    @usableFromInline let old: [ItemPosition]
    @usableFromInline let new: [ItemPosition]
    /// The index of the old item for each new item; -1 for a new item without an old one.
    @usableFromInline let origins: [Int32]
    /// Whether each old item is among the new ones.
    @usableFromInline let isKept: [Bool]
    /// Where the old items begin if they are neighbors: looking there takes no memory.
    private let oldStart: ItemPosition?

    @usableFromInline init(old: [ItemPosition], new: [ItemPosition], origins: [Int32], isKept: [Bool]) {
        self.old = old
        self.new = new
        self.origins = origins
        self.isKept = isKept
        oldStart = old.areNeighbors ? old.first : nil
    }

    /// Where an old item was.
    func oldPosition(_ index: Int) -> ItemPosition {
        guard let oldStart else { return old[index] }
        return ItemPosition(section: oldStart.section, item: oldStart.item + index)
    }
}

extension [ItemPosition] {
    /// Whether these positions, which are in order, stand side by side in one section.
    @inlinable var areNeighbors: Bool {
        guard let first, let last else { return false }
        return first.sectionNumber == last.sectionNumber && last.item - first.item == count - 1
    }
}
