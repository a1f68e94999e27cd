import Foundation

/// How an offset comes to rest along one axis after a drag: it glides, and at the edge of its range it springs back.
///
/// Times are seconds since the finger was lifted.
package struct AxisMotion {
    /// An exponential approach from `start` to `target`.
    private struct Glide {
        let start: CGFloat
        let target: CGFloat
        /// The part of the way that is left after a millisecond.
        let rate: CGFloat

        func position(at time: Double) -> CGFloat {
            target + (start - target) * pow(rate, 1000 * time)
        }

        func velocity(at time: Double) -> CGFloat {
            (start - target) * pow(rate, 1000 * time) * log(rate) * 1000
        }

        /// When the glide passes `position`, which lies on its way.
        func time(of position: CGFloat) -> Double {
            log((position - target) / (start - target)) / (1000 * log(rate))
        }
    }

    /// A critically damped spring around `edge`.
    private struct Spring {
        /// Per second; stiffness 100 and mass 1.
        static let frequency = 10.0

        let edge: CGFloat
        let begin: Double
        let displacement: CGFloat
        let velocity: CGFloat

        func position(at time: Double) -> CGFloat {
            let time = time - begin
            let slope = velocity + Self.frequency * displacement
            return edge + (displacement + slope * time) * exp(-Self.frequency * time)
        }

        /// Whether less than half a point is left, and it only becomes less.
        func isAtRest(at time: Double) -> Bool {
            abs(position(at: time) - edge) < 0.5 && (time - begin) * Self.frequency > 1
        }
    }

    /// Where the offset ends.
    package let target: CGFloat
    private var glide: Glide?
    private var spring: Spring?
    /// When the glide ends at an edge that doesn't spring.
    private var stop: Double?

    /// The motion of an offset that is left alone.
    ///
    /// - Parameters:
    ///   - start: The offset when the finger is lifted.
    ///   - velocity: In points per second.
    ///   - rate: The part of the speed that is left after a millisecond.
    ///   - range: Where the offset may rest.
    ///   - bounces: Whether it may overshoot.
    package init(start: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool) {
        if !range.contains(start) {
            let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
            target = edge
            spring = Spring(edge: edge, begin: 0, displacement: start - edge, velocity: velocity)
            return
        }
        let natural = AxisMotion.restingPoint(start: start, velocity: velocity, rate: rate)
        let glide = Glide(start: start, target: natural, rate: rate)
        self.glide = glide
        guard !range.contains(natural) else {
            target = natural
            return
        }
        let edge = natural < range.lowerBound ? range.lowerBound : range.upperBound
        target = edge
        let arrival = start == edge ? 0 : glide.time(of: edge)
        if bounces {
            spring = Spring(edge: edge, begin: arrival, displacement: 0, velocity: glide.velocity(at: arrival))
        } else {
            stop = arrival
        }
    }

    /// The motion of an offset that glides to a place that somebody has chosen.
    package init(start: CGFloat, target: CGFloat, rate: CGFloat) {
        self.target = target
        glide = Glide(start: start, target: target, rate: rate)
    }

    /// Where an offset comes to rest that nothing stops.
    static func restingPoint(start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity * rate / (1 - rate) / 1000
    }

    package func position(at time: Double) -> CGFloat {
        if isAtRest(at: time) { return target }
        if let spring, time >= spring.begin { return spring.position(at: time) }
        return glide?.position(at: time) ?? target
    }

    package func isAtRest(at time: Double) -> Bool {
        if let spring { return time >= spring.begin && spring.isAtRest(at: time) }
        if let stop, time >= stop { return true }
        return abs((glide?.position(at: time) ?? target) - target) < 0.5
    }
}
