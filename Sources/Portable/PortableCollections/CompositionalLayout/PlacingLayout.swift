/// A layout that knows more of the views that a collection view places than any layout has to say.
@MainActor
package protocol PlacingLayout: UICollectionViewLayout {
    /// The attributes of all elements that intersect `rect`, for the collection view itself. For unchanged elements,
    /// these can be the same objects as before, which must not be modified.
    func attributesToPlace(in rect: CGRect) -> [UICollectionViewLayoutAttributes]

    /// Called when the views of a layout pass are about to be placed, with their attributes, which may be changed.
    func willPlace(_ attributes: [UICollectionViewLayoutAttributes])

    /// Whether supplementary views of a kind belong to items, so that they move with them in updates.
    func supplementaryViewFollowsItem(ofKind kind: String, inSection section: Int) -> Bool
}
