/// One of the two directions of the plane.
package enum Axis: Sendable, Hashable, CaseIterable {
    case horizontal
    case vertical

    /// The axis at a right angle to this one.
    @inlinable package var perpendicular: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}
