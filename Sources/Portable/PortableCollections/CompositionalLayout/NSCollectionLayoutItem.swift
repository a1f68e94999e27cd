/// The space for one cell in a compositional layout, or, as a group, for several.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size of the item.
    public let layoutSize: NSCollectionLayoutSize

    /// The insets of the cell in the item's frame. An inset on an axis with an estimated length is ignored. The default
    /// is zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing around the item. The default is `nil`, which means no spacing.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The supplementary items attached to the item, such as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

    package var attachedItems: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of the given size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize, attached: [])
    }

    /// Creates an item of the given size with supplementary items.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, attached: supplementaryItems)
    }

    package init(size: NSCollectionLayoutSize, attached: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        attachedItems = attached.map { $0.copy() as! NSCollectionLayoutSupplementaryItem }
        super.init()
    }

    /// Copies the properties that all kinds of items have.
    package func takeItemProperties(from other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(size: layoutSize, attached: attachedItems)
        copy.takeItemProperties(from: self)
        return copy
    }
}
