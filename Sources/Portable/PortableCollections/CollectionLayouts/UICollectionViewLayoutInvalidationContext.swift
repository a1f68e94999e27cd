/// What has become invalid of a layout, so that it can keep the rest.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing of the layout can be kept: after `reloadData()` or with a new layout object.
    open var invalidateEverything: Bool { concernsEverything }

    /// Whether the numbers of sections and items are to be asked for again.
    open var invalidateDataSourceCounts: Bool { concernsCounts }

    /// The items that were marked, sorted and each once; nil until one was.
    open var invalidatedItemIndexPaths: [IndexPath]? { itemPaths?.sorted() }

    /// The supplementary views that were marked, by kind, sorted and each once; nil until one was.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        supplementaryPaths?.mapValues { $0.sorted() }
    }

    /// The decoration views that were marked, by kind, sorted and each once; nil until one was.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationPaths?.mapValues { $0.sorted() } }

    /// How far the content offset moves with the invalidation, in points. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero

    /// How much the content's size changes with the invalidation, in points. Zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// Where the items that the person moves were before; nil for any other invalidation.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousMovingPaths }

    /// Where the items that the person moves are going; nil for any other invalidation.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetMovingPaths }

    /// Where the items that the person moves are now, in points. Zero for any other invalidation.
    open var interactiveMovementTarget: CGPoint { movementTarget }

    package var concernsEverything = false
    package var concernsCounts = false
    package var previousMovingPaths: [IndexPath]?
    package var targetMovingPaths: [IndexPath]?
    package var movementTarget = CGPoint.zero

    /// Whether the context comes of scrolling alone, after which only pinned views move.
    package var comesOfScrolling = false

    /// Whether the context only says that the item that the person holds is elsewhere, and no other.
    package var concernsHeldItemAlone = false

    /// What a self-sizing view returned, with what the layout had offered it.
    package var preferred: (answer: UICollectionViewLayoutAttributes, offer: UICollectionViewLayoutAttributes)?

    private var itemPaths: Set<IndexPath>?
    private var supplementaryPaths: [String: Set<IndexPath>]?
    private var decorationPaths: [String: Set<IndexPath>]?

    /// A context that marks nothing.
    public override init() {
        super.init()
    }

    /// Marks items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        itemPaths = (itemPaths ?? []).union(indexPaths)
    }

    /// Marks supplementary views of a kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryPaths = supplementaryPaths ?? [:]
        supplementaryPaths?[elementKind, default: []].formUnion(indexPaths)
    }

    /// Marks decoration views of a kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationPaths = decorationPaths ?? [:]
        decorationPaths?[elementKind, default: []].formUnion(indexPaths)
    }

    /// Marks the element that the attributes are about.
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
