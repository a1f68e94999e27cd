/// Inset distances from the sides of a rectangle, in points. The leading side is on the left in left-to-right layouts,
/// and on the right in right-to-left layouts.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The inset from the top.
    public var top: CGFloat
    /// The inset from the leading side.
    public var leading: CGFloat
    /// The inset from the bottom.
    public var bottom: CGFloat
    /// The inset from the trailing side.
    public var trailing: CGFloat

    /// The insets with all distances set to 0.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets with all distances set to 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets with the given distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
