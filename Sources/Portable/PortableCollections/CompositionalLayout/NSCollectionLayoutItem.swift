/// The space for one cell in a compositional layout, or, as a group, for several.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
///
/// let tile = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .absolute(96)),
///     supplementaryItems: [badge])
/// tile.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
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
    ///
    /// - Parameter layoutSize: The size of the item, relative to its group.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(size: layoutSize, attached: [])
    }

    /// Creates an item of the given size with supplementary items.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the item, relative to its group.
    ///   - supplementaryItems: The views attached to the item, such as badges. The item keeps copies.
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
    package func copyItemProperties(from other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(size: layoutSize, attached: attachedItems)
        copy.copyItemProperties(from: self)
        return copy
    }
}
