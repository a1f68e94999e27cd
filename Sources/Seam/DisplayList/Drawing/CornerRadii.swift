import LayoutGeometry

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Sendable, Hashable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomRight: Double
    package var bottomLeft: Double
    /// A Boolean value that indicates whether the curvature of the corners changes gradually, unlike a circle's.
    package var isContinuous = false

    package init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    package static let zero = CornerRadii()

    package var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

    /// Returns the radii, scaled down by a common factor as in CSS, so that no adjacent corners overlap in `size`.
    package func limited(to size: Size) -> CornerRadii {
        let factor = Swift.max(Swift.min(1, smallestRatio(in: size)), 0)
        return mapped { Swift.max($0, 0) * factor }
    }

    /// Returns the smallest ratio of a side's length to the sum of the radii at its ends, or infinity if all radii are 0.
    private func smallestRatio(in size: Size) -> Double {
        var result = Double.infinity
        func limit(_ length: Double, _ sum: Double) {
            if sum > 0 { result = Swift.min(result, length / sum) }
        }
        limit(size.width, topLeft + topRight)
        limit(size.width, bottomLeft + bottomRight)
        limit(size.height, topLeft + bottomLeft)
        limit(size.height, topRight + bottomRight)
        return result
    }

    /// Returns radii with the same curve.
    package func mapped(_ change: (Double) -> Double) -> CornerRadii {
        var result = CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
            bottomLeft: change(bottomLeft))
        result.isContinuous = isContinuous
        return result
    }

    /// The length of a continuous curve along an edge, for radius 1, if there's enough space.
    package static let continuousExpansion = 1.528665

    /// Returns the length of the curves along the edges, for radius 1: 1 for circles, and up to
    /// ``continuousExpansion`` for continuous curves, as far as the edges are long enough.
    package func expansion(in size: Size) -> Double {
        guard isContinuous else { return 1 }
        return Swift.max(Swift.min(Self.continuousExpansion, limited(to: size).smallestRatio(in: size)), 1)
    }
}
