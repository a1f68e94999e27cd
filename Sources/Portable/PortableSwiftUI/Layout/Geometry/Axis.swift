import LayoutGeometry

/// One of the two directions of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical

    /// No, one or both directions.
    public struct Set: OptionSet, Sendable {
        /// A bit for each direction.
        public let rawValue: Int8

        /// A set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    /// The name of the direction.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Axis {
    var engineAxis: LayoutGeometry.Axis { self == .horizontal ? .horizontal : .vertical }
}
