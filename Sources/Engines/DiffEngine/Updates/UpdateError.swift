import LayoutGeometry

/// An inconsistency in a batch update: it refers to an element that doesn't exist, refers to one twice, or doesn't
/// match the item counts.
///
/// The numbers are the ones that the app passed, of any size, so that it can identify them.
package enum UpdateError: Error, Equatable, Sendable {
    /// The requested edit.
    package enum Edit: String, Sendable {
        case insert
        case delete
        case reload
        case move
    }

    /// The state of the collection that a position refers to.
    package enum Time: String, Sendable {
        case before
        case after
    }

    /// The section doesn't exist.
    case missingSection(Int, Edit, Time, sectionCount: Int)
    /// The section of an item doesn't exist.
    case missingSectionOfItem(section: Int, item: Int, Edit, Time, sectionCount: Int)
    /// The item doesn't exist.
    case missingItem(section: Int, item: Int, Edit, Time, itemCount: Int)
    /// The index path doesn't refer to an item of a section.
    case noItem(Edit, Time)
    /// A section is left or entered twice.
    case repeatedSection(Int, Time)
    /// An item's position is the source or the destination of two changes.
    case repeatedItem(ItemPosition, Time)
    /// The number of sections doesn't match the changes.
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// The number of a section's items doesn't match the changes. The section's index is its position after the batch.
    case itemCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
}
