import Foundation

/// How an offset comes to rest along one axis after a drag: it glides, and at the edge of its range it springs back.
///
/// Times are seconds since the finger was lifted. The figures were recorded on a device (`UIKitConstants.md` 7,
/// `Tests/Resources/measured`).
package struct AxisMotion {
    /// An exponential approach to a limit, which ends before it is reached.
    private struct Glide {
        let start: CGFloat
        let limit: CGFloat
        /// The part of the way that is left after a millisecond.
        let rate: CGFloat
        /// When the glide is over.
        let duration: Double

        func position(at time: Double) -> CGFloat {
            limit + (start - limit) * pow(rate, 1000 * time)
        }

        func velocity(at time: Double) -> CGFloat {
            (start - limit) * pow(rate, 1000 * time) * log(rate) * 1000
        }

        /// Returns when the glide passes `position`, which must be between its start and its limit.
        func time(of position: CGFloat) -> Double {
            log((position - limit) / (start - limit)) / (1000 * log(rate))
        }
    }

    /// A critically damped spring around `edge`.
    private struct Spring {
        /// Per second.
        static let frequency = 11.0
        /// The initial speed of the return from beyond an edge, as a fraction of the distance times the frequency. With
        /// this value, the spring stays within half a point of the recorded return from 235 points.
        static let head = 2.0 / 3

        let edge: CGFloat
        let begin: Double
        let displacement: CGFloat
        /// In points per second.
        let velocity: CGFloat

        /// - Parameter velocity: Of the contents, in points per second.
        init(edge: CGFloat, begin: Double, displacement: CGFloat, velocity: CGFloat) {
            self.edge = edge
            self.begin = begin
            self.displacement = displacement
            self.velocity = velocity - displacement * Self.frequency * Self.head
        }

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

    /// The minimum speed, in points per second. A glide ends when it's slower.
    private static let leastSpeed: CGFloat = 10

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
    ///   - velocity: Of the contents, in points per second.
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
        guard abs(velocity) > Self.leastSpeed else {
            target = start
            return
        }
        // The way that one point per second makes.
        let reach = rate / (1 - rate) / 1000
        let glide = Glide(
            start: start, limit: start + velocity * reach, rate: rate,
            duration: log(abs(velocity) / Self.leastSpeed) / (-1000 * log(rate)))
        self.glide = glide
        let natural = start + (velocity - (velocity > 0 ? Self.leastSpeed : -Self.leastSpeed)) * reach
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

    /// Creates the motion of an offset that glides to a chosen target.
    package init(start: CGFloat, target: CGFloat, rate: CGFloat) {
        self.target = target
        let way = abs(target - start)
        glide = Glide(
            start: start, limit: target, rate: rate, duration: way > 0.5 ? log(way / 0.5) / (-1000 * log(rate)) : 0)
    }

    package func position(at time: Double) -> CGFloat {
        if isAtRest(at: time) { return target }
        if let spring, time >= spring.begin { return spring.position(at: time) }
        return glide?.position(at: time) ?? target
    }

    package func isAtRest(at time: Double) -> Bool {
        if let spring { return time >= spring.begin && spring.isAtRest(at: time) }
        return time >= stop ?? glide?.duration ?? 0
    }
}
