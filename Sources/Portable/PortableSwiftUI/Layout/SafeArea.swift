import LayoutGeometry
import ViewLayoutEngine

extension Element {
    /// How far the element could grow over the sides of the safe area that it touches, with left as leading.
    final func touchedSafeArea(_ edges: Edge.Set) -> Insets {
        guard !edges.isEmpty, let graph, graph.safeArea != .zero else { return .zero }
        let frame = frameInRoot
        let area = graph.rootElement.safeFrame
        let safe = graph.safeArea
        func touches(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }
        let isLeft = edges.contains(isRightToLeft ? .trailing : .leading)
        let isRight = edges.contains(isRightToLeft ? .leading : .trailing)
        return Insets(
            top: edges.contains(.top) && touches(frame.minY, area.minY) ? safe.top : 0,
            leading: isLeft && touches(frame.minX, area.minX) ? safe.leading : 0,
            bottom: edges.contains(.bottom) && touches(frame.maxY, area.maxY) ? safe.bottom : 0,
            trailing: isRight && touches(frame.maxX, area.maxX) ? safe.trailing : 0)
    }

    /// Where the element lies in the root, without what transforms it.
    package final var frameInRoot: Rect {
        var rect = frame
        var element = parent
        while let current = element {
            let offset = current.contentOffset
            rect = rect.offset(x: current.frame.minX - offset.x, y: current.frame.minY - offset.y)
            element = current.parent
        }
        return rect
    }
}
