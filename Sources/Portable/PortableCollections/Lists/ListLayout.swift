/// A layout with sections that are lists.
@MainActor
package protocol ListLayout: UICollectionViewLayout {
    /// The parts of `rect` that lie behind lists.
    func listBackgrounds(in rect: CGRect) -> [ListBackground]

    /// Whether rows may offer actions when they are swiped.
    var offersSwipeActions: Bool { get }

    /// The actions that the row at a path offers on a side, asked when the person swipes it; nil for none.
    func swipeActions(_ side: SwipeSide, forItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
}
