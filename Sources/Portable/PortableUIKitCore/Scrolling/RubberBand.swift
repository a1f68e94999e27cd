/// The resistance that contents offer when they are dragged over their edge (`UIKitConstants.md` 7).
package enum RubberBand {
    private static let coefficient: CGFloat = 0.55

    /// How far the contents show themselves beyond the edge if a finger has gone `distance` beyond it.
    package static func shown(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let length = abs(distance)
        let shown = (1 - 1 / (length * coefficient / dimension + 1)) * dimension
        return distance < 0 ? -shown : shown
    }

    /// How far a finger has gone beyond the edge if the contents show themselves `shown` beyond it.
    package static func dragged(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let length = min(abs(shown), dimension * 0.999)
        let distance = (1 / (1 - length / dimension) - 1) * dimension / coefficient
        return shown < 0 ? -distance : distance
    }

    /// How far the contents move for each point of the finger where they show themselves `shown` beyond the edge.
    package static func slope(atShown shown: CGFloat, dimension: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let rest = max(1 - abs(shown) / dimension, 0)
        return coefficient * rest * rest
    }
}
