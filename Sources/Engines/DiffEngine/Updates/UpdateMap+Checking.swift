import LayoutGeometry

extension UpdateMap {
    /// Returns the first inconsistency between the item counts and the changes; `nil` if there's none.
    ///
    /// - Complexity: O(*c* + *s*) for *c* changes and *s* sections, with a factor of log *c* where sections change.
    package func countProblem() -> UpdateError? {
        let insertedSections = insertedSections.countOfSingle(in: insertedSections.entries.indices)
        let deletedSections = removedSections.countOfSingle(in: removedSections.entries.indices)
        guard after.count == before.count + insertedSections - deletedSections else {
            return .sectionCount(
                before: before.count, after: after.count, inserted: insertedSections, deleted: deletedSections)
        }
        for (old, count) in before.enumerated() {
            guard let new = section(after: old), !reloadedSections.contains(old) else { continue }
            let removals = removed.range(ofSection: old), insertions = self.inserted.range(ofSection: new)
            guard after[new] != count + insertions.count - removals.count else { continue }
            let inserted = self.inserted.countOfSingle(in: insertions), deleted = removed.countOfSingle(in: removals)
            return .itemCount(
                section: new, before: count, after: after[new], inserted: inserted, deleted: deleted,
                movedIn: insertions.count - inserted, movedOut: removals.count - deleted)
        }
        return nil
    }

    /// Throws if a position is removed or inserted twice.
    func requireDistinct() throws(UpdateError) {
        if let position = removedSections.firstRepetition { throw .repeatedSection(position.item, .before) }
        if let position = insertedSections.firstRepetition { throw .repeatedSection(position.item, .after) }
        if let position = removed.firstRepetition { throw .repeatedItem(position, .before) }
        if let position = inserted.firstRepetition { throw .repeatedItem(position, .after) }
    }
}

extension ChangedPositions {
    /// Returns the number of deletions or insertions, without moves.
    fileprivate func countOfSingle(in range: Range<Int>) -> Int {
        var count = 0
        for index in range where entries[index].counterpart == nil { count += 1 }
        return count
    }
}
