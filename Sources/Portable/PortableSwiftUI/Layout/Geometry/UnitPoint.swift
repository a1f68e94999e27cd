import LayoutGeometry
import PortableUIKit

/// A point in the unit square of a rectangle.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 at the left to 1 at the right.
    public var x: CGFloat
    /// The vertical position, from 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// Creates the top left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// Creates a point from fractions of the width and the height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The center of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The center of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The center of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The center of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// Returns the point in a rectangle of the given size, whose origin is zero.
    func point(in size: Size) -> Point { Point(x: Double(x) * size.width, y: Double(y) * size.height) }

    func point(in rect: CGRect) -> Point {
        Point(x: Double(rect.minX + x * rect.width), y: Double(rect.minY + y * rect.height))
    }
}
