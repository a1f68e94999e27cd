/// The list layout of a table's rows, with the animations by which rows come and go.
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

    /// How a row looks before it comes or after it has gone, given the layout's attributes, which fade it; nil for a
    /// row that is just there.
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

/// The animation of the updates that are being applied.
///
/// Differs from UIKit: rows of one batch come and go in the way of its last update.
@MainActor
struct TableRowAnimations {
    var animation = UITableView.RowAnimation.automatic
}
