import LayoutGeometry

/// Consecutive items in an old section that are also consecutive in a new section.
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
@usableFromInline struct JoinedItems {
    @usableFromInline let old: [ItemPosition]
    @usableFromInline let new: [ItemPosition]
    /// The index of the old item for each new item; -1 for a new item without an old one.
    @usableFromInline let origins: [Int32]
    /// Whether each old item has a new item.
    @usableFromInline let isKept: [Bool]
    /// The position of the first old item if they are consecutive, so that no memory is accessed for the others.
    private let oldStart: ItemPosition?

    @usableFromInline init(old: [ItemPosition], new: [ItemPosition], origins: [Int32], isKept: [Bool]) {
        self.old = old
        self.new = new
        self.origins = origins
        self.isKept = isKept
        oldStart = old.areNeighbors ? old.first : nil
    }

    /// Returns the position of an old item.
    func oldPosition(_ index: Int) -> ItemPosition {
        guard let oldStart else { return old[index] }
        return ItemPosition(section: oldStart.section, item: oldStart.item + index)
    }
}

extension [ItemPosition] {
    /// Whether the positions, which are sorted, are consecutive positions of one section.
    @inlinable var areNeighbors: Bool {
        guard let first, let last else { return false }
        return first.sectionNumber == last.sectionNumber && last.item - first.item == count - 1
    }
}
