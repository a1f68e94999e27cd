// The element of a collection view or a table that a view shows, for comparing screens.

extension UIView {
    /// The element of a collection view or table that the view shows; `nil` for other views.
    package var shownElement: ElementKey? { shownBody?.placement.element }

    /// The layout's attributes of the element, in the coordinates of ``elementScroller``.
    package var shownAttributes: UICollectionViewLayoutAttributes? {
        guard let body = shownBody, let element = body.placement.element else { return nil }
        return body.owningCollectionView?.attributes(of: element)
    }

    /// The collection view, or that of a table's rows, that contains the element.
    package var elementScroller: UIView? { shownBody?.owningCollectionView }

    /// The section that the view scrolls orthogonally; `nil` for other views.
    package var shownSection: Int? { (self as? OrthogonalScrollView)?.section }

    private var shownBody: UICollectionReusableView? {
        switch self {
        case let cell as UITableViewCell: cell.body
        case let view as UITableViewHeaderFooterView: view.body
        case let view as UICollectionReusableView where view.outermostView === view: view
        default: nil
        }
    }
}
