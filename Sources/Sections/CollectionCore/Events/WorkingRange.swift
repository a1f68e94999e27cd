/// Which items are on screen or will be soon, and who is told when one becomes so.
///
/// ```swift
/// driver.workingRange = WorkingRange(screens: 2) { item in images.load(item) } didLeave: { item in images.cancel(item) }
/// ```
@MainActor
public struct WorkingRange {
    /// How many screens further than what is seen the range goes, forwards and backwards; 1 by default. What is less
    /// than 0 or not a number counts as 0.
    public var screens: CGFloat
    /// Called when an item comes into the range.
    public var willEnter: (ItemIdentity) -> Void
    /// Called when an item has left the range, or is gone.
    public var didLeave: (ItemIdentity) -> Void

    /// A range around what is seen.
    public init(
        screens: CGFloat = 1, willEnter: @escaping (ItemIdentity) -> Void,
        didLeave: @escaping (ItemIdentity) -> Void = { _ in }
    ) {
        self.screens = screens
        self.willEnter = willEnter
        self.didLeave = didLeave
    }
}

extension CollectionDriver {
    /// Finds out which items are in the working range now, and tells of those that weren't and aren't any more.
    ///
    /// - Complexity: O(*n*) in the number of items in the range.
    func updateWorkingRange() {
        guard let collectionView else { return }
        guard let workingRange else { return itemsInRange = [] }
        let bounds = collectionView.bounds, screens = max(workingRange.screens, 0)
        let reach = bounds.insetBy(
            dx: -bounds.width * (screens.isNaN ? 0 : screens), dy: -bounds.height * (screens.isNaN ? 0 : screens))
        let attributes =
            bounds.isEmpty ? [] : collectionView.collectionViewLayout.layoutAttributesForElements(in: reach) ?? []
        let paths = attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        let items = paths.compactMap { itemIdentity(at: $0) }
        let former = itemsInRange
        itemsInRange = items
        let (now, before) = (Set(items), Set(former))
        callOut {
            for item in former where !now.contains(item) { workingRange.didLeave(item) }
            for item in items where !before.contains(item) { workingRange.willEnter(item) }
        }
    }
}
