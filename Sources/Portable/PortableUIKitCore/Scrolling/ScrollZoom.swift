import Foundation

/// The state of a pinch that zooms.
struct ScrollZoom {
    /// The zoom scale at the start.
    let startScale: CGFloat
    /// The point of the content that stays under the fingers, at a zoom scale of 1.
    let anchor: CGPoint

    /// Returns the offset at which the anchor is at `point`, measured from the view's corner.
    func offset(at scale: CGFloat, keepingAnchorAt point: CGPoint) -> CGPoint {
        CGPoint(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
    }

    /// Returns the visible scale for a pinched scale. Beyond the limits, the content resists: the scale stays above
    /// half the minimum and below twice the maximum.
    static func shown(_ scale: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        let limit = min(max(scale, limits.lowerBound), limits.upperBound)
        guard bounces, limit != scale, scale > 0, limit > 0 else { return limit }
        return limit * exp(RubberBand.shown(log(scale / limit), dimension: log(2)))
    }
}

/// An animation of the zoom scale.
struct ZoomMotion {
    /// The duration of the animation, in seconds.
    static let duration = 0.3

    let startScale: CGFloat
    let startOffset: CGPoint
    let scale: CGFloat
    let offset: CGPoint
    /// A Boolean value that indicates whether the content springs back to its limits instead of following a request of
    /// the app.
    let isBounce: Bool
    let begin: Double

    func isOver(at now: Double) -> Bool { now - begin >= Self.duration }

    /// Returns the scale and the offset at a time.
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
