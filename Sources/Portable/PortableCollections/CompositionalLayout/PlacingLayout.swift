/// A layout with additional information about the views that a collection view places.
@MainActor
package protocol PlacingLayout: UICollectionViewLayout {
    /// The attributes of all elements that intersect `rect`, for the collection view itself. For unchanged elements,
    /// these can be the same objects as before, which must not be modified.
    func attributesToPlace(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

    /// Called before the views of a layout pass are placed, with their attributes, which can be changed.
    func willPlace(_ attributes: [UICollectionViewLayoutAttributes])

    /// Returns whether supplementary views of a kind belong to items, so that they move with them in updates.
    func supplementaryViewMovesWithItem(ofKind kind: String, inSection section: Int) -> Bool
}
