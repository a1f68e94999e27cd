/// A view attached to an item or a group, such as a badge, with a size and the anchors that determine its position.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(24), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -4, y: 4)))
/// badge.zIndex = 2
///
/// let tile = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(96)),
///     supplementaryItems: [badge])
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the view is registered and requested with.
    public let elementKind: String

    /// The point of the item or group at which the view is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the view that is attached there. `nil` uses the edges of the container anchor.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The drawing order. Views with higher values are in front. The default is 1, which is in front of cells.
    open var zIndex: Int = 1

    /// Creates a view whose attachment point has the edges of the container anchor.
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

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(
            size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        copy.copyItemProperties(from: self)
        copy.zIndex = zIndex
        return copy
    }
}
