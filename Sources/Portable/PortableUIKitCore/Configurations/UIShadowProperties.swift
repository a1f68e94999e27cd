/// The shadow of a background.
public struct UIShadowProperties: Hashable {
    /// The color; black by default.
    public var color: UIColor = .black

    /// How strong the shadow is, from 0 to 1; 0, the default, draws none.
    public var opacity: CGFloat = 0

    /// How far the shadow is moved, in points; (0, -3) by default.
    public var offset = CGSize(width: 0, height: -3)

    /// How far the shadow's edge spreads, in points; 3 by default.
    public var radius: CGFloat = 3

    /// The shape that throws the shadow, in the coordinates of the background; nil, the default, is the background's.
    public var path: UIBezierPath?

    init() {}

    /// Whether both say the same; paths have to be the same object.
    public static func == (left: UIShadowProperties, right: UIShadowProperties) -> Bool {
        left.color == right.color && left.opacity == right.opacity && left.offset == right.offset
            && left.radius == right.radius && left.path === right.path
    }

    /// By color and opacity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
    }
}
