/// A position in points, x to the right and y down.
@frozen package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    @inlinable package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at (0, 0).
    @inlinable package static var zero: Point { Point(x: 0, y: 0) }

    /// The coordinate on `axis`.
    @inlinable package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    @inlinable package static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    @inlinable package static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}
