import Foundation
import PortableUIKit

extension UIView {
    /// Animates the changes that a closure makes to views, with a SwiftUI animation.
    ///
    /// Differs from UIKit: custom animations are replaced with the default animation, and circular curves with similar
    /// curves.
    /// - Parameters:
    ///   - animation: The animation.
    ///   - changes: A closure that is called immediately.
    ///   - completion: A closure that is called after the animation.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        let timing = ViewTiming(animation)
        animate(with: timing.base, delay: timing.delay) {
            modifyAnimations(
                withRepeatCount: CGFloat(timing.repeatCount), autoreverses: timing.autoreverses, animations: changes)
        } completion: { _ in
            completion?()
        }
    }

    /// Animates changes with the animation of a transaction, or makes them immediately if there's no animation.
    static func animate(in transaction: Transaction, changes: () -> Void, completion: (() -> Void)?) {
        if let animation = transaction.animation, !transaction.disablesAnimations {
            return animate(animation, changes: changes, completion: completion)
        }
        performWithoutAnimation(changes)
        completion?()
    }
}

extension UIViewRepresentableContext {
    /// Animates changes of UIKit views with the animation of the current update. Without one, they're immediate.
    ///
    /// - Parameters:
    ///   - changes: A closure that is called immediately.
    ///   - completion: A closure that is called after the animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(in: transaction, changes: changes, completion: completion)
    }
}

extension UIViewControllerRepresentableContext {
    /// Animates changes of UIKit views with the animation of the current update. Without one, they're immediate.
    ///
    /// - Parameters:
    ///   - changes: A closure that is called immediately.
    ///   - completion: A closure that is called after the animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(in: transaction, changes: changes, completion: completion)
    }
}

/// The UIKit settings for a SwiftUI animation.
private struct ViewTiming {
    var duration: Double
    var curve: TimingCurve
    var delay = 0.0
    var repeatCount = 1.0
    var autoreverses = false

    var base: AnimationTiming { AnimationTiming(duration: duration, curve: curve) }

    private init(duration: Double, curve: TimingCurve) {
        self.duration = duration
        self.curve = curve
    }

    init(_ animation: Animation) {
        switch animation.base {
        case let animation as CurveAnimation:
            self.init(duration: max(animation.duration, 0), curve: animation.curve.timingCurve)
        case let animation as SpringAnimation:
            self.init(animation.spring, initialVelocity: animation.initialVelocity)
        case let animation as DelayAnimation:
            self.init(animation.base)
            delay += animation.delay
        case let animation as SpeedAnimation:
            self.init(animation.base)
            change(speed: animation.speed)
        case let animation as RepeatAnimation:
            self.init(animation.base)
            // UIKit counts a run and its reverse as one repetition.
            repeatCount = animation.reverses ? animation.count / 2 : animation.count
            autoreverses = animation.reverses
        case let animation as CompletingAnimation: self.init(animation.base)
        default: self.init(.default)
        }
    }

    private init(_ spring: Spring, initialVelocity: Double) {
        let curve = SpringCurve(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
        self.init(
            duration: SpringAnimation(spring, initialVelocity: initialVelocity).lasting ?? spring.duration,
            curve: .spring(curve))
    }

    private mutating func change(speed: Double) {
        guard speed > 0 else { return delay = .infinity }
        duration /= speed
        delay /= speed
        if case .spring(let spring) = curve {
            let frequency = spring.frequency * speed
            curve = .spring(
                SpringCurve(
                    mass: 1, stiffness: frequency * frequency, damping: 2 * spring.dampingRatio * frequency,
                    initialVelocity: spring.initialVelocity * speed))
        }
    }
}
