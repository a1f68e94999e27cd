/// One of the two axes of the plane.
public enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical

    /// The perpendicular axis.
    @inlinable public var perpendicular: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}
