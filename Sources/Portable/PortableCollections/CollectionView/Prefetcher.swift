/// Reports the items that are likely to appear next to the prefetching data source.
@MainActor
struct Prefetcher {
    private var announced: Set<IndexPath> = []
    private var lastOrigin: CGPoint?
    private var movesBackward = false

    /// Called at the end of each layout pass. Reports the new items of the next screen, the nearest first, and cancels
    /// the others if the direction has changed.
    mutating func update(for collectionView: UICollectionView) {
        guard collectionView.isPrefetchingEnabled, let source = collectionView.prefetchDataSource else { return }
        let bounds = collectionView.bounds
        guard !bounds.isEmpty else { return }
        let isVertical =
            collectionView.contentSize.height > bounds.height
            || collectionView.contentSize.width <= bounds.width
        let hasTurned = recordDirection(bounds.origin, isVertical: isVertical)
        let visible = Set(collectionView.visiblePaths)
        announced.subtract(visible)
        let step = (isVertical ? bounds.height : bounds.width) * (movesBackward ? -1 : 1)
        let ahead = bounds.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
        let paths = collectionView.attributes(in: ahead)
            .filter { $0.category == .cell && !visible.contains($0.indexPath) }
            .sorted { distance($0, bounds, isVertical) < distance($1, bounds, isVertical) }
            .map(\.indexPath)
        if hasTurned {
            let cancelled = announced.subtracting(paths).sorted()
            announced.subtract(cancelled)
            if !cancelled.isEmpty {
                source.collectionView(collectionView, cancelPrefetchingForItemsAt: cancelled)
            }
        }
        let new = paths.filter { announced.insert($0).inserted }
        if !new.isEmpty { source.collectionView(collectionView, prefetchItemsAt: new) }
    }

    private mutating func recordDirection(_ origin: CGPoint, isVertical: Bool) -> Bool {
        defer { lastOrigin = origin }
        guard let lastOrigin else { return false }
        let moved = isVertical ? origin.y - lastOrigin.y : origin.x - lastOrigin.x
        guard moved != 0, (moved < 0) != movesBackward else { return false }
        movesBackward.toggle()
        return true
    }

    private func distance(
        _ attributes: UICollectionViewLayoutAttributes, _ bounds: CGRect, _ isVertical: Bool
    ) -> CGFloat {
        abs(isVertical ? attributes.frame.midY - bounds.midY : attributes.frame.midX - bounds.midX)
    }
}
