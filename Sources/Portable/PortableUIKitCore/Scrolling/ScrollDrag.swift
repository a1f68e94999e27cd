/// The state of a drag.
struct ScrollDrag {
    enum Axis { case horizontal, vertical }

    /// The offset at the start of the drag, without resistance.
    private(set) var start: CGPoint
    /// The visible offset at the start of the drag.
    private(set) var shownStart: CGPoint
    /// The only axis along which the drag moves the content, or `nil` for both axes.
    let lockedAxis: Axis?

    /// Moves the drag by the distance that the content has moved.
    mutating func shift(by distance: CGPoint) {
        start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        shownStart = CGPoint(x: shownStart.x + distance.x, y: shownStart.y + distance.y)
    }

    /// Returns the visible offset for a dragged offset.
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

    /// Returns the dragged offset for a visible offset.
    static func dragged(_ offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        if offset < range.lowerBound {
            return range.lowerBound + RubberBand.dragged(offset - range.lowerBound, dimension: dimension)
        }
        if offset > range.upperBound {
            return range.upperBound + RubberBand.dragged(offset - range.upperBound, dimension: dimension)
        }
        return offset
    }

    /// Returns the visible velocity of the content at `offset` if a finger moves at `velocity`. Beyond an edge, the
    /// content resists.
    static func shownVelocity(
        _ velocity: CGFloat, at offset: CGFloat, range: ClosedRange<CGFloat>, dimension: CGFloat
    ) -> CGFloat {
        let beyond = offset < range.lowerBound ? offset - range.lowerBound : max(offset - range.upperBound, 0)
        return beyond == 0 ? velocity : velocity * RubberBand.slope(atShown: beyond, dimension: dimension)
    }

    /// Returns the multiple of `size` at which the content comes to rest: the nearest one, or the next one in the
    /// direction of a flick, at most one page from the start of the drag.
    ///
    /// - Parameter velocity: The velocity, in points per second.
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
