/// An item of any type. Two are equal if their types and ids are, so that it can be an identifier of a diffable data
/// source.
@MainActor
public struct AnyCompositionalLayoutItem: IdentifiedHashable {
    /// Which item it is: its type and its id.
    public nonisolated let id: ItemIdentity

    /// The item itself.
    public let item: any CompositionalLayoutItem

    /// Erases the type of an item.
    public init(_ item: some CompositionalLayoutItem) {
        self.item = item
        id = AnyCollectionItem(item).identity
    }

    /// Called when the person has selected the item.
    public var didSelect: () -> Void { item.didSelect }
}
