/// An object that describes the invalid parts of a layout, so that the layout can keep the rest.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A Boolean value that indicates whether no part of the layout can be kept: after `reloadData()`, or with a new
    /// layout object.
    open var invalidateEverything: Bool { invalidatesAll }

    /// A Boolean value that indicates whether the layout must load the numbers of sections and items again.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// The index paths of the invalidated items, sorted and unique; `nil` before any is invalidated.
    open var invalidatedItemIndexPaths: [IndexPath]? { itemPaths?.sorted() }

    /// The index paths of the invalidated supplementary views by kind, sorted and unique; `nil` before any is
    /// invalidated.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        supplementaryPaths?.mapValues { $0.sorted() }
    }

    /// The index paths of the invalidated decoration views by kind, sorted and unique; `nil` before any is invalidated.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationPaths?.mapValues { $0.sorted() } }

    /// The adjustment of the content offset with the invalidation, in points. The default is zero.
    open var contentOffsetAdjustment = CGPoint.zero

    /// The adjustment of the content size with the invalidation, in points. The default is zero.
    open var contentSizeAdjustment = CGSize.zero

    /// The previous index paths of the items that the user is moving; `nil` for other invalidations.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousMovingPaths }

    /// The target index paths of the items that the user is moving; `nil` for other invalidations.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetMovingPaths }

    /// The current position of the items that the user is moving, in points. Zero for other invalidations.
    open var interactiveMovementTarget: CGPoint { movementTarget }

    package var invalidatesAll = false
    package var invalidatesCounts = false
    package var previousMovingPaths: [IndexPath]?
    package var targetMovingPaths: [IndexPath]?
    package var movementTarget = CGPoint.zero

    /// A Boolean value that indicates whether scrolling caused the invalidation, so that only pinned views move.
    package var isCausedByScrolling = false

    /// A Boolean value that indicates whether the only change is the position of the item that the user is moving.
    package var affectsOnlyMovedItem = false

    /// The preferred attributes of a self-sizing view, with the layout's original attributes.
    package var preferred: (answer: UICollectionViewLayoutAttributes, offer: UICollectionViewLayoutAttributes)?

    private var itemPaths: Set<IndexPath>?
    private var supplementaryPaths: [String: Set<IndexPath>]?
    private var decorationPaths: [String: Set<IndexPath>]?

    /// Creates a context that marks nothing.
    public override init() {
        super.init()
    }

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        itemPaths = (itemPaths ?? []).union(indexPaths)
    }

    /// Marks supplementary views of a kind as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryPaths = supplementaryPaths ?? [:]
        supplementaryPaths?[elementKind, default: []].formUnion(indexPaths)
    }

    /// Marks decoration views of a kind as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationPaths = decorationPaths ?? [:]
        decorationPaths?[elementKind, default: []].formUnion(indexPaths)
    }

    /// Marks the element that the attributes describe.
    package func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
        switch attributes.category {
        case .cell: invalidateItems(at: [attributes.indexPath])
        case .supplementaryView:
            invalidateSupplementaryElements(ofKind: attributes.elementKind ?? "", at: [attributes.indexPath])
        case .decorationView:
            invalidateDecorationElements(ofKind: attributes.elementKind ?? "", at: [attributes.indexPath])
        }
    }
}
