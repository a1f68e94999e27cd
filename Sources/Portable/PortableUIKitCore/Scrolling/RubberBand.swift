/// The resistance of content that's dragged beyond its edge (`UIKitConstants.md` 7).
package enum RubberBand {
    private static let coefficient: CGFloat = 0.55

    /// Returns the visible distance beyond the edge for a finger that has moved `distance` beyond it.
    package static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let length = abs(distance)
        let shown = (1 - 1 / (length * coefficient / dimension + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// Returns the distance that a finger has moved beyond the edge for a visible distance of `shown`.
    package static func dragged(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let length = min(abs(shown), dimension * 0.999)
        let distance = (1 / (1 - length / dimension) - 1) * dimension / coefficient
        return shown < 0 ? -distance : distance
    }

    /// Returns the distance that the content moves for each point of the finger, at a visible distance of `shown`
    /// beyond the edge.
    package static func slope(atShown shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let rest = max(1 - abs(shown) / dimension, 0)
        return coefficient * rest * rest
    }
}
