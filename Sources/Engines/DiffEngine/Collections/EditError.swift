/// An error of an edit of a `SectionedCollection` or an `Outline`. The failed edit has changed nothing.
///
/// Positions refer to the argument, so that the error needs no type parameter.
public enum EditError: Error, Equatable, Sendable {
    /// The elements at these positions of the argument are repeated, or are already in the outline.
    case duplicates(at: [Int])
    /// The sections at these positions of the argument are already in the collection.
    case existingSections(at: [Int])
    /// There are no sections to append to.
    case noSections
    /// The source of a move isn't in the collection.
    case unknownSource
    /// The section or item to append to, or to insert or move next to, isn't in the collection.
    case unknownDestination
    /// The destination is among the inserted elements, or is the moved element.
    case destinationIsSource
    /// The element at this position of the argument isn't in the collection.
    case unknown(at: Int)
}

/// The side of an item or section at which an edit inserts.
public enum Side: Sendable {
    case before
    case after
}
