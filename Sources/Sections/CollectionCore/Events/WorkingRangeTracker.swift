/// An object that tracks the items in the working range of a driver.
@MainActor
final class WorkingRangeTracker {
    var range: WorkingRange?
    /// The items in the range, in order.
    private var items: [ItemIdentity] = []

    /// Updates the items in the range, and calls the range's closures for the items that have entered or left it.
    ///
    /// - Complexity: O(*n*) in the number of items in the range.
    func update(in driver: CollectionDriver) {
        guard let collectionView = driver.collectionView else { return }
        guard let range else { return items = [] }
        let bounds = collectionView.bounds, screens = max(range.screens, 0)
        let reach = bounds.insetBy(
            dx: -bounds.width * (screens.isNaN ? 0 : screens), dy: -bounds.height * (screens.isNaN ? 0 : screens))
        let attributes =
            bounds.isEmpty ? [] : collectionView.collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
        let paths = attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        let current = paths.compactMap { driver.itemIdentity(at: $0) }
        let former = items
        items = current
        let (now, before) = (Set(current), Set(former))
        driver.updates.callOut {
            for item in former where !now.contains(item) { range.didLeave(item) }
            for item in current where !before.contains(item) { range.willEnter(item) }
        }
    }
}
