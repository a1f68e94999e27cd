/// An error of an edit of a `SectionedCollection` or an `Outline`. The failed edit has changed nothing.
///
/// Positions refer to the argument, so that the error needs no type parameter.
public enum EditError: Error, Equatable, Sendable {
    /// The elements at these positions of the argument were named before, in it or in an outline.
    case duplicates(at: [Int])
    /// The sections at these positions of the argument are in the collection already.
    case existingSections(at: [Int])
    /// There are no sections to append to.
    case noSections
    /// The source of a move isn't in the collection.
    case unknownSource
    /// The section or item to append to, or to insert or move next to, is not there.
    case unknownDestination
    /// The destination is among what is inserted, or is what is moved.
    case destinationIsSource
    /// The element at this position of the argument is not there.
    case unknown(at: Int)
}

/// Before or after the item or section that an edit names.
public enum Side: Sendable {
    case before
    case after
}
