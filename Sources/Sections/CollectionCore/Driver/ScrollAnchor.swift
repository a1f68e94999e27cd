/// An element that keeps its position on screen while the content around it changes, with that position.
@MainActor
struct ScrollAnchor {
    private enum Position {
        /// The distance from the start of the visible area to the start of an item.
        case start(ItemIdentity, distance: CGFloat)
        /// The distance from the end of the visible area to the end of an item.
        case end(ItemIdentity, distance: CGFloat)
        case endOfContent
    }

    private let place: Position
    private let isVertical: Bool

    /// The maximum number of corrections while cells around the anchor are measured for the first time.
    private static let maximumCorrections = 8

    /// Creates an anchor at the end of the content.
    init(endOf collectionView: UICollectionView) {
        place = .endOfContent
        isVertical = ScrollAnchor.isVertical(collectionView)
    }

    /// Records the position of the anchor. Returns `nil` if there's no anchor or all of its items are removed.
    init?(
        _ anchor: UpdateOptions.Anchor, in collectionView: UICollectionView, from old: CollectionModel,
        to new: CollectionModel
    ) {
        guard anchor != .none, !collectionView.bounds.isEmpty else { return nil }
        let isVertical = ScrollAnchor.isVertical(collectionView), seen = collectionView.seenRect
        self.isVertical = isVertical
        // Layout attributes are used in place of the visible cells, because the cells belong to the last layout pass
        // and the content may have been scrolled since.
        let visible = (collectionView.collectionViewLayout.layoutAttributesForElements(in: seen) ?? [])
            .filter { $0.representedElementCategory == .cell }.sorted { $0.indexPath < $1.indexPath }
        func remaining(
            _ attributes: some Sequence<UICollectionViewLayoutAttributes>
        ) -> (item: ItemIdentity, frame: CGRect)? {
            for attributes in attributes {
                guard let item = old.item(at: attributes.indexPath), new.path(of: item.identity) != nil else {
                    continue
                }
                return (item.identity, attributes.frame)
            }
            return nil
        }
        func start(_ anchor: (item: ItemIdentity, frame: CGRect)) -> Position {
            .start(
                anchor.item,
                distance: isVertical ? anchor.frame.minY - seen.minY : anchor.frame.minX - seen.minX)
        }
        switch anchor {
        case .none: return nil
        case .firstVisibleItem:
            guard let first = remaining(visible) else { return nil }
            place = start(first)
        case .lastVisibleItem:
            let size = collectionView.contentSize
            guard isVertical ? seen.maxY < size.height - 1 : seen.maxX < size.width - 1 else {
                place = .endOfContent
                return
            }
            // Items that are completely visible are preferred, because they stay visible whatever their measured height
            // is.
            let whole = visible.reversed().filter { seen.contains($0.frame) }
            guard let last = remaining(whole + visible.reversed()) else { return nil }
            place = .end(
                last.item, distance: isVertical ? last.frame.maxY - seen.maxY : last.frame.maxX - seen.maxX)
        case .item(let identity):
            guard let item = remaining(visible.filter { old.item(at: $0.indexPath)?.identity == identity }) else {
                return nil
            }
            place = start(item)
        }
    }

    private static func isVertical(_ collectionView: UICollectionView) -> Bool {
        let size = collectionView.contentSize, bounds = collectionView.bounds
        return size.height > bounds.height || size.width <= bounds.width
    }

    /// Lays out the collection view and scrolls it so that the anchor has its former position.
    func restore(in collectionView: UICollectionView, with model: CollectionModel) {
        for _ in 0..<ScrollAnchor.maximumCorrections {
            collectionView.layoutIfNeeded()
            guard move(collectionView, with: model) else { return }
        }
    }

    /// Scrolls so that the anchor has its former position, according to the current layout.
    ///
    /// - Returns: `true` if the content offset has changed.
    @discardableResult
    func move(_ collectionView: UICollectionView, with model: CollectionModel) -> Bool {
        guard let offset = offset(in: collectionView, with: model) else { return false }
        var point = collectionView.contentOffset
        let distance = abs(offset - (isVertical ? point.y : point.x))
        guard distance > 0.1 else { return false }
        if isVertical { point.y = offset } else { point.x = offset }
        collectionView.contentOffset = point
        return true
    }

    /// Returns the content offset at which the anchor has its former position, limited to the scrollable range.
    private func offset(in collectionView: UICollectionView, with model: CollectionModel) -> CGFloat? {
        let layout = collectionView.collectionViewLayout
        let inset = collectionView.adjustedContentInset, size = layout.collectionViewContentSize
        let length = isVertical ? collectionView.bounds.height : collectionView.bounds.width
        let before = isVertical ? inset.top : inset.left, after = isVertical ? inset.bottom : inset.right
        func frame(of identity: ItemIdentity) -> CGRect? {
            model.path(of: identity).flatMap { layout.layoutAttributesForItem(at: $0)?.frame }
        }
        let last = (isVertical ? size.height : size.width) + after - length
        let wanted: CGFloat
        switch place {
        case .endOfContent: wanted = last
        case .start(let identity, let distance):
            guard let frame = frame(of: identity) else { return nil }
            wanted = (isVertical ? frame.minY : frame.minX) - distance - before
        case .end(let identity, let distance):
            guard let frame = frame(of: identity) else { return nil }
            wanted = (isVertical ? frame.maxY : frame.maxX) - distance + after - length
        }
        return min(max(wanted, -before), max(last, -before))
    }
}

extension UIScrollView {
    /// The part of the content that isn't covered by bars and the keyboard.
    fileprivate var seenRect: CGRect { bounds.inset(by: adjustedContentInset) }
}
