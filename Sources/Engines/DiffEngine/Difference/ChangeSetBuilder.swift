import LayoutGeometry

/// Builds the change set after the common items of both collections are found.
@usableFromInline struct ChangeSetBuilder {
    @usableFromInline var changes = ChangeSet()
    let sections: SectionMatching
    let rest: JoinedItems
    /// The new and old positions of one section's common items, in the order of the former. Reused for all sections.
    private var kept: [(new: Int32, old: Int32)] = []

    @usableFromInline init(sections: SectionMatching, rest: JoinedItems) {
        self.sections = sections
        self.rest = rest
        sections.addChanges(to: &changes)
    }

    /// Adds deletions of the unmatched old items, except in deleted sections.
    @usableFromInline mutating func deleteItems() {
        for index in rest.old.indices where !rest.isKept[index] && !sections.isDeleted(rest.old[index].section) {
            changes.deletedItems.append(rest.old[index])
        }
        // The items are in the order of the new sections, which can be different.
        if !changes.movedSections.isEmpty { changes.deletedItems.sort() }
    }

    /// Adds the insertions and moves of one section's unmatched new items, and the moves within the section.
    /// - Parameters:
    ///   - range: The section's part of the rest.
    ///   - runs: The matched runs in order.
    @usableFromInline mutating func addItems(
        ofSection section: Int, _ range: Range<Int>, runs: ArraySlice<MatchedRun>
    ) {
        let oldSection = sections.oldPosition(ofSection: section)
        let firstMove = changes.movedItems.count
        var hasOwn = false
        var run = runs.startIndex
        kept.removeAll(keepingCapacity: true)
        // The capacity for a section is reserved in one step, because growing the array needs twice the memory.
        let most = runs.reduce(range.count) { $0 + Int($1.count) }
        if kept.capacity < most { kept.reserveCapacity(most) }
        for index in range {
            let position = rest.new[index]
            guard rest.origins[index] >= 0 else {
                if oldSection >= 0 { changes.insertedItems.append(position) }
                continue
            }
            let origin = rest.oldPosition(Int(rest.origins[index]))
            guard origin.section == oldSection else {
                changes.movedItems.append(.init(from: origin, to: position))
                continue
            }
            // An item that stays in the section.
            hasOwn = true
            while run < runs.endIndex, runs[run].new < position.itemNumber {
                append(runs[run])
                run += 1
            }
            kept.append((position.itemNumber, origin.itemNumber))
        }
        guard hasOwn else { return }
        for run in runs[run...] { append(run) }
        addMoves(from: oldSection, to: section, after: firstMove)
    }

    private mutating func append(_ run: MatchedRun) {
        for distance in 0..<run.count { kept.append((run.new + distance, run.old + distance)) }
    }

    /// Adds the fewest moves that explain the order of the common items.
    private mutating func addMoves(from oldSection: Int, to section: Int, after firstMove: Int) {
        let stays = kept.withUnsafeBufferPointer { kept in
            longestIncreasingSubsequence(kept.count) { kept[$0].old }
        }
        let wereMoves = changes.movedItems.count > firstMove
        for index in kept.indices where !stays[index] {
            changes.movedItems.append(
                .init(
                    from: ItemPosition(section: oldSection, item: Int(kept[index].old)),
                    to: ItemPosition(section: section, item: Int(kept[index].new))))
        }
        if wereMoves { changes.movedItems[firstMove...].sort { $0.destination < $1.destination } }
    }
}
