/// The way in which a section scrolls orthogonally to the layout, and where it stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It doesn't.
    case none = 0
    /// It rests anywhere.
    case continuous
    /// It rests where a group begins.
    case continuousGroupLeadingBoundary
    /// Scrolling stops at multiples of the section's visible length.
    case paging
    /// It rests where a group begins and moves one group at a time.
    case groupPaging
    /// It rests with a group in its middle and moves one group at a time.
    case groupPagingCentered
}
