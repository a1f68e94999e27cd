/// Sides of a rectangle, regardless of the layout direction.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates sides with the given raw value. Bits other than the first four have no effect.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top side.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
    /// The left side.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
    /// The bottom side.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
    /// The right side.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
    /// All four sides.
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Sides of a rectangle that depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates sides with the given raw value. Bits other than the first four have no effect.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top side.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
    /// The leading side.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
    /// The bottom side.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
    /// The trailing side.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
    /// All four sides.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
