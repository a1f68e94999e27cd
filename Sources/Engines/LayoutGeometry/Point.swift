/// A position in points, x to the right and y down.
@frozen public struct Point: Sendable, Hashable {
    /// The horizontal coordinate, in points.
    public var x: Double
    /// The vertical coordinate, in points.
    public var y: Double

    /// Creates a point with the given coordinates.
    @inlinable public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point at (0, 0).
    @inlinable public static var zero: Point { Point(x: 0, y: 0) }

    /// The coordinate on `axis`.
    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    /// Returns the sum of the coordinates of two points.
    @inlinable public static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    /// Returns the difference of the coordinates of two points.
    @inlinable public static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}
