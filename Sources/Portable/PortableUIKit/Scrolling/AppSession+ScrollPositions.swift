import DisplayList
import Foundation
import LayoutGeometry

extension AppSession {
    package func scrollPositions() -> [ScrollPosition] {
        device.run {
            scrollViews().map { path, scrollView in
                let start = scrollView.nearestOffset(to: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity))
                return ScrollPosition(
                    path: path, offset: scrollView.contentOffset.point, isAtStart: scrollView.contentOffset == start,
                    turnsPages: scrollView.turnsPages)
            }
        }
    }

    package func restore(_ positions: [ScrollPosition]) {
        device.run {
            // From the outside in, because nested scroll views may exist only after their superviews have scrolled.
            for position in positions {
                for window in device.visibleWindows.backToFront { window.layoutIfNeeded() }
                guard let (_, scrollView) = scrollViews().first(where: { $0.path == position.path }) else { continue }
                scrollView.contentOffset = scrollView.nearestOffset(to: position.offset.cgPoint)
            }
        }
    }

    /// Returns the visible scroll views, from the outside in.
    private func scrollViews() -> [(path: String, view: UIScrollView)] {
        var found: [(path: String, view: UIScrollView)] = []
        func visit(_ views: [UIView], _ path: String) {
            var counts: [String: Int] = [:]
            for view in views {
                let name = String(describing: type(of: view))
                let index = counts[name, default: 0]
                counts[name] = index + 1
                guard !view.isHidden else { continue }
                let viewPath = "\(path)/\(name).\(index)"
                if let scrollView = view as? UIScrollView { found.append((viewPath, scrollView)) }
                visit(view.subviews, viewPath)
            }
        }
        visit(device.visibleWindows.backToFront, "")
        return found
    }
}

extension UIScrollView {
    /// Returns the nearest offset at which only content and insets are visible.
    package func nearestOffset(to offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        func limit(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ content: CGFloat, _ visible: CGFloat)
            -> CGFloat
        {
            min(max(offset, -start), max(content + end - visible, -start))
        }
        return CGPoint(
            x: limit(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
            y: limit(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
    }
}
