import Foundation
import PortableUIKit

/// An animation with a known duration.
protocol FixedDurationAnimation: CustomAnimation {
    /// The duration in seconds, or `nil` if it isn't known.
    var lasting: Double? { get }
}

extension Animation {
    /// The duration in seconds, or `nil` if it isn't known.
    var lasting: Double? { (base as? any FixedDurationAnimation)?.lasting }
}

/// An animation with a timing curve and a duration.
struct CurveAnimation: FixedDurationAnimation {
    let curve: UnitCurve
    let duration: Double

    var lasting: Double? { max(duration, 0) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: time <= 0 ? 0 : curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time >= 0, time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }
}

/// A spring animation.
struct SpringAnimation: FixedDurationAnimation {
    let spring: Spring
    /// The initial velocity, in multiples of the distance per second.
    let initialVelocity: Double
    private let end: Double

    init(_ spring: Spring, initialVelocity: Double = 0) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        end = spring.settlingDuration(distance: 1, velocity: initialVelocity, epsilon: 0.001)
    }

    var lasting: Double? { end }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.duration { context.isLogicallyComplete = true }
        guard time < end else { return nil }
        let response = spring.response(at: time)
        return value.scaled(by: 1 - response.distance + initialVelocity * response.impulse)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let response = spring.response(at: time)
        return value.scaled(by: initialVelocity * response.impulseChange - response.distanceChange)
    }
}

/// An animation with a delay.
struct DelayAnimation: FixedDurationAnimation {
    let base: Animation
    let delay: Double

    var lasting: Double? { base.lasting.map { $0 + delay } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }
}

/// An animation with a multiple of its speed. With 0, it never begins.
struct SpeedAnimation: FixedDurationAnimation {
    let base: Animation
    let speed: Double

    var lasting: Double? { base.lasting.map { speed > 0 ? $0 / speed : .infinity } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// Repeats another animation. If it autoreverses, every other pass runs backward.
struct RepeatAnimation: FixedDurationAnimation {
    let base: Animation
    /// The number of passes. Infinity repeats forever.
    let count: Double
    let reverses: Bool

    var lasting: Double? { base.lasting.map { $0 * count } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let (pass, start) = pass(of: value, at: time, &context), pass < count else { return nil }
        // An animation without a duration is at its end.
        var inner = context
        let result = base.animate(value: value, time: time - start, context: &inner) ?? value
        context.state = inner.state
        return isBackward(pass) ? value - result : result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        guard let (pass, start) = pass(of: value, at: time, &context), pass < count else { return .zero }
        let velocity = base.velocity(value: value, time: time - start, context: context)
        return isBackward(pass) ? velocity?.scaled(by: -1) : velocity
    }

    private func isBackward(_ pass: Double) -> Bool { reverses && pass.truncatingRemainder(dividingBy: 2) == 1 }

    /// Returns the current repetition, and its start time.
    private func pass<V: VectorArithmetic>(
        of value: V, at time: Double, _ context: inout AnimationContext<V>
    ) -> (pass: Double, start: Double)? {
        if let duration = base.lasting {
            guard duration > 0 else { return nil }
            let pass = duration.isFinite ? max((time / duration).rounded(.down), 0) : 0
            return (pass, pass == 0 ? 0 : pass * duration)
        }
        // The duration isn't known: the next pass begins in the frame in which the animation ends.
        var state = context.state[RepetitionKey.self]
        var inner = context
        if base.animate(value: value, time: time - state.start, context: &inner) == nil {
            state = Repetition(pass: state.pass + 1, start: time)
            context.state = AnimationState()
        }
        context.state[RepetitionKey.self] = state
        return (state.pass, state.start)
    }

    private struct Repetition {
        var pass = 0.0
        var start = 0.0
    }

    private enum RepetitionKey: AnimationStateKey {
        static var defaultValue: Repetition { Repetition() }
    }
}

/// An animation that's considered complete at a given time.
struct CompletingAnimation: FixedDurationAnimation {
    let base: Animation
    let time: Double

    var lasting: Double? { base.lasting }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= self.time
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}
