/// The order of views with the same z-index.
extension UICollectionView {
    /// Puts views in their order from back to front: by z-index, then decoration views behind cells behind supplementary
    /// views, then by index path. The order never depends on which of them was shown first.
    /// - Complexity: O(*n*) in the number of views on screen if they are in order.
    func restoreDrawingOrder() {
        for container in [elementContainer] + placed.scrollViews.all.values.map({ $0 as UIView }) {
            let ordered = container.subviews.compactMap { view in drawingOrder(of: view).map { (view: view, order: $0) }
            }
            guard !zip(ordered, ordered.dropFirst()).allSatisfy({ $0.order <= $1.order }) else { continue }
            let sorted = ordered.sorted { $0.order < $1.order }.map(\.view)
            container.insertSubview(sorted[0], belowSubview: ordered[0].view)
            for (behind, view) in zip(sorted, sorted.dropFirst()) {
                container.insertSubview(view, aboveSubview: behind)
            }
        }
    }

    /// The place of a view that shows an element or an orthogonal section. Views on their way out of sight have none.
    private func drawingOrder(of view: UIView) -> DrawingOrder? {
        if let section = view as? OrthogonalScrollView { return DrawingOrder(section) }
        guard let view = element(shownBy: view), let element = view.placement.element, placed[element] === view else {
            return nil
        }
        return DrawingOrder(element, zIndex: view.placement.attributes?.zIndex ?? 0)
    }
}

/// The place of a view among others, from back to front.
@MainActor
private struct DrawingOrder {
    private let zIndex: Int
    private let rank: Int
    private let path: IndexPath
    private let kind: String

    init(_ element: ElementKey, zIndex: Int) {
        self.zIndex = zIndex
        path = element.indexPath
        kind = element.kind
        rank =
            switch element.category {
            case .decorationView: 0
            case .cell: 1
            case .supplementaryView: 2
            }
    }

    init(_ section: OrthogonalScrollView) {
        zIndex = section.zIndex
        path = IndexPath(item: 0, section: section.section)
        kind = ""
        rank = 1
    }

    static func < (first: DrawingOrder, second: DrawingOrder) -> Bool {
        if first.zIndex != second.zIndex { return first.zIndex < second.zIndex }
        if first.rank != second.rank { return first.rank < second.rank }
        return first.path == second.path ? first.kind < second.kind : first.path < second.path
    }

    static func <= (first: DrawingOrder, second: DrawingOrder) -> Bool { !(second < first) }
}
