/// The items of the cells on screen. When a cell leaves the screen, its item can already be removed, and its index path
/// can be that of another item.
@MainActor
struct DisplayedItems {
    /// The number of cells that show an item, which is two during a reload, and the time of the first one.
    private struct Display {
        let start: TimeInterval
        var cells = 0
    }

    private var items: [ObjectIdentifier: (item: AnyCollectionItem, section: SectionIdentity?)] = [:]
    private var displays: [ItemIdentity: Display] = [:]

    /// Returns the time at which an item appeared on screen, or the current time if it isn't on screen.
    func start(of item: ItemIdentity) -> TimeInterval { displays[item]?.start ?? CACurrentMediaTime() }

    /// Records the item that a cell shows.
    mutating func insert(_ item: AnyCollectionItem, in section: SectionIdentity?, shownBy cell: UICollectionViewCell) {
        items[ObjectIdentifier(cell)] = (item, section)
        displays[item.identity, default: Display(start: CACurrentMediaTime())].cells += 1
    }

    /// Removes and returns the item that a cell has shown, or `nil` if there's no such item.
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
