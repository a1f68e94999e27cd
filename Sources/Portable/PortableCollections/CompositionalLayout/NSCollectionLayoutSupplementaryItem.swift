/// A view attached to an item or a group, such as a badge, with a size and the anchors that determine its position.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the view is registered and asked for under.
    public let elementKind: String

    /// The point of the item or group that the view is attached to.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the view that lies there; nil means the point with the container anchor's edges.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The order of drawing: higher is in front. 1 by default, which is in front of cells.
    open var zIndex: Int = 1

    /// A view attached by the same point as the container's.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// Creates a view whose `itemAnchor` is aligned with the container's `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }

    package init(
        size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: size, attached: [])
    }

    /// An independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(
            size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        copy.takeItemProperties(from: self)
        copy.zIndex = zIndex
        return copy
    }
}
