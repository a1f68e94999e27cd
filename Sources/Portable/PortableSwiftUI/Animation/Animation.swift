import Foundation
import PortableUIKit

/// How a value gets from one to the next.
public struct Animation: Hashable, Sendable {
    private var curve: TimingCurve
    private var duration: Double
    private var wait = 0.0
    private var rate = 1.0
    /// How many times; infinite for ever.
    private var repetitions = 1.0
    private var reverses = false

    init(_ curve: TimingCurve, duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    private init(_ spring: SpringCurve) {
        self.init(.spring(spring), duration: spring.settlingDuration)
    }

    /// How far the value has come after a time; nil when it has arrived.
    func progress(at time: Double) -> Double? {
        let time = (time - wait) * rate
        if time <= 0 { return 0 }
        guard duration > 0 else { return nil }
        let passes = time / duration
        if passes >= repetitions { return nil }
        let pass = passes.rounded(.down)
        let fraction = passes - pass
        let isBack = reverses && pass.truncatingRemainder(dividingBy: 2) == 1
        return curve.progress(at: isBack ? 1 - fraction : fraction, duration: duration)
    }

    /// Begins later, by a number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.wait += delay
        return animation
    }

    /// Runs faster: at 2 in half of the time.
    public func speed(_ speed: Double) -> Animation {
        var animation = self
        animation.rate *= max(speed, 0)
        animation.wait = speed > 0 ? animation.wait / speed : .infinity
        return animation
    }

    /// Runs several times, every other time backward.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetitions = Double(max(repeatCount, 1))
        animation.reverses = autoreverses
        return animation
    }

    /// Runs for ever, every other time backward.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var animation = self
        animation.repetitions = .infinity
        animation.reverses = autoreverses
        return animation
    }

    /// The one that nothing else was said for: a spring without a bounce.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    // MARK: Curves

    /// The same speed all the way, in 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }
    /// Slow at first, in 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    /// Slow at last, in 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    /// Slow at first and at last, in 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// The same speed all the way.
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration: duration) }

    /// Slow at first.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration: duration) }

    /// Slow at last.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration: duration) }

    /// Slow at first and at last.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration: duration) }

    /// A Bézier curve from (0, 0) to (1, 1) with two control points. Their x are between 0 and 1.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(
            .bezier(x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y), duration: duration)
    }

    // MARK: Springs

    /// A spring that takes half a second and doesn't bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15, dampingFraction: 0.86) }
    /// A spring that takes half a second and doesn't bounce.
    public static var smooth: Animation { smooth() }
    /// A spring that takes half a second and bounces a little.
    public static var snappy: Animation { snappy() }
    /// A spring that takes half a second and bounces.
    public static var bouncy: Animation { bouncy() }
    /// A spring that takes half a second and doesn't bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    /// A spring by the time that it seems to take and its bounce: 0 none, towards 1 more.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(SpringCurve(perceptualDuration: duration, bounce: bounce))
    }

    /// A spring by its response in seconds and its damping: 1 doesn't bounce.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(response, 1e-3)
        return Animation(
            SpringCurve(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency))
    }

    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring that follows a finger, by the time that it seems to take and its bounce.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring that doesn't bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that bounces a little.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that bounces.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring by what it is made of.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(SpringCurve(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// A spring by the time that it seems to take and its bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            SpringCurve(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity))
    }
}

extension Animation: CustomStringConvertible {
    /// The curve and what was changed of it.
    public var description: String { "Animation(\(curve), \(duration) s)" }
}
