/// Inset distances from the sides of a rectangle, in points. Negative distances are outsets.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the left side, regardless of the layout direction.
    public var left: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the right side, regardless of the layout direction.
    public var right: CGFloat

    /// The insets with all distances set to 0.
    public static let zero = UIEdgeInsets()

    /// Creates insets with all distances set to 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets with the given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle with its sides moved inward by `insets`. The width and height of the result can be
    /// negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
