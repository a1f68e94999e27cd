import Foundation

/// A pinch that zooms, and its arithmetic.
struct ScrollZoom {
    /// The zoom scale at the start.
    let startScale: CGFloat
    /// The place of the contents that stays under the fingers, as it would be at a zoom scale of 1.
    let anchor: CGPoint

    /// The offset that has the anchor `point` away from the view's corner.
    func offset(at scale: CGFloat, keepingAnchorAt point: CGPoint) -> CGPoint {
        CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
    }

    /// The scale that is shown for a pinched one: beyond the limits contents resist, and never come to half or twice
    /// of them.
    static func shown(_ scale: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        let limit = min(max(scale, limits.lowerBound), limits.upperBound)
        guard bounces, limit != scale, scale > 0, limit > 0 else { return limit }
        return limit * exp(RubberBand.shown(log(scale / limit), dimension: log(2)))
    }
}

/// An animation of the zoom scale.
struct ZoomMotion {
    /// How long it takes, in seconds.
    static let duration = 0.3

    let startScale: CGFloat
    let startOffset: CGPoint
    let scale: CGFloat
    let offset: CGPoint
    /// Whether contents spring back into their limits, rather than follow the program.
    let isBounce: Bool
    let begin: Double

    func isOver(at now: Double) -> Bool { now - begin >= Self.duration }

    /// The scale and offset at a time.
    func state(at now: Double) -> (scale: CGFloat, offset: CGPoint) {
        guard !isOver(at: now) else { return (scale, offset) }
        let progress = CGFloat(
            TimingCurve.easeInOut.progress(at: (now - begin) / Self.duration, duration: Self.duration))
        return (
            startScale + (scale - startScale) * progress,
            CGPoint(
                x: startOffset.x + (offset.x - startOffset.x) * progress,
                y: startOffset.y + (offset.y - startOffset.y) * progress)
        )
    }
}
