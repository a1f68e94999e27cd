/// An item that stays where it is on the screen while others come and go, and where it is.
@MainActor
struct ScrollAnchor {
    private enum Place {
        case item(ItemIdentity, distance: CGFloat)
        case end
    }

    private let place: Place
    private let isVertical: Bool

    /// How often the place is corrected while cells around it are measured for the first time.
    private static let maximumCorrections = 8

    /// Notes where the anchor is; nil if there is none, or nothing of it remains.
    init?(
        _ anchor: UpdateOptions.Anchor, in collectionView: UICollectionView, from old: CollectionModel,
        to new: CollectionModel
    ) {
        guard anchor != .none, !collectionView.bounds.isEmpty else { return nil }
        let size = collectionView.contentSize, bounds = collectionView.bounds
        isVertical = size.height > bounds.height || size.width <= bounds.width
        let visible = collectionView.indexPathsForVisibleItems.sorted()
        let isVertical = isVertical
        func remaining(_ paths: some Sequence<IndexPath>) -> Place? {
            for path in paths {
                guard let identity = old.item(at: path)?.identity, new.path(of: identity) != nil,
                    let frame = collectionView.layoutAttributesForItem(at: path)?.frame
                else { continue }
                return .item(
                    identity, distance: isVertical ? frame.minY - bounds.minY : frame.minX - bounds.minX)
            }
            return nil
        }
        switch anchor {
        case .none: return nil
        case .firstVisibleItem:
            guard let place = remaining(visible) else { return nil }
            self.place = place
        case .lastVisibleItem:
            let inset = collectionView.adjustedContentInset
            let isAtEnd =
                isVertical
                ? bounds.maxY >= size.height + inset.bottom - 1 : bounds.maxX >= size.width + inset.right - 1
            guard let place = isAtEnd ? .end : remaining(visible.reversed()) else { return nil }
            self.place = place
        case .item(let identity):
            guard let place = remaining(visible.filter { old.item(at: $0)?.identity == identity }) else { return nil }
            self.place = place
        }
    }

    /// Moves the content so that the anchor is where it was.
    func restore(in collectionView: UICollectionView, with model: CollectionModel) {
        for _ in 0..<ScrollAnchor.maximumCorrections {
            collectionView.layoutIfNeeded()
            guard let offset = offset(in: collectionView, with: model) else { return }
            var point = collectionView.contentOffset
            let moved = abs(offset - (isVertical ? point.y : point.x))
            guard moved > 0.1 else { return }
            if isVertical { point.y = offset } else { point.x = offset }
            collectionView.contentOffset = point
        }
    }

    /// The offset that puts the anchor in its place, as far as the content goes.
    private func offset(in collectionView: UICollectionView, with model: CollectionModel) -> CGFloat? {
        let inset = collectionView.adjustedContentInset, size = collectionView.contentSize
        let bounds = collectionView.bounds
        let first = isVertical ? -inset.top : -inset.left
        let last =
            isVertical ? size.height + inset.bottom - bounds.height : size.width + inset.right - bounds.width
        let wanted: CGFloat
        switch place {
        case .end: wanted = last
        case .item(let identity, let distance):
            guard let path = model.path(of: identity),
                let frame = collectionView.layoutAttributesForItem(at: path)?.frame
            else { return nil }
            wanted = (isVertical ? frame.minY : frame.minX) - distance
        }
        return min(max(wanted, first), max(last, first))
    }
}
