/// An axis-aligned rectangle in points: its top-left corner and its size.
@frozen public struct Rect: Sendable, Hashable {
    /// The top-left corner.
    public var origin: Point
    /// The size, in points.
    public var size: Size

    /// Creates a rectangle with the given top-left corner and size.
    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle with the given top-left corner and size.
    @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The empty rectangle at (0, 0).
    @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }

    /// The coordinate of the left side.
    @inlinable public var minX: Double { origin.x }
    /// The coordinate of the top side.
    @inlinable public var minY: Double { origin.y }
    /// The coordinate of the right side.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The coordinate of the bottom side.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The coordinate of the horizontal center.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The coordinate of the vertical center.
    @inlinable public var midY: Double { origin.y + size.height / 2 }

    /// Returns the smaller coordinate on `axis`.
    @inlinable public func min(_ axis: Axis) -> Double { origin[axis] }

    /// Returns the larger coordinate on `axis`.
    @inlinable public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

    /// A Boolean value that indicates whether the rectangle has no area.
    @inlinable public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

    /// Returns the rectangle moved by the given distances.
    @inlinable public func offset(x: Double, y: Double) -> Rect {
        Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }

    /// Returns the rectangle with its sides moved inward. A length may become negative.
    @inlinable public func inset(by insets: Insets) -> Rect {
        Rect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: size.width - insets.total(.horizontal), height: size.height - insets.total(.vertical))
    }

    /// Returns whether two rectangles overlap, rather than only touch. A rectangle without area overlaps another one if
    /// it's inside.
    @inlinable public func intersects(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns the intersection of two rectangles, or `nil` if they share no interior point.
    @inlinable public func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        let x = Swift.max(minX, other.minX), y = Swift.max(minY, other.minY)
        return Rect(
            x: x, y: y, width: Swift.min(maxX, other.maxX) - x, height: Swift.min(maxY, other.maxY) - y)
    }

    /// Returns the smallest rectangle that contains both.
    @inlinable public func union(_ other: Rect) -> Rect {
        let x = Swift.min(minX, other.minX), y = Swift.min(minY, other.minY)
        return Rect(
            x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
    }

    /// Returns whether the rectangle contains `point`. The right and bottom sides are excluded.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
