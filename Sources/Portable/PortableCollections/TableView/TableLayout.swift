/// The list layout of a table's rows, with their insertion and deletion animations.
final class TableLayout: UICollectionViewCompositionalLayout {
    weak var rows: TableRowsView?

    private var animations: TableRowAnimations { rows?.table?.rowAnimations ?? TableRowAnimations() }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            .flatMap { outside($0, animations.animation) }
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            .flatMap { outside($0, animations.animation) }
    }

    /// Returns the initial or final attributes of an animated row, based on the layout's attributes, which fade it;
    /// `nil` for a row without an animation.
    private func outside(
        _ attributes: UICollectionViewLayoutAttributes, _ animation: UITableView.RowAnimation
    ) -> UICollectionViewLayoutAttributes? {
        let width = collectionView?.bounds.width ?? 0
        switch animation {
        case .fade, .automatic, .middle: break
        case .left: attributes.frame.origin.x -= width
        case .right: attributes.frame.origin.x += width
        case .top: attributes.frame.origin.y -= attributes.frame.height
        case .bottom: attributes.frame.origin.y += attributes.frame.height
        case .none: attributes.alpha = 1
        }
        return attributes
    }
}

/// The row animation of the current updates.
///
/// Differs from UIKit: all rows of a batch use the animation of its last update.
@MainActor
struct TableRowAnimations {
    var animation = UITableView.RowAnimation.automatic
}
