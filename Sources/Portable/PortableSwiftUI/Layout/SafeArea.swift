import LayoutGeometry
import ViewLayoutEngine

extension Element {
    /// Returns how far the element can extend over the edges of the safe area that it touches, with left as leading.
    ///
    /// - Parameter regions: The regions that the element can extend over. By default, all regions: the container's and
    ///   the keyboard's.
    final func touchedSafeArea(_ edges: Edge.Set, _ regions: SafeAreaRegions = .all) -> Insets {
        guard !edges.isEmpty, let graph, graph.hasSafeAreaPadding || graph.safeArea != .zero else { return .zero }
        var frame = frameInRoot
        var reach = Insets.zero
        func touches(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }
        let isLeft = edges.contains(isRightToLeft ? .trailing : .leading)
        let isRight = edges.contains(isRightToLeft ? .leading : .trailing)
        func grow(_ area: Rect, _ safe: Insets) {
            let own = Insets(
                top: edges.contains(.top) && touches(frame.minY, area.minY) ? safe.top : 0,
                leading: isLeft && touches(frame.minX, area.minX) ? safe.leading : 0,
                bottom: edges.contains(.bottom) && touches(frame.maxY, area.maxY) ? safe.bottom : 0,
                trailing: isRight && touches(frame.maxX, area.maxX) ? safe.trailing : 0)
            frame = Rect(
                x: frame.minX - own.leading, y: frame.minY - own.top,
                width: frame.size.width + own.leading + own.trailing, height: frame.size.height + own.top + own.bottom)
            reach = Insets(
                top: reach.top + own.top, leading: reach.leading + own.leading, bottom: reach.bottom + own.bottom,
                trailing: reach.trailing + own.trailing)
        }
        if graph.hasSafeAreaPadding, regions.contains(.container) {
            var element = parent
            while let current = element {
                if let padding = current as? SafeAreaPaddingElement {
                    let (area, insets) = padding.padded
                    grow(area, insets)
                }
                element = current.parent
            }
        }
        if graph.safeArea != .zero { grow(graph.rootElement.safeFrame, graph.safeArea(regions)) }
        return reach
    }

    /// The frame of the element in the root, without transforms.
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
