// Moving items between sections by the user.

extension UICompositionalLayoutableSectionDataSource {
    /// Returns a Boolean value that indicates whether both data sources have items of the same type, so that items can
    /// be moved between them.
    func hasItems(like other: any UICompositionalLayoutableSectionDataSource) -> Bool {
        other.accepts(ItemsType.self)
    }

    private func accepts<Item>(_ type: Item.Type) -> Bool { ItemsType.self == Item.self }

    /// Moves an item to an index of another section, or of this one. If an index doesn't exist anymore, or the items
    /// have different types, nothing changes.
    func moveItem(
        _ position: Int, to newPosition: Int, in other: any UICompositionalLayoutableSectionDataSource
    ) {
        guard items.indices.contains(position), hasItems(like: other) else { return }
        other.insert(items.remove(at: position), at: newPosition)
    }

    private func insert(_ item: Any, at position: Int) {
        guard let item = item as? ItemsType else { return }
        items.insert(item, at: min(max(position, 0), items.count))
    }
}
