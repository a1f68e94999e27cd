/// A layout that provides its parts for the developer tools.
@MainActor
package protocol InspectableLayout: UICollectionViewLayout {
    /// Returns the sections and groups that intersect `rect`.
    func parts(in rect: CGRect) -> [LayoutPart]
}
