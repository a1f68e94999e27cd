import Foundation
import PortableUIKit

/// The way in which a value changes over time.
public struct Animation: Hashable, Sendable {
    /// The implementation of the animation.
    public let base: any CustomAnimation

    /// Creates an animation from a custom one.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    /// Returns the change of the value after a time, in seconds: from zero to `value`, or `nil` when the animation has
    /// ended.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// Returns the velocity at a time, per second, or `nil` if it isn't known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Returns whether the animation continues a running animation of the same value.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Returns the progress after a time, from 0 to 1, or `nil` when the animation has ended.
    func progress(at time: Double) -> Double? {
        var context = AnimationContext<Double>()
        return animate(value: 1, time: time, context: &context)
    }

    /// Returns whether both animations are equal.
    public static func == (first: Animation, second: Animation) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    /// Hashes the base of the animation.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    // MARK: Changes

    /// Returns the animation with a delay, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

    /// Returns the animation with a multiple of its speed. With a speed of 2, it takes half the time. With 0 or less,
    /// it never begins.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: max(speed, 0))) }

    /// Returns the animation with several repetitions. If `autoreverses` is `true`, every other repetition runs
    /// backward.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: Double(max(repeatCount, 1)), reverses: autoreverses))
    }

    /// Returns the animation with infinite repetitions. If `autoreverses` is `true`, every other repetition runs
    /// backward.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: .infinity, reverses: autoreverses))
    }

    /// Returns an animation that is logically complete after a number of seconds, for
    /// ``AnimationCompletionCriteria/logicallyComplete``.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(CompletingAnimation(base: self, time: duration))
    }

    /// The default animation: a spring without a bounce.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    // MARK: Curves

    /// A linear animation of 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// An animation of 0.35 seconds that starts slowly.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// An animation of 0.35 seconds that ends slowly.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// An animation of 0.35 seconds that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// Returns a linear animation.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// Returns an animation that starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// Returns an animation that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// Returns an animation that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation with a timing curve and a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Returns an animation with a cubic Bézier curve from (0, 0) to (1, 1). The x-coordinates of its control points
    /// are from 0 to 1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return timingCurve(curve, duration: duration)
    }
}

extension Animation: CustomStringConvertible {
    /// A description of the animation.
    public var description: String { "Animation(\(base))" }
}
