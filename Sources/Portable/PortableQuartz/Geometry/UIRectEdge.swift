/// Sides of a rectangle, whatever the direction of reading.
public struct UIRectEdge: OptionSet, Sendable {
    /// One bit per side.
    public let rawValue: UInt

    /// The sides whose bits are set; bits beyond the fourth mean nothing.
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

/// Sides of a rectangle in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// One bit per side.
    public let rawValue: UInt

    /// The sides whose bits are set; bits beyond the fourth mean nothing.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top side.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
    /// The side where reading begins.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
    /// The bottom side.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
    /// The side where reading ends.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
    /// All four sides.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
