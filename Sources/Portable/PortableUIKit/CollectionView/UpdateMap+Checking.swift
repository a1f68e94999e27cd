extension UpdateMap {
    /// What is wrong with the counts, in UIKit's words; nil if they agree with the changes.
    ///
    /// - Complexity: O(*c* + *s*) for *c* changes and *s* sections, with a factor of log *c* where sections change.
    func countProblem() -> String? {
        let insertedSections = enteredSections.entries.count { $0.partner == nil }
        let deletedSections = leftSections.entries.count { $0.partner == nil }
        guard after.count == before.count + insertedSections - deletedSections else {
            return "Invalid update: invalid number of sections. The number of sections contained in the \(terms.view) "
                + "after the update (\(after.count)) must be equal to the number of sections contained in the "
                + "\(terms.view) before the update (\(before.count)), plus or minus the number of sections inserted or "
                + "deleted (\(insertedSections) inserted, \(deletedSections) deleted)."
        }
        for (old, count) in before.enumerated() {
            guard let new = section(after: old), !reloadedSections.contains(old) else { continue }
            let leaving = left.range(ofSection: old), entering = entered.range(ofSection: new)
            // A sum beyond the largest number is none that a data source could return.
            let (sum, isTooLarge) = count.addingReportingOverflow(entering.count - leaving.count)
            guard isTooLarge || after[new] != sum else { continue }
            let inserted = entered.entries[entering].count { $0.partner == nil }
            let deleted = left.entries[leaving].count { $0.partner == nil }
            let movedIn = entering.count - inserted, movedOut = leaving.count - deleted
            let items = terms.items
            return "Invalid update: invalid number of \(items) in section \(new). The number of \(items) contained in "
                + "an existing section after the update (\(after[new])) must be equal to the number of \(items) "
                + "contained in that section before the update (\(count)), plus or minus the number of \(items) "
                + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus "
                + "the number of \(items) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
                + "out)."
        }
        return nil
    }

    /// Raises if a place is left or entered twice.
    func requireDistinct() {
        func require(_ places: UpdatePlaces, _ verb: String, path: (UpdatePlace) -> IndexPath) {
            guard let place = places.firstRepetition else { return }
            raise("attempt to \(verb) the same index path more than once (\(path(place)))")
        }
        require(leftSections, "delete") { IndexPath(item: NSNotFound, section: $0.item) }
        require(enteredSections, "insert") { IndexPath(item: NSNotFound, section: $0.item) }
        require(left, "delete", path: \.indexPath)
        require(entered, "insert", path: \.indexPath)
    }
}
