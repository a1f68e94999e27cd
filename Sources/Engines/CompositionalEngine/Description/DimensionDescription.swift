import LayoutGeometry

/// A length of an item: fixed, a fraction of its container, or an estimate that a measurement replaces.
package enum DimensionDescription: Sendable, Hashable {
    /// A fraction of the container's width (`LayoutRules.md` R1: rounded down to a pixel).
    case fractionalWidth(Double)
    /// A fraction of the container's height, rounded down to a pixel.
    case fractionalHeight(Double)
    /// A length in points, not rounded.
    case absolute(Double)
    /// An estimate in points, used until the element is measured.
    case estimated(Double)
    /// An estimate. All siblings in the group with such a dimension get the longest measured length.
    case uniformAcrossSiblings(estimate: Double)

    /// Whether a measurement can replace the length.
    @inlinable package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    /// Whether siblings share the longest length.
    @inlinable package var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// Whether the length is a fraction of the container's length on `axis`.
    @inlinable package func isFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The value of the dimension: points or a fraction.
    @inlinable package var value: Double {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
            .estimated(let value), .uniformAcrossSiblings(let value):
            value
        }
    }

    /// Returns the length in a container. A value that is negative or not finite counts as 0; others are limited to
    /// `Double.largestLength`.
    package func length(in container: Size, grid: PixelGrid) -> Double {
        let length: Double =
            switch self {
            case .fractionalWidth(let fraction): grid.floor(fraction * container.width)
            case .fractionalHeight(let fraction): grid.floor(fraction * container.height)
            case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
            }
        return Swift.max(0, length.distance)
    }
}

/// A width and a height.
package struct SizeDescription: Sendable, Hashable {
    package var width: DimensionDescription
    package var height: DimensionDescription

    @inlinable package init(width: DimensionDescription, height: DimensionDescription) {
        self.width = width
        self.height = height
    }

    @inlinable package subscript(axis: Axis) -> DimensionDescription {
        axis == .horizontal ? width : height
    }

    /// A Boolean value that indicates whether the item shares a length with its siblings.
    var isUniform: Bool { width.isUniform || height.isUniform }

    /// A Boolean value that indicates whether a length is a fraction of the container's length on `axis`.
    func refers(to axis: Axis) -> Bool { width.isFraction(of: axis) || height.isFraction(of: axis) }

    /// Returns the size in a container. With the whole collection's size as `container`, it's the size for a custom
    /// group's provider (`LayoutRules.md` R23).
    package func size(in container: Size, grid: PixelGrid) -> Size {
        Size(width: width.length(in: container, grid: grid), height: height.length(in: container, grid: grid))
    }
}
