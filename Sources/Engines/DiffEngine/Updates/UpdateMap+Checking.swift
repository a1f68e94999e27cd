extension UpdateMap {
    /// Returns the first inconsistency between the item counts and the changes; `nil` if there's none.
    ///
    /// - Complexity: O(*c* + *s*) for *c* changes and *s* sections, with a factor of log *c* where sections change.
    package func countProblem() -> UpdateProblem? {
        let insertedSections = enteredSections.countOfSingle(in: enteredSections.entries.indices)
        let deletedSections = leftSections.countOfSingle(in: leftSections.entries.indices)
        guard after.count == before.count + insertedSections - deletedSections else {
            return .sectionCount(
                before: before.count, after: after.count, inserted: insertedSections, deleted: deletedSections)
        }
        for (old, count) in before.enumerated() {
            guard let new = section(after: old), !reloadedSections.contains(old) else { continue }
            let leaving = left.range(ofSection: old), entering = entered.range(ofSection: new)
            // A data source can't return a count that overflows.
            let (sum, isTooLarge) = count.addingReportingOverflow(entering.count - leaving.count)
            guard isTooLarge || after[new] != sum else { continue }
            let inserted = entered.countOfSingle(in: entering), deleted = left.countOfSingle(in: leaving)
            return .itemCount(
                section: new, before: count, after: after[new], inserted: inserted, deleted: deleted,
                movedIn: entering.count - inserted, movedOut: leaving.count - deleted)
        }
        return nil
    }

    /// Throws if a place is left or entered twice.
    func requireDistinct() throws(UpdateProblem) {
        if let place = leftSections.firstRepetition { throw .repeatedSection(place.item, .before) }
        if let place = enteredSections.firstRepetition { throw .repeatedSection(place.item, .after) }
        if let place = left.firstRepetition { throw .repeatedItem(place, .before) }
        if let place = entered.firstRepetition { throw .repeatedItem(place, .after) }
    }
}

extension UpdatePlaces {
    /// Returns the number of deletions or insertions, without moves.
    fileprivate func countOfSingle(in range: Range<Int>) -> Int {
        var count = 0
        for index in range where entries[index].partner == nil { count += 1 }
        return count
    }
}
