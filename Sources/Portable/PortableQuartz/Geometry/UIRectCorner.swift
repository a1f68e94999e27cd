/// Corners of a rectangle, for paths.
public struct UIRectCorner: OptionSet, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The corner at the top right.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The corner at the bottom left.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The corner at the bottom right.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// All four corners.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: ~0) }
}

/// Corners of a layer that its corner radius rounds.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// The corners whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
    /// The corner at the top right.
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
    /// The corner at the bottom left.
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
    /// The corner at the bottom right.
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }
}
