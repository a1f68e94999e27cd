/// The horizontal axis, the vertical axis, or both.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates axes with the given raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// The vertical axis.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Both axes.
    public static var both: UIAxis { [.horizontal, .vertical] }
}
