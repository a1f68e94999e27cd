/// A layout with list sections.
@MainActor
package protocol ListLayout: UICollectionViewLayout {
    /// The parts of `rect` that are covered by lists.
    func listBackgrounds(in rect: CGRect) -> [ListBackground]

    /// Whether rows can have swipe actions.
    var offersSwipeActions: Bool { get }

    /// Returns the swipe actions on a side of the row at an index path, or `nil` for none. Called when the user swipes
    /// the row.
    func swipeActions(_ side: SwipeSide, forItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
}
