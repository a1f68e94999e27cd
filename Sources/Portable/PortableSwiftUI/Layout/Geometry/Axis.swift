import LayoutGeometry

/// The horizontal or the vertical axis.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        /// Creates a set from a raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
    var engineAxis: LayoutGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
}
