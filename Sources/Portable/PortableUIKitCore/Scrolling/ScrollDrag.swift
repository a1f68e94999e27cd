/// A drag under way, and its arithmetic.
struct ScrollDrag {
    enum Axis { case horizontal, vertical }

    /// The offset at the start, as it would be without resistance.
    private(set) var start: CGPoint
    /// The offset at the start.
    private(set) var shownStart: CGPoint
    /// The only axis that the drag moves; nil for both.
    let lockedAxis: Axis?

    /// Continues with content that has moved.
    mutating func shift(by distance: CGPoint) {
        start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        shownStart = CGPoint(x: shownStart.x + distance.x, y: shownStart.y + distance.y)
    }

    /// The offset that is shown for a dragged one.
    static func shown(
        _ offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat, bounces: Bool
    ) -> CGFloat {
        if offset < range.lowerBound {
            guard bounces else { return range.lowerBound }
            return range.lowerBound + RubberBand.shown(offset - range.lowerBound, dimension: dimension)
        }
        if offset > range.upperBound {
            guard bounces else { return range.upperBound }
            return range.upperBound + RubberBand.shown(offset - range.upperBound, dimension: dimension)
        }
        return offset
    }

    /// The dragged offset that a shown one comes from.
    static func dragged(_ offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if offset < range.lowerBound {
            return range.lowerBound + RubberBand.dragged(offset - range.lowerBound, dimension: dimension)
        }
        if offset > range.upperBound {
            return range.upperBound + RubberBand.dragged(offset - range.upperBound, dimension: dimension)
        }
        return offset
    }

    /// How fast contents move that a finger moves at `velocity` where they show themselves at `offset`: beyond an edge
    /// they resist.
    static func shownVelocity(
        _ velocity: CGFloat, at offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat
    ) -> CGFloat {
        let beyond = offset < range.lowerBound ? offset - range.lowerBound : max(offset - range.upperBound, 0)
        return beyond == 0 ? velocity : velocity * RubberBand.slope(atShown: beyond, dimension: dimension)
    }

    /// The multiple of `size` at which contents come to rest: the nearest, or after a flick the next one that way,
    /// but never more than one away from where the drag began.
    ///
    /// - Parameter velocity: In points per second.
    static func page(
        from start: CGFloat, at offset: CGFloat, velocity: CGFloat, size: CGFloat, range: ClosedRange<CGFloat>
    ) -> CGFloat {
        guard size > 0 else { return offset }
        let first = (start / size).rounded()
        let flick: CGFloat = 250
        var page = (offset / size).rounded()
        if velocity > flick {
            page = (offset / size).rounded(.down) + 1
        } else if velocity < -flick {
            page = (offset / size).rounded(.up) - 1
        }
        page = min(max(page, first - 1), first + 1)
        return min(max(page * size, range.lowerBound), range.upperBound)
    }
}
