/// An offset, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downward.
    public var vertical: CGFloat

    /// The zero offset.
    public static let zero = UIOffset()

    /// Creates a zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset with the given distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
