/// Corners of a rectangle, for paths.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates corners with the given raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The top-right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The bottom-left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The bottom-right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// All four corners.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: ~0) }
}

/// Corners of a layer that are rounded by its corner radius.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates corners with the given raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }
    /// The top-right corner.
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }
    /// The bottom-left corner.
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }
    /// The bottom-right corner.
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }
}
