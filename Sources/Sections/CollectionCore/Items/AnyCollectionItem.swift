/// A type-erased item.
@MainActor
public struct AnyCollectionItem {
    /// The wrapped item.
    public let base: any CollectionItem

    /// The identity of the item. A driver numbers duplicates.
    public internal(set) var identity: ItemIdentity

    /// Creates a type-erased item.
    public init(_ item: some CollectionItem) {
        base = item
        identity = ItemIdentity(type: Swift.type(of: item), id: item.id)
    }

    /// Creates a type-erased item with a known identity.
    package init(_ item: some CollectionItem, identity: ItemIdentity) {
        base = item
        self.identity = identity
    }

    /// Creates a type-erased item from an existential value.
    public init(erasing item: any CollectionItem) {
        self.init(item)
    }

    /// The registration for the item's cells.
    public var registration: ViewRegistration { base.registration }

    /// The closures that respond to events of the item.
    public var events: ItemEvents { base.events }

    /// Returns a Boolean value that indicates whether a cell that shows `other` also shows this item.
    public func isContentEqual(to other: AnyCollectionItem) -> Bool {
        AnyCollectionItem.isContentEqual(base, other.base)
    }

    private static func isContentEqual<Item: CollectionItem>(_ item: Item, _ other: any CollectionItem) -> Bool {
        guard let other = other as? Item else { return false }
        return item.isContentEqual(to: other)
    }

    /// Configures a cell. Returns `false` if it doesn't have the item's cell class.
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
