/// The position of an item in the visible area of a list.
public enum ListAnchor: Sendable {
    /// The position that requires the least scrolling.
    case nearest
    /// The top of the list.
    case start
    /// The middle of the list.
    case middle
    /// The bottom of the list.
    case end
}

/// An object that scrolls to the requested item of a list, and reports the item to which the user has scrolled.
@MainActor
final class ScrollPositionObserver: NSObject {
    /// The ID of the item that was last reported or scrolled to.
    var shown: AnyHashable?
    /// The ID of the item to scroll to once the list has a size.
    var wanted: AnyHashable?
    /// The position of the requested item in the list.
    var anchor = ListAnchor.nearest
    /// A closure that's called with the index path of the current item each time the user scrolls.
    var didChange: ((IndexPath) -> Void)?

    private weak var collectionView: UICollectionView?

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    func consumeRequested() -> AnyHashable? {
        defer { wanted = nil }
        return wanted
    }

    private func notify() {
        guard let didChange, let path = nearestPath else { return }
        didChange(path)
    }

    /// The index path of the item nearest to the anchor, or the first of several. The default anchor is the top.
    private var nearestPath: IndexPath? {
        guard let collectionView else { return nil }
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let line = anchor == .end ? seen.maxY : anchor == .middle ? seen.midY : seen.minY
        let distances = collectionView.visibleCells.compactMap { cell -> (path: IndexPath, distance: CGFloat)? in
            guard let path = collectionView.indexPath(for: cell) else { return nil }
            let frame = cell.convert(cell.bounds, to: collectionView)
            return (path, max(frame.minY - line, line - frame.maxY, 0))
        }
        return distances.min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path
    }
}

extension ScrollPositionObserver: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // Scrolling by the app isn't reported.
        if scrollView.isDragging || scrollView.isDecelerating { notify() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notify() }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notify() }
}
