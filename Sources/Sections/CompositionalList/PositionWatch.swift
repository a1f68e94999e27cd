/// Where of a list an item stands that is to be seen.
public enum ListAnchor: Sendable {
    /// Wherever it is seen with the least scrolling.
    case nearest
    /// At the top.
    case start
    /// In the middle.
    case middle
    /// At the bottom.
    case end
}

/// Knows which item of a list is to be seen, and tells which one the person has scrolled to.
@MainActor
final class PositionWatch: NSObject {
    /// The id of the item that was told or shown last.
    var shown: AnyHashable?
    /// The id of an item that is to be shown once the list has a size.
    var wanted: AnyHashable?
    /// Where of the list the item stands.
    var anchor = ListAnchor.nearest
    /// Called with the path of the item that the person has scrolled to, each time they have scrolled.
    var didChange: ((IndexPath) -> Void)?

    private weak var collectionView: UICollectionView?

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    func takeWanted() -> AnyHashable? {
        defer { wanted = nil }
        return wanted
    }

    private func tell() {
        guard let didChange, let path = nearestPath else { return }
        didChange(path)
    }

    /// The item that is nearest to the anchor, the first of several: to the top, unless another one was chosen.
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

extension PositionWatch: UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // What the app scrolls, it knows.
        if scrollView.isDragging || scrollView.isDecelerating { tell() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell() }
}
