/// The items of the cells on screen. When a cell leaves, its item may be gone, and its path that of another item.
@MainActor
struct DisplayedItems {
    /// The number of cells that show an item, which is two during a reload, and the time of the first one.
    private struct Display {
        let start: TimeInterval
        var cells = 0
    }

    private var items: [ObjectIdentifier: (item: AnyCollectionItem, section: SectionIdentity?)] = [:]
    private var displays: [ItemIdentity: Display] = [:]

    /// Returns the time since which an item has been on screen, or the current time if it isn't.
    func start(of item: ItemIdentity) -> TimeInterval { displays[item]?.start ?? CACurrentMediaTime() }

    /// Adds the item that a cell shows from now on.
    mutating func insert(_ item: AnyCollectionItem, in section: SectionIdentity?, shownBy cell: UICollectionViewCell) {
        items[ObjectIdentifier(cell)] = (item, section)
        displays[item.identity, default: Display(start: CACurrentMediaTime())].cells += 1
    }

    /// Removes and returns the item that a cell has shown, or `nil` if it has shown none.
    mutating func remove(
        shownBy cell: UICollectionViewCell
    ) -> (item: AnyCollectionItem, section: SectionIdentity?)? {
        guard let shown = items.removeValue(forKey: ObjectIdentifier(cell)) else { return nil }
        let identity = shown.item.identity
        displays[identity]?.cells -= 1
        if displays[identity]?.cells == 0 { displays[identity] = nil }
        return shown
    }
}
