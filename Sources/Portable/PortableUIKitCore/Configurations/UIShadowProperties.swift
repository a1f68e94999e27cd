/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    /// The color. The default is black.
    public var color: UIColor = .black

    /// The opacity, from 0 to 1. The default is 0, which means no shadow.
    public var opacity: CGFloat = 0

    /// The offset, in points. The default is (0, -3).
    public var offset = CGSize(width: 0, height: -3)

    /// The blur radius, in points. The default is 3.
    public var radius: CGFloat = 3

    /// The shape of the shadow, in the coordinate space of the background. The default is `nil`, which means the
    /// background's shape.
    public var path: UIBezierPath?

    init() {}

    /// Returns a Boolean value that indicates whether two shadows have the same properties. Paths must be the same
    /// object.
    public static func == (left: UIShadowProperties, right: UIShadowProperties) -> Bool {
        left.color == right.color && left.opacity == right.opacity && left.offset == right.offset
            && left.radius == right.radius && left.path === right.path
    }

    /// Hashes the color and the opacity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
    }
}
