/// One of the two directions of the plane.
public enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical

    /// The axis at a right angle to this one.
    @inlinable public var perpendicular: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}
