/// The order of views from back to front: by z-index, then decoration views behind cells behind supplementary views, then by
/// index path. It never depends on which of them was shown first.
extension UICollectionView {
    /// Inserts a view at its position in the drawing order.
    ///
    /// - Complexity: O(*n*) in the number of views on screen.
    func insert(_ view: UIView, into container: UIView) {
        guard let order = drawingOrder(of: view) else { return container.addSubview(view) }
        let behind = container.subviews.last { sibling in
            guard sibling !== view else { return false }
            if let other = drawingOrder(of: sibling) { return other <= order }
            return sibling === backgroundView || sibling === self || sibling is ListBackgroundView
        }
        if let behind {
            container.insertSubview(view, aboveSubview: behind)
        } else {
            container.insertSubview(view, at: 0)
        }
    }

    /// Restores the drawing order of views whose index paths were changed by updates.
    ///
    /// - Complexity: O(*n*) in the number of views on screen if they are in order.
    func restoreDrawingOrder() {
        for container in [elementContainer] + placed.scrollViews.all.values.map({ $0 as UIView }) {
            let ordered = container.subviews.filter(isPlaced).compactMap { view in
                drawingOrder(of: view).map { (view: view, order: $0) }
            }
            guard !zip(ordered, ordered.dropFirst()).allSatisfy({ $0.order <= $1.order }) else { continue }
            let sorted = ordered.sorted { $0.order < $1.order }.map(\.view)
            container.insertSubview(sorted[0], belowSubview: ordered[0].view)
            for (behind, view) in zip(sorted, sorted.dropFirst()) {
                container.insertSubview(view, aboveSubview: behind)
            }
        }
    }

    /// Returns whether a view is an orthogonal section, or shows an element and isn't on its way out of sight.
    private func isPlaced(_ view: UIView) -> Bool {
        guard let shown = element(shownBy: view) else { return view is OrthogonalScrollView }
        return shown.placement.element.map { placed[$0] === shown } ?? false
    }

    /// The place of a view that shows an element or an orthogonal section; `nil` for other views.
    private func drawingOrder(of view: UIView) -> DrawingOrder? {
        if let section = view as? OrthogonalScrollView { return DrawingOrder(section) }
        return element(shownBy: view).map(DrawingOrder.init)
    }
}

/// The place of a view among others, from back to front.
@MainActor
private struct DrawingOrder {
    private let zIndex: Int
    private let rank: Int
    private let path: IndexPath
    private let kind: String

    /// A view without an element, such as one that is dragged, counts as a cell.
    init(_ view: UICollectionReusableView) {
        let element = view.placement.element
        zIndex = view.placement.attributes?.zIndex ?? 0
        path = element?.indexPath ?? IndexPath()
        kind = element?.kind ?? ""
        rank =
            switch element?.category {
            case .decorationView: 0
            case .cell, nil: 1
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
