/// Works out the batch between two collections of handles, step by step: the sections, then which part of each
/// section has changed, then where each item of those parts comes from.
///
/// It never sees an identifier; `SectionedCollection` tells it which handles mean the same.
package struct BatchBuilder {
    /// The part of a section that is not the same in both collections.
    private struct ChangedRange {
        var range: Range<Int>
        /// Where the range's items begin in `isMatched`.
        var base = 0
    }

    private let old: SectionedHandles
    private let new: SectionedHandles
    private var batch = BatchUpdates()
    /// The old position of each new section, -1 for inserted ones; and the other way round.
    private var oldPositions: [Int] = []
    private var newPositions: [Int]
    private var oldRanges: [ChangedRange] = []
    private var newRanges: [ChangedRange] = []
    /// Whether the items in the old changed ranges, one after the other, are in the new collection.
    private var isMatched: [Bool] = []

    /// - Parameter oldSections: the old handle of each section of `new`, in order; -1 for unknown ones.
    package init(old: SectionedHandles, new: SectionedHandles, oldSections: [Handle]) {
        self.old = old
        self.new = new
        newPositions = [Int](repeating: -1, count: old.sections.count)
        oldPositions.reserveCapacity(oldSections.count)
        for (position, section) in oldSections.enumerated() {
            if section >= 0, old.containsSection(section) {
                let oldPosition = old.position(ofSection: section)
                oldPositions.append(oldPosition)
                newPositions[oldPosition] = position
            } else {
                oldPositions.append(-1)
                batch.insertedSections.append(position)
            }
        }
        batch.deletedSections = newPositions.indices.filter { newPositions[$0] < 0 }

        let kept = oldPositions.indices.filter { oldPositions[$0] >= 0 }
        let stays = longestIncreasingSubsequence(of: kept.map { oldPositions[$0] })
        for (index, position) in kept.enumerated() where !stays[index] {
            batch.movedSections.append(.init(from: oldPositions[position], to: position))
        }
    }

    /// Finds the changed range of each section.
    /// - Parameter isSame: whether a new and an old handle mean the same item.
    package mutating func trim(isSame: (_ new: Handle, _ old: Handle) -> Bool) {
        oldRanges = newPositions.indices.map { ChangedRange(range: 0..<old.items(atSection: $0).count) }
        newRanges = oldPositions.indices.map { ChangedRange(range: 0..<new.items(atSection: $0).count) }
        for (position, oldPosition) in oldPositions.enumerated() where oldPosition >= 0 {
            let (before, after) = (old.items(atSection: oldPosition), new.items(atSection: position))
            if after.isIdentical(to: before) {
                oldRanges[oldPosition].range = 0..<0
                newRanges[position].range = 0..<0
                continue
            }
            let (oldItems, newItems) = (before.elements, after.elements)
            let shorter = min(oldItems.count, newItems.count)
            var prefix = 0
            while prefix < shorter, isSame(newItems[prefix], oldItems[prefix]) { prefix += 1 }
            var suffix = 0
            while suffix < shorter - prefix,
                isSame(newItems[newItems.count - 1 - suffix], oldItems[oldItems.count - 1 - suffix])
            {
                suffix += 1
            }
            oldRanges[oldPosition].range = prefix..<oldItems.count - suffix
            newRanges[position].range = prefix..<newItems.count - suffix
        }
        var base = 0
        for position in oldRanges.indices {
            oldRanges[position].base = base
            base += oldRanges[position].range.count
        }
        isMatched = [Bool](repeating: false, count: base)
    }

    /// Finds out for each item in the changed ranges whether it is new, stays or moves.
    /// - Parameter oldHandle: the old handle of a new one, -1 if the old collection doesn't know it.
    package mutating func matchItems(oldHandle: (_ new: Handle) -> Handle) {
        for section in newRanges.indices {
            let range = newRanges[section].range
            guard !range.isEmpty else { continue }
            let isInserted = oldPositions[section] < 0
            let items = new.items(atSection: section).elements
            var moves: [BatchUpdates.Move<ItemPosition>] = []
            // The items that don't change their section: where they were, and their place in `moves`.
            var own: (sources: [Int], moves: [Int]) = ([], [])
            for item in range {
                let destination = ItemPosition(section: section, item: item)
                // Without old items left in question nothing can match, so nothing is looked up.
                let handle = isMatched.isEmpty ? -1 : oldHandle(items[item])
                guard handle >= 0, old.containsItem(handle) else {
                    if !isInserted { batch.insertedItems.append(destination) }
                    continue
                }
                let source = old.position(ofItem: handle)
                let changed = oldRanges[source.section]
                isMatched[changed.base + source.item - changed.range.lowerBound] = true
                if source.section == oldPositions[section] {
                    own.sources.append(source.item)
                    own.moves.append(moves.count)
                }
                moves.append(.init(from: source, to: destination))
            }
            var staying = [Bool](repeating: false, count: moves.count)
            for (index, stays) in longestIncreasingSubsequence(of: own.sources).enumerated() {
                staying[own.moves[index]] = stays
            }
            for (index, move) in moves.enumerated() where !staying[index] { batch.movedItems.append(move) }
        }
    }

    /// The batch, with the deletions: the old items that were not matched, unless their section is deleted anyway.
    package consuming func finish() -> BatchUpdates {
        for (section, changed) in oldRanges.enumerated() where newPositions[section] >= 0 {
            for item in changed.range where !isMatched[changed.base + item - changed.range.lowerBound] {
                batch.deletedItems.append(ItemPosition(section: section, item: item))
            }
        }
        return batch
    }
}
