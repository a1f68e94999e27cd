import Foundation

extension UIDynamicAnimator {
    /// Creates an animator of the attributes of a layout. It invalidates the layout in each frame in which it moves them.
    ///
    /// The layout creates attributes, adds them to behaviors, and returns ``items(in:)`` from
    /// `layoutAttributesForElements(in:)`, and the results of the methods below for single index paths.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init(layout: LayoutReference(layout))
    }

    /// Returns the attributes of the cell at an index path, or `nil` if no behavior moves them.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// Returns the attributes of the supplementary view of a kind at an index path, or `nil` if no behavior moves them.
    public func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// Returns the attributes of the decoration view of a kind at an index path, or `nil` if no behavior moves them.
    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == indexPath
        }
    }
}

/// The layout of an animator. The layout usually retains the animator.
@MainActor
private final class LayoutReference: DynamicLayoutReference {
    private weak var layout: UICollectionViewLayout?

    init(_ layout: UICollectionViewLayout) {
        self.layout = layout
    }

    var referenceBounds: CGRect? {
        layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    var displayedView: UIView? { layout?.collectionView }

    func animatorDidMoveItems() { layout?.invalidateLayout() }
}
