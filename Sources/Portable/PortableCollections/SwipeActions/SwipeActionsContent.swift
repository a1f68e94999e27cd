/// A view in a cell that provides swipe actions, where the list has none.
@MainActor
package protocol SwipeActionsContent: UIView {
    /// Returns the actions on a side; `nil` for none.
    func swipeActions(_ side: SwipeSide) -> UISwipeActionsConfiguration?
}

extension UICollectionViewCell {
    /// Returns the swipe actions of the cell's content on a side.
    func contentSwipeActions(_ side: SwipeSide) -> UISwipeActionsConfiguration? {
        func find(_ view: UIView) -> UISwipeActionsConfiguration? {
            if let content = view as? any SwipeActionsContent, let found = content.swipeActions(side) { return found }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(contentView)
    }
}
