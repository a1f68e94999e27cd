/// An item on screen that a section's `visibleItemsInvalidationHandler` can move, fade, and transform.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity of the item, from 0 to 1.
    var alpha: CGFloat { get set }

    /// The drawing order. Items with higher values are in front.
    var zIndex: Int { get set }

    /// A Boolean value that indicates whether the item is hidden.
    var isHidden: Bool { get set }

    /// The center in the section's content, in points. Orthogonal scrolling doesn't change it.
    var center: CGPoint { get set }

    /// The two-dimensional transform around the center.
    var transform: CGAffineTransform { get set }

    /// The transform in three dimensions around the center.
    var transform3D: CATransform3D { get set }

    /// The element kind; empty for cells.
    var name: String { get }

    /// The index path of the item.
    var indexPath: IndexPath { get }

    /// The frame in the section's content, in points.
    var frame: CGRect { get }

    /// A rectangle with the size and a zero origin, in points.
    var bounds: CGRect { get }

    /// The category of the item: a cell, a supplementary view, or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }

    /// The kind of the supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// Layout attributes as a visible item, in the coordinates of a section that has scrolled by `offset`.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    private let offset: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
        self.attributes = attributes
        self.offset = attributes.orthogonalSection == nil ? .zero : offset
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
        set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
    }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var name: String { attributes.elementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.category }
    var representedElementKind: String? { attributes.elementKind }
}
