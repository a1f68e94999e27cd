// How items go from one section to another when a person moves them.

extension UICompositionalLayoutableSectionDataSource {
    /// Whether the items of both are of one type, so that one may take those of the other.
    func hasItems(like other: any UICompositionalLayoutableSectionDataSource) -> Bool {
        other.takes(ItemsType.self)
    }

    private func takes<Item>(_ type: Item.Type) -> Bool { ItemsType.self == Item.self }

    /// Moves an item to a place among those of another section, or of this one. Places that don't exist any more, and
    /// items of another type, change nothing.
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
