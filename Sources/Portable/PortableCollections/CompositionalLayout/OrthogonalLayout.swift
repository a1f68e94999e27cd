/// A layout with orthogonal sections. The collection view creates a scroll view for each of them.
@MainActor
package protocol OrthogonalLayout: UICollectionViewLayout {
    /// Returns the orthogonal sections that intersect `rect`.
    func orthogonalScrollAreas(in rect: CGRect) -> [OrthogonalScrollArea]

    /// Tells the layout how far such a section has scrolled, of the largest offset that its scroll view knows.
    func setOrthogonalOffset(_ offset: CGFloat, of maximum: CGFloat, ofSection section: Int)
}
