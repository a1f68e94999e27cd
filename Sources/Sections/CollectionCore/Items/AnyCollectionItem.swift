/// An item of any type.
@MainActor
public struct AnyCollectionItem {
    /// The item itself.
    public let base: any CollectionItem

    /// Which item it is. A driver counts those that are repeated.
    public internal(set) var identity: ItemIdentity

    /// Erases the type of an item.
    public init(_ item: some CollectionItem) {
        base = item
        identity = ItemIdentity(type: Swift.type(of: item), id: item.id)
    }

    /// Erases the type of an item whose identity is known.
    package init(_ item: some CollectionItem, identity: ItemIdentity) {
        base = item
        self.identity = identity
    }

    /// Erases the type of an item that is known only to be one.
    public init(erasing item: any CollectionItem) {
        self.init(item)
    }

    /// Where the item's cells come from.
    public var registration: ViewRegistration { base.registration }

    /// What happens to the item.
    public var events: ItemEvents { base.events }

    /// Whether a cell that shows `other` shows this item as well.
    public func isContentEqual(to other: AnyCollectionItem) -> Bool {
        AnyCollectionItem.isContentEqual(base, other.base)
    }

    private static func isContentEqual<Item: CollectionItem>(_ item: Item, _ other: any CollectionItem) -> Bool {
        guard let other = other as? Item else { return false }
        return item.isContentEqual(to: other)
    }

    /// Configures a cell; false if it isn't of the item's class.
    func configure(_ cell: UICollectionViewCell, for indexPath: IndexPath) -> Bool {
        AnyCollectionItem.configure(cell, with: base, for: indexPath)
    }

    private static func configure<Item: CollectionItem>(
        _ cell: UICollectionViewCell, with item: Item, for indexPath: IndexPath
    ) -> Bool {
        guard let cell = cell as? Item.Cell else { return false }
        item.configure(cell: cell, for: indexPath)
        return true
    }
}
