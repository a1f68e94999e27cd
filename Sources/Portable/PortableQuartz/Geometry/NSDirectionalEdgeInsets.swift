/// Distances from the four sides of a rectangle inwards, in points, in the direction of reading: leading is the left
/// side where text runs from left to right, the right side where it runs from right to left.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side where reading begins.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distance on any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// The given distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
