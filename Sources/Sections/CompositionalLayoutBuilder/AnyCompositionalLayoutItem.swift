/// A type-erased item. Two items are equal if their types and IDs are, so they can be identifiers of a diffable data
/// source.
@MainActor
public struct AnyCompositionalLayoutItem: IdentifiedHashable {
    /// The identity of the item: its type and its ID.
    public nonisolated let id: ItemIdentity

    /// The wrapped item.
    public let item: any CompositionalLayoutItem

    /// Creates a type-erased item.
    public init(_ item: some CompositionalLayoutItem) {
        self.item = item
        id = AnyCollectionItem(item).identity
    }

    /// A closure that's called when the user selects the item.
    public var didSelect: () -> Void { item.didSelect }
}
