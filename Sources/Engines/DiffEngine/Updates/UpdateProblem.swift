/// Why a batch of updates is none: it names what there isn't, or one thing twice, or the numbers of items don't follow.
///
/// Numbers are those that were given, whatever their size, so that whoever gave them recognizes them.
package enum UpdateProblem: Error, Equatable, Sendable {
    /// What was to be done.
    package enum Edit: String, Sendable {
        case insert
        case delete
        case reload
        case move
    }

    /// The sections and items that a place is one of.
    package enum Time: String, Sendable {
        case before
        case after
    }

    /// The section isn't there.
    case missingSection(Int, Edit, Time, sectionCount: Int)
    /// The section of an item isn't there.
    case missingSectionOfItem(section: Int, item: Int, Edit, Time, sectionCount: Int)
    /// The item isn't there.
    case missingItem(section: Int, item: Int, Edit, Time, itemCount: Int)
    /// What was given names no item of a section.
    case noItem(Edit, Time)
    /// A section is left twice, or entered.
    case repeatedSection(Int, Time)
    /// An item's place is left twice, or entered.
    case repeatedItem(ItemPosition, Time)
    /// The number of sections isn't what the changes make of it.
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The number of a section's items isn't what the changes make of it. The section is where it is after the batch.
    case itemCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
}
