// Scrolling to items, whose positions may depend on the measurement of cells before them.

extension UICollectionView {
    /// The maximum number of corrections after the cells around the item were measured.
    private static let maximumCorrections = 10

    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        requireItem(indexPath)
        pass.pendingScroll = nil
        scrollOrthogonally(to: indexPath, at: position, animated: animated)
        guard let target = offset(showing: indexPath, at: position) else { return }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            scroller.setContentOffset(target, animated: false)
            correctOffset(indexPath, position)
            return
        }
        guard target != scroller.contentOffset else { return }
        scroller.setContentOffset(target, animated: true)
        pass.pendingScroll = LayoutPass.PendingScroll(
            indexPath: indexPath, position: position, interruptions: scroller.interruptedMotions)
    }

    private func requireItem(_ indexPath: IndexPath) {
        let counts = preparedCounts
        guard indexPath.count == 2, counts.indices.contains(indexPath.section) else {
            raise(
                "Attempted to scroll the collection view to an out-of-bounds section "
                    + "(\(indexPath.first ?? NSNotFound)) when there are only \(counts.count) sections. "
                    + "Collection view: \(self).")
        }
        guard (0..<counts[indexPath.section]).contains(indexPath.item) else {
            raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                    + "only \(counts[indexPath.section]) items in section \(indexPath.section). "
                    + "Collection view: \(self).")
        }
    }

    /// Measures the visible cells and scrolls again, until the item is at the scroll position.
    private func correctOffset(_ indexPath: IndexPath, _ position: ScrollPosition) {
        guard !pass.isRunning, !bounds.isEmpty else { return }
        for _ in 0..<UICollectionView.maximumCorrections {
            runLayoutPass()
            guard let target = offset(showing: indexPath, at: position), target != scroller.contentOffset else {
                return
            }
            scroller.setContentOffset(target, animated: false)
        }
    }

    /// Called at the end of a layout pass: measured cells may have moved the item of an animated scroll.
    func correctPendingScroll() {
        guard let pending = pass.pendingScroll else { return }
        guard scroller.interruptedMotions == pending.interruptions, isValid(pending.indexPath) else {
            pass.pendingScroll = nil
            return
        }
        guard let target = offset(showing: pending.indexPath, at: pending.position) else { return }
        if scroller.isScrollAnimating {
            scroller.retargetAnimation(to: target)
        } else if target != scroller.contentOffset, pending.corrections < UICollectionView.maximumCorrections {
            // Cells that become visible may move the item once more.
            pass.pendingScroll?.corrections += 1
            scroller.contentOffset = target
        } else {
            pass.pendingScroll = nil
        }
    }

    /// Returns the offset at which an item is at `position`, within the content's limits.
    private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint? {
        guard let attributes = attributes(of: .cell(indexPath)) else { return nil }
        contentSize = layoutStorage.collectionViewContentSize
        let inset = scroller.adjustedContentInset
        let frame = attributes.frame.offsetBy(dx: layoutOrigin.x, dy: layoutOrigin.y)
        let visible = scroller.bounds.inset(by: inset)
        var offset = scroller.contentOffset
        let scrollsAcross = attributes.orthogonalSection.flatMap { placed.scrollViews[$0]?.scrollsHorizontally }
        if scrollsAcross != false {
            if let y = ScrollTarget.vertical(position).offset(frame.minY...frame.maxY, in: visible.minY...visible.maxY)
            {
                offset.y = y - inset.top
            }
        }
        if scrollsAcross != true {
            if let x = ScrollTarget.horizontal(position)
                .offset(frame.minX...frame.maxX, in: visible.minX...visible.maxX)
            {
                offset.x = x - inset.left
            }
        }
        let range = scroller.offsetRange
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    private func scrollOrthogonally(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let attributes = attributes(of: .cell(indexPath)), let section = attributes.orthogonalSection else {
            return
        }
        if placed.scrollViews[section] == nil { makeOrthogonalScrollView(ofSection: section) }
        placed.scrollViews[section]?.show(attributes.frame, at: position, animated: animated)
    }
}

/// The target offset of a scroll position on one axis.
enum ScrollTarget {
    case nearest, start, middle, end

    static func vertical(_ position: UICollectionView.ScrollPosition) -> ScrollTarget {
        if position.contains(.top) { return .start }
        if position.contains(.centeredVertically) { return .middle }
        return position.contains(.bottom) ? .end : .nearest
    }

    static func horizontal(_ position: UICollectionView.ScrollPosition) -> ScrollTarget {
        if position.contains(.left) { return .start }
        if position.contains(.centeredHorizontally) { return .middle }
        return position.contains(.right) ? .end : .nearest
    }

    /// Returns the start of the visible range that shows `item` at the position; `nil` if it's already visible and the
    /// position is empty.
    func offset(_ item: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>) -> CGFloat? {
        let length = visible.upperBound - visible.lowerBound
        switch self {
        case .start: return item.lowerBound
        case .middle: return (item.lowerBound + item.upperBound - length) / 2
        case .end: return item.upperBound - length
        case .nearest:
            if item.lowerBound < visible.lowerBound { return item.lowerBound }
            return item.upperBound > visible.upperBound
                ? min(item.upperBound - length, item.lowerBound) : nil
        }
    }
}
