/// The way in which a section scrolls orthogonally to the layout, and where it stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll orthogonally.
    case none = 0
    /// Scrolling stops anywhere.
    case continuous
    /// Scrolling stops at the leading boundary of a group.
    case continuousGroupLeadingBoundary
    /// Scrolling stops at multiples of the section's visible length.
    case paging
    /// Scrolling stops at the leading boundary of a group, one group at a time.
    case groupPaging
    /// Scrolling stops with a centered group, one group at a time.
    case groupPagingCentered
}
