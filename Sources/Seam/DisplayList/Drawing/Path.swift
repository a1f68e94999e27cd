import LayoutGeometry

/// A sequence of straight and curved segments, in points.
public struct Path: Sendable, Hashable {
    package enum Element: Sendable, Hashable {
        case move(Point)
        case line(Point)
        case quadCurve(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package var elements: [Element]

    package init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// Creates a rectangle, clockwise from its top-left corner.
    package init(_ rect: Rect) {
        elements = [
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ]
    }
}
