/// One or both directions of the plane.
public struct UIAxis: OptionSet, Sendable {
    /// One bit per direction.
    public let rawValue: UInt

    /// The directions whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// From side to side.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// Up and down.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Both directions.
    public static var both: UIAxis { [.horizontal, .vertical] }
}
