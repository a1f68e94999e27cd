import Foundation
import Testing

@testable import PortableSwiftUI

/// Curves, springs, and custom animations.
@MainActor
struct CurveTests {
    // MARK: Springs

    @Test func `a spring can be created from duration and bounce, or from mass and stiffness`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
        #expect(abs(spring.response - 0.5) < 1e-9)
        let same = Spring(mass: 2, stiffness: spring.stiffness * 2, damping: spring.damping * 2)
        #expect(abs(same.bounce - 0.3) < 1e-9 && abs(same.duration - 0.5) < 1e-9)
        #expect(Spring() == .smooth)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
        #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-9)
    }

    @Test(arguments: [-0.4, 0, 0.15, 0.6])
    func `a spring solves its own equation`(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        // Small simulation steps reach the same position as the closed-form solution.
        var (position, velocity, time) = (0.0, 3.0, 0.0)
        let step = 1e-5
        while time < 0.4 {
            velocity += spring.force(target: 10.0, position: position, velocity: velocity) * step / spring.mass
            position += velocity * step
            time += step
        }
        #expect(abs(position - spring.value(target: 10.0, initialVelocity: 3, time: 0.4)) < 0.01)
        #expect(abs(velocity - spring.velocity(target: 10.0, initialVelocity: 3, time: 0.4)) < 0.05)
        var (value, speed) = (0.0, 3.0)
        for _ in 0..<40 { spring.update(value: &value, velocity: &speed, target: 10, deltaTime: 0.01) }
        #expect(abs(value - position) < 0.01 && abs(speed - velocity) < 0.05)
    }

    @Test(arguments: [-0.4, 0, 0.3, 0.9])
    func `a spring settles at its settling duration, and not long before`(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let end = spring.settlingDuration
        for time in stride(from: end, to: end + 5, by: 0.01) {
            #expect(abs(1 - spring.value(target: 1.0, time: time)) <= 0.00101)
        }
        let before = stride(from: end * 0.7, to: end, by: 0.001)
        #expect(before.contains { abs(1 - spring.value(target: 1.0, time: $0)) > 0.001 })
        let again = Spring(settlingDuration: end, dampingRatio: spring.dampingRatio)
        #expect(abs(again.response - 0.5) < 0.001)
    }

    // MARK: Curves

    @Test func `unit curves begin at 0, end at 1 and have inverses`() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.3, y: 0.9)),
        ]
        for curve in curves {
            #expect(curve.value(at: 0) == 0 && abs(curve.value(at: 1) - 1) < 1e-9)
            for x in [0.1, 0.4, 0.8] {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
                let slope = (curve.value(at: x + 1e-4) - curve.value(at: x - 1e-4)) / 2e-4
                #expect(abs(curve.velocity(at: x) - slope) < 0.01)
            }
        }
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
        #expect(UnitCurve.linear.value(at: 7) == 1)
    }

    @Test func `modifiers of an animation apply to the animation inside`() throws {
        let linear = Animation.linear(duration: 1)
        // The delay is part of the repetition.
        let pausing = linear.delay(1).repeatCount(2, autoreverses: false)
        #expect(pausing.progress(at: 0.5) == 0)
        #expect(pausing.progress(at: 1.5) == 0.5)
        #expect(pausing.progress(at: 2.5) == 0)
        #expect(pausing.progress(at: 3.5) == 0.5)
        #expect(linear.repeatCount(2, autoreverses: false).delay(1).progress(at: 2.5) == 0.5)
        #expect(linear.delay(1).speed(2).progress(at: 0.75) == 0.5)
        #expect(linear.speed(2).delay(1).progress(at: 1.25) == 0.5)
        // Back along the same curve.
        let back = try #require(Animation.easeIn(duration: 1).repeatCount(2).progress(at: 1.25))
        #expect(abs(back - (1 - UnitCurve.easeIn.value(at: 0.25))) < 1e-9)
        #expect(linear.speed(0).progress(at: 1_000) == 0)
    }

    // MARK: Code

    private struct Steps: CustomAnimation {
        let count: Double

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count.self] += 1
            return time < count ? value.scaled(by: time.rounded(.down) / count) : nil
        }
    }

    private enum Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    @Test func `a custom animation is called with its state, and repeats`() {
        let animation = Animation(Steps(count: 4))
        var context = AnimationContext<Double>()
        #expect(animation.animate(value: 8, time: 1.5, context: &context) == 2)
        #expect(animation.animate(value: 8, time: 4, context: &context) == nil)
        #expect(context.state[Count.self] == 2)
        #expect((animation.base as? Steps)?.count == 4)
        #expect(animation == Animation(Steps(count: 4)) && animation != Animation(Steps(count: 5)))

        // The duration isn't known: the next repetition begins with the call that finds the animation at its end.
        let twice = animation.repeatCount(2, autoreverses: true)
        var other = AnimationContext<Double>()
        #expect(twice.animate(value: 8, time: 3, context: &other) == 6)
        #expect(twice.animate(value: 8, time: 5, context: &other) == 8)
        #expect(twice.animate(value: 8, time: 6, context: &other) == 6)
        #expect(twice.animate(value: 8, time: 9.5, context: &other) == nil)
    }
}
