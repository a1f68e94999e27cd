import LayoutGeometry
import PortableUIKit

/// A point of a rectangle whose sides count as 1.
public struct UnitPoint: Hashable, Sendable {
    /// From 0 at the left to 1 at the right.
    public var x: CGFloat
    /// From 0 at the top to 1 at the bottom.
    public var y: CGFloat

    /// The top left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The point at these fractions of width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// A corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// A corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// A corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// A corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// The point of a rectangle with its corner at the origin.
    func point(in size: Size) -> Point { Point(x: Double(x) * size.width, y: Double(y) * size.height) }

    func point(in rect: CGRect) -> Point {
        Point(x: Double(rect.minX + x * rect.width), y: Double(rect.minY + y * rect.height))
    }
}
