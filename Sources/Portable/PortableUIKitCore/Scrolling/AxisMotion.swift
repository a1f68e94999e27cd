import Foundation

/// The motion of an offset along one axis after a drag. It decelerates, and springs back at the edge of its range.
///
/// Times are in seconds since the touch ended. The constants were recorded on a device (`UIKitConstants.md` 7,
/// `Tests/Resources/measured`).
package struct AxisMotion {
    /// An exponential approach to a limit, which ends before the limit is reached.
    private struct ExponentialApproach {
        let start: CGFloat
        let limit: CGFloat
        /// The fraction of the remaining distance after a millisecond.
        let rate: CGFloat
        /// The time when the glide ends.
        let duration: Double

        func position(at time: Double) -> CGFloat {
            limit + (start - limit) * pow(rate, 1000 * time)
        }

        func velocity(at time: Double) -> CGFloat {
            (start - limit) * pow(rate, 1000 * time) * log(rate) * 1000
        }

        /// Returns the time when the glide passes `position`, which must be between its start and its limit.
        func time(of position: CGFloat) -> Double {
            log((position - limit) / (start - limit)) / (1000 * log(rate))
        }
    }

    /// A critically damped spring around `edge`.
    private struct Spring {
        /// The angular frequency, in radians per second.
        static let frequency = 11.0
        /// The initial speed of the return from beyond an edge, as a fraction of the distance times the frequency. With
        /// this value, the spring stays within half a point of the recorded return from 235 points.
        static let head = 2.0 / 3

        let edge: CGFloat
        let begin: Double
        let displacement: CGFloat
        /// The initial velocity, in points per second.
        let velocity: CGFloat

        /// - Parameter velocity: The velocity of the content, in points per second.
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

        /// Returns whether the distance from the edge is less than half a point and decreasing.
        func isAtRest(at time: Double) -> Bool {
            abs(position(at: time) - edge) < 0.5 && (time - begin) * Self.frequency > 1
        }
    }

    /// The minimum speed, in points per second. A glide ends when it's slower.
    private static let leastSpeed: CGFloat = 10

    /// The final offset.
    package let target: CGFloat
    private var glide: ExponentialApproach?
    private var spring: Spring?
    /// The time when the glide reaches an edge without a bounce, or `nil`.
    private var stop: Double?

    /// Creates the motion of an offset after the touch has ended.
    ///
    /// - Parameters:
    ///   - start: The offset when the touch ends.
    ///   - velocity: The velocity of the content, in points per second.
    ///   - rate: The fraction of the speed that remains after a millisecond.
    ///   - range: The range of the final offset.
    ///   - bounces: `true` if the offset can go beyond the range.
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
        // The distance of a glide for each point per second of its initial velocity.
        let reach = rate / (1 - rate) / 1000
        let glide = ExponentialApproach(
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
        glide = ExponentialApproach(
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
