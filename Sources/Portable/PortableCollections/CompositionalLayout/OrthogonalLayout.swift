/// A layout with sections that scroll across its direction. The collection view gives each of them a scroll view.
@MainActor
package protocol OrthogonalLayout: UICollectionViewLayout {
    /// The sections that scroll across the layout's direction and touch `rect`.
    func orthogonalScrollAreas(in rect: CGRect) -> [OrthogonalScrollArea]

    /// Tells the layout how far such a section has scrolled, of the largest offset that its scroll view knows.
    func setOrthogonalOffset(_ offset: CGFloat, of maximum: CGFloat, ofSection section: Int)
}
