/// A layout that can show developers how it comes by its frames.
@MainActor
package protocol InspectableLayout: UICollectionViewLayout {
    /// The sections and groups that meet `rect`.
    func parts(in rect: CGRect) -> [LayoutPart]
}
