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

    /// The distance of the control points of a quarter circle's Bézier curve from its ends, for radius 1.
    package static let quarterCircleControl = 0.552284749830793

    /// Creates a rectangle with circular corners. The radii are limited so that adjacent corners don't overlap.
    package init(_ rect: Rect, corners: CornerRadii) {
        let radii = corners.limited(to: rect.size)
        guard !radii.isZero else {
            self.init(rect)
            return
        }
        let k = 1 - Path.quarterCircleControl
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (tl, tr, br, bl) = (radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        self.init([
            .move(Point(x: x0 + tl, y: y0)), .line(Point(x: x1 - tr, y: y0)),
            .curve(
                Point(x: x1, y: y0 + tr), control1: Point(x: x1 - tr * k, y: y0),
                control2: Point(x: x1, y: y0 + tr * k)),
            .line(Point(x: x1, y: y1 - br)),
            .curve(
                Point(x: x1 - br, y: y1), control1: Point(x: x1, y: y1 - br * k),
                control2: Point(x: x1 - br * k, y: y1)),
            .line(Point(x: x0 + bl, y: y1)),
            .curve(
                Point(x: x0, y: y1 - bl), control1: Point(x: x0 + bl * k, y: y1),
                control2: Point(x: x0, y: y1 - bl * k)),
            .line(Point(x: x0, y: y0 + tl)),
            .curve(
                Point(x: x0 + tl, y: y0), control1: Point(x: x0, y: y0 + tl * k),
                control2: Point(x: x0 + tl * k, y: y0)),
            .close,
        ])
    }
}

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Sendable, Hashable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double

    package init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    package static let zero = CornerRadii()

    package var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

    /// Returns the radii, scaled down by a common factor as in CSS, so that no adjacent corners overlap in `size`.
    package func limited(to size: Size) -> CornerRadii {
        var factor = 1.0
        func limit(_ length: Double, _ sum: Double) {
            if sum > length, sum > 0 { factor = Swift.min(factor, Swift.max(length, 0) / sum) }
        }
        limit(size.width, topLeft + topRight)
        limit(size.width, bottomLeft + bottomRight)
        limit(size.height, topLeft + bottomLeft)
        limit(size.height, topRight + bottomRight)
        func scaled(_ radius: Double) -> Double { Swift.max(radius, 0) * factor }
        return CornerRadii(
            topLeft: scaled(topLeft), topRight: scaled(topRight), bottomRight: scaled(bottomRight),
            bottomLeft: scaled(bottomLeft))
    }
}
