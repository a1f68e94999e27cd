import DisplayList
import LayoutGeometry

extension AppSession {
    /// The maximum number of elements in the developer tools.
    private static let mostElements = 4000

    package func inspectedElements(_ tools: DeveloperTools) -> [InspectedElement] {
        device.run {
            var collections: [InspectedElement] = []
            var views: [InspectedElement] = []
            visitViews { view, depth in
                if tools.contains(.collections), let collectionView = view as? UICollectionView {
                    collections += collectionView.inspectedElements(depth: 0)
                }
                if tools.contains(.views) {
                    views.append(
                        InspectedElement(
                            kind: .view, depth: depth, layer: view.layer.identity, className: "\(type(of: view))",
                            identifier: view.accessibilityIdentifier,
                            text: view.shownText, frame: view.convertToScreen(view.bounds).rect))
                    views += view.inspectedContent(depth: depth + 1)
                }
            }
            let screen = device.screen.bounds.rect
            return Array((collections + views).lazy.filter { $0.frame.intersects(screen) }.prefix(Self.mostElements))
        }
    }

    /// Calls `body` with each visible view and its depth, superviews first.
    func visitViews(_ body: (UIView, Int) -> Void) {
        for window in device.visibleWindows.backToFront { visit(window, depth: 0, body) }
    }

    private func visit(_ view: UIView, depth: Int, _ body: (UIView, Int) -> Void) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        body(view, depth)
        for subview in view.subviews { visit(subview, depth: depth + 1, body) }
    }
}
