/// A displacement in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance down.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// The given distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
