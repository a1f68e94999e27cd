/// Writes down what became of the items, once it is known which of them both collections have.
@usableFromInline struct BatchWriter {
    @usableFromInline var batch = BatchUpdates()
    let sections: SectionMatching

    @usableFromInline init(sections: SectionMatching) {
        self.sections = sections
        sections.write(to: &batch)
    }

    /// The old items that are left over and not kept, unless their section is deleted anyway.
    @usableFromInline mutating func deleteItems(_ rest: JoinedRest) {
        for (index, position) in rest.old.enumerated()
        where !rest.isKept[index] && sections.newPositions[position.section] >= 0 {
            batch.deletedItems.append(position)
        }
        // They come by new sections, which may have another order.
        if !batch.movedSections.isEmpty { batch.deletedItems.sort() }
    }

    /// The new items of one section that are left over, inserted or moved, and what moves within the section.
    /// - Parameters:
    ///   - range: The section's part of the rest.
    ///   - runs: What was found side by side, in order.
    @usableFromInline mutating func writeItems(
        ofSection section: Int, _ rest: JoinedRest, _ range: Range<Int>, runs: ArraySlice<MatchedRun>
    ) {
        let oldSection = sections.oldPositions[section]
        let firstMove = batch.movedItems.count
        // What was in the section and is: new and old positions.
        var own: [(new: Int32, old: Int32)] = []
        for index in range {
            guard rest.origins[index] >= 0 else {
                if oldSection >= 0 { batch.insertedItems.append(rest.new[index]) }
                continue
            }
            let origin = rest.old[Int(rest.origins[index])]
            if origin.section == oldSection {
                own.append((rest.new[index].itemNumber, origin.itemNumber))
            } else {
                batch.movedItems.append(.init(from: origin, to: rest.new[index]))
            }
        }
        guard !own.isEmpty else { return }
        let wereMoves = batch.movedItems.count > firstMove
        let kept = merged(own, runs)
        let stays = longestIncreasingSubsequence(of: kept.map { $0.old })
        for index in kept.indices where !stays[index] {
            batch.movedItems.append(
                .init(
                    from: ItemPosition(section: oldSection, item: Int(kept[index].old)),
                    to: ItemPosition(section: section, item: Int(kept[index].new))))
        }
        if wereMoves { batch.movedItems[firstMove...].sort { $0.destination < $1.destination } }
    }

    /// Both in the order of the new section.
    private func merged(
        _ own: [(new: Int32, old: Int32)], _ runs: ArraySlice<MatchedRun>
    ) -> [(new: Int32, old: Int32)] {
        if runs.isEmpty { return own }
        var result: [(new: Int32, old: Int32)] = []
        result.reserveCapacity(own.count + runs.reduce(0) { $0 + Int($1.count) })
        var next = 0
        for run in runs {
            while next < own.count, own[next].new < run.new {
                result.append(own[next])
                next += 1
            }
            for distance in 0..<run.count { result.append((run.new + distance, run.old + distance)) }
        }
        result.append(contentsOf: own[next...])
        return result
    }
}
