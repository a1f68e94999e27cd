import SwiftUI

/// The positions of marks in a plot of a size.
struct PlotGeometry {
    let plan: ChartPlan
    let size: CGSize

    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// Returns the positions that a channel covers on an axis, and the step of a single value.
    private func extent(
        _ channel: Mark.Channel, _ scale: PositionScale?, _ length: CGFloat
    ) -> (positions: ClosedRange<CGFloat>, step: CGFloat?, isBin: Bool)? {
        switch channel {
        case .none: return (0...length, nil, false)
        case .fixed(let start, let end): return (.init(between: start ?? 0, end ?? length), nil, false)
        case .value(let value):
            guard let scale, let positions = scale.positions(of: value.start, in: length) else { return nil }
            if scale.isCategory { return (positions, positions.length, false) }
            guard let end = value.end, let end = scale.positions(of: end, in: length) else {
                return (positions, nil, false)
            }
            let interval = ClosedRange(between: positions.middle, end.middle)
            return (interval, interval.length, !value.isStep)
        case .interval(let start, let end):
            guard let scale, let first = bound(start.start, scale, length),
                let last = bound(end.end ?? end.start, scale, length)
            else { return nil }
            let low = min(first.lowerBound, last.lowerBound), high = max(first.upperBound, last.upperBound)
            return (low...high, nil, false)
        }
    }

    /// Returns the positions of a bound of an interval. A bar starts at the edge of a logarithmic scale, which has no zero.
    private func bound(_ value: _PlottedValue, _ scale: PositionScale, _ length: CGFloat) -> ClosedRange<CGFloat>? {
        if let positions = scale.positions(of: value, in: length) { return positions }
        guard let continuous = scale.continuous, let number = value.number, number <= 0 else { return nil }
        return scale.positions(of: scale.value(continuous.domain.lowerBound), in: length)
    }

    /// Returns the middle of the positions on an axis, for points and lines.
    func point(of mark: Mark, onX isX: Bool) -> CGFloat? {
        let channel = isX ? mark.x : mark.y
        guard let extent = extent(channel, isX ? plan.x : plan.y, isX ? size.width : size.height) else { return nil }
        let positions = extent.step == nil ? extent.positions : grouped(extent.positions, mark, isX)
        let offset = isX ? mark.attributes.offsetStart.width : mark.attributes.offsetStart.height
        return positions.middle + offset
    }

    func point(of mark: Mark) -> CGPoint? {
        guard let x = point(of: mark, onX: true), let y = point(of: mark, onX: false) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the part of a band for the mark's group.
    private func grouped(_ band: ClosedRange<CGFloat>, _ mark: Mark, _ isX: Bool) -> ClosedRange<CGFloat> {
        guard let position = mark.attributes.position, position.axis.map({ ($0 == .horizontal) == isX }) ?? true,
            let part = plan.groups.band(of: position.value.start.text)
        else { return band }
        let span = band.centered(position.span.length(step: band.length, ratio: 0.8, otherwise: band.length))
        return span.lowerBound + span.length * CGFloat(part.lowerBound)...span.lowerBound + span.length
            * CGFloat(part.upperBound)
    }

    /// Returns the interval of a bar or a rectangle on an axis.
    private func interval(of mark: Mark, onX isX: Bool) -> ClosedRange<CGFloat>? {
        let scale = isX ? plan.x : plan.y, length = isX ? size.width : size.height
        let channel = isX ? mark.x : mark.y
        guard let extent = extent(channel, scale, length) else { return nil }
        let dimension = isX ? mark.width : mark.height
        guard case .value = channel else { return extent.positions }
        if let step = extent.step {
            let isGrouped = mark.attributes.position != nil
            let band = grouped(extent.positions, mark, isX)
            if extent.isBin, dimension.content == .automatic { return band.centered(band.length - 1) }
            let ratio: CGFloat = isGrouped ? 0.9 : 0.7
            return band.centered(dimension.length(step: isGrouped ? band.length : step, ratio: ratio, otherwise: step))
        }
        let data = (isX ? plan.xStep : plan.yStep).flatMap { step in
            scale.map { CGFloat($0.fraction(ofLength: step) / $0.window.length) * length }
        }
        return extent.positions.centered(max(dimension.length(step: data, ratio: 0.7, otherwise: 10), 1))
    }

    /// Returns the frame of a bar, a rectangle, or a rule.
    func frame(of mark: Mark) -> CGRect? {
        guard let x = edges(of: mark, onX: true), let y = edges(of: mark, onX: false) else { return nil }
        return CGRect(x: x.lowerBound, y: y.lowerBound, width: x.length, height: y.length)
    }

    /// Returns the positions of the edges of a mark, with its offsets.
    private func edges(of mark: Mark, onX isX: Bool) -> ClosedRange<CGFloat>? {
        let channel = isX ? mark.x : mark.y
        if mark.kind == .rule, case .value = channel { return point(of: mark, onX: isX).map { $0...$0 } }
        guard let interval = interval(of: mark, onX: isX) else { return nil }
        let offsets = mark.attributes
        let start = isX ? offsets.offsetStart.width : offsets.offsetStart.height
        let end = isX ? offsets.offsetEnd.width : offsets.offsetEnd.height
        let isAscending = startsAtLowerPosition(channel, isX: isX)
        let low = interval.lowerBound + (isAscending ? start : end)
        return low...max(interval.upperBound + (isAscending ? end : start), low)
    }

    /// Returns whether the start of a channel is to the left of its end, or above it.
    private func startsAtLowerPosition(_ channel: Mark.Channel, isX: Bool) -> Bool {
        guard case .interval(let start, let end) = channel, let scale = isX ? plan.x : plan.y,
            let first = bound(start.start, scale, 1), let last = bound(end.start, scale, 1)
        else { return true }
        return first.lowerBound <= last.lowerBound
    }

    /// Returns the points at the start and the end of an area.
    func areaPoints(of mark: Mark) -> (start: CGPoint, end: CGPoint)? {
        let isHorizontal = mark.isHorizontal
        guard let position = point(of: mark, onX: !isHorizontal) else { return nil }
        let channel = isHorizontal ? mark.x : mark.y, scale = isHorizontal ? plan.x : plan.y
        let length = isHorizontal ? size.width : size.height
        let start: CGFloat, end: CGFloat
        switch channel {
        case .interval(let low, let high):
            guard let scale, let first = bound(low.start, scale, length), let last = bound(high.start, scale, length)
            else { return nil }
            (start, end) = (first.middle, last.middle)
        default:
            guard let extent = extent(channel, scale, length) else { return nil }
            (start, end) = (extent.positions.lowerBound, extent.positions.upperBound)
        }
        return isHorizontal
            ? (CGPoint(x: start, y: position), CGPoint(x: end, y: position))
            : (CGPoint(x: position, y: start), CGPoint(x: position, y: end))
    }
}
