import DiffEngine

extension UpdateError {
    /// UIKit's message for the error.
    ///
    /// - Parameter change: The change that caused the error, if it was a single one.
    func text(_ terms: MessageTerms, of change: UpdateTransaction.Change? = nil) -> String {
        switch self {
        case .missingSection(let section, let edit, let time, let count):
            "attempt to \(edit.rawValue) section \(section), but there are only \(count) sections \(time.rawValue) the update"
        case .missingSectionOfItem(let section, let item, let edit, let time, let count):
            "attempt to \(edit.rawValue) \(terms.item) \(item) \(time == .before ? "from" : "into") section \(section), but "
                + "there are only \(count) sections \(time.rawValue) the update"
        case .missingItem(let section, let item, let edit, .before, let count):
            "attempt to \(edit.rawValue) \(terms.item) \(item) from section \(section) which only contains \(count) "
                + "\(terms.items) before the update"
        case .missingItem(let section, let item, let edit, .after, let count):
            "attempt to \(edit.rawValue) \(terms.item) \(item) into section \(section), but there are only \(count) "
                + "\(terms.items) in section \(section) after the update"
        case .noItem(let edit, let time):
            "attempt to \(edit.rawValue) \(terms.item) at an index path without section and \(terms.item): "
                + "\(change?.path(time) ?? [])"
        case .repeatedSection(let section, let time):
            Self.repetition(of: IndexPath(item: NSNotFound, section: section), time)
        case .repeatedItem(let position, let time): Self.repetition(of: position.indexPath, time)
        case .sectionCount(let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of sections. The number of sections contained in the \(terms.view) after "
                + "the update (\(after)) must be equal to the number of sections contained in the \(terms.view) "
                + "before the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(inserted) inserted, \(deleted) deleted)."
        case .itemCount(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            "Invalid update: invalid number of \(terms.items) in section \(section). The number of \(terms.items) "
                + "contained in an existing section after the update (\(after)) must be equal to the number of "
                + "\(terms.items) contained in that section before the update (\(before)), plus or minus the number "
                + "of \(terms.items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
                + "and plus or minus the number of \(terms.items) moved into or out of that section (\(movedIn) "
                + "moved in, \(movedOut) moved out)."
        }
    }

    private static func repetition(of path: IndexPath, _ time: Time) -> String {
        "attempt to \(time == .before ? "delete" : "insert") the same index path more than once (\(path))"
    }
}

extension UpdateTransaction.Change {
    /// The index path of the item, before or after the batch.
    fileprivate func path(_ time: UpdateError.Time) -> IndexPath? {
        switch self {
        case .insertItem(let path), .deleteItem(let path), .reloadItem(let path): path
        case .moveItem(let from, let to): time == .before ? from : to
        case .insertSection, .deleteSection, .reloadSection, .moveSection: nil
        }
    }
}
