import LayoutGeometry

/// The spacing between two elements, in points.
package enum SpacingDescription: Sendable, Hashable {
    /// An exact distance.
    case fixed(Double)
    /// A minimum distance. The remaining length of a run is divided equally among its flexible spacings.
    case flexible(Double)

    /// The distance or the minimum distance. A value that isn't finite counts as 0.
    package var minimum: Double {
        switch self {
        case .fixed(let points), .flexible(let points): points.distance
        }
    }

    @inlinable package var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The spacing around an item, outside its frame. `nil` means no spacing.
package struct EdgeSpacingDescription: Sendable, Hashable {
    package var leading: SpacingDescription?
    package var top: SpacingDescription?
    package var trailing: SpacingDescription?
    package var bottom: SpacingDescription?

    @inlinable package init(
        leading: SpacingDescription? = nil, top: SpacingDescription? = nil,
        trailing: SpacingDescription? = nil, bottom: SpacingDescription? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// The spacing before the item on `axis`: leading or top.
    @inlinable package func start(_ axis: Axis) -> SpacingDescription {
        (axis == .horizontal ? leading : top) ?? .fixed(0)
    }

    /// The spacing after the item on `axis`: trailing or bottom.
    @inlinable package func end(_ axis: Axis) -> SpacingDescription {
        (axis == .horizontal ? trailing : bottom) ?? .fixed(0)
    }
}
