import Foundation

extension UIView {
    /// Animates, with ease in and out and without a delay, the changes that a closure makes to properties of views.
    /// - Parameter duration: In seconds; 0 or less changes at once.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes, then calls `completion` with whether they ran to their end.
    ///
    /// The completion comes by the host's clock, in the first frame after the duration; also when nothing changed.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes after a delay, both in seconds, with the curve that `options` name (ease in and out if none).
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: options.timingCurve, options: options, animations: animations,
            completion: completion)
    }

    /// Animates changes as a spring.
    /// - Parameters:
    ///   - duration: In seconds; at its end 0.001 of the way is left.
    ///   - dampingRatio: 1 comes to rest without swinging; smaller values swing more. Limited to at most 1.
    ///   - velocity: At the start, in ways per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        run(
            duration: duration, delay: delay, curve: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Animates changes as a spring described by its bounce: 0 none, up to 1 the most, negative is stiffer.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            duration: duration, dampingRatio: Double(1 - bounce), initialVelocity: Double(initialSpringVelocity))
        run(
            duration: duration, delay: delay, curve: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Runs changes without animating them, also inside an animation closure; animation closures inside don't animate
    /// either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = AnimationContext.isEnabled
        AnimationContext.isEnabled = false
        defer { AnimationContext.isEnabled = wasEnabled }
        AnimationContext.with(nil, actionsWithoutAnimation)
    }

    /// Switches animations on or off for all views; off, changes are made at once and completions still come.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// Whether animation closures animate; true by default.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// The duration in seconds of the animation closure that is running; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Fades from what `view` shows to what the changes make of it.
    ///
    /// Differs from UIKit: the kinds of transition that flip or curl are made at once, as the others are inside.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    /// Makes changes whose animation stands still until somebody moves it.
    ///
    /// - Parameter completion: Called after the animation was released and has come to one of its ends.
    /// - Returns: What moves the animation.
    package static func holdAnimation(_ changes: () -> Void, completion: @escaping () -> Void) -> AnimationGroup {
        let group = AnimationGroup(begin: Services.clock.now) { _ in completion() }
        let context = AnimationContext(
            duration: 1, delay: 0, curve: .linear, repeatCount: 1, autoreverses: false, group: group)
        AnimationContext.with(context, changes)
        group.hold(at: 0)
        DeviceContext.current.animator.add(group)
        return group
    }

    private static func run(
        duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let now = Services.clock.now
        let outer = AnimationContext.current
        let isAnimated = AnimationContext.isEnabled && duration > 0
        let group = AnimationGroup(begin: now, completion: completion)
        let slowness = DeviceContext.current.screen.environment.animationSlowness
        var context = AnimationContext(
            duration: duration * slowness, delay: max(delay, 0) * slowness, curve: curve,
            repeatCount: options.contains(.repeat) ? .infinity : 1,
            autoreverses: options.contains(.autoreverse), group: group)
        if let outer {
            if !options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
        }
        AnimationContext.with(isAnimated ? context : nil, animations)
        DeviceContext.current.animator.add(group)
    }
}

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Subviews are laid out inside the animation, so that their changes are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches are delivered to views while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Animations start from what is on screen; here they always do.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation is played again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each turn also goes back.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// An outer animation's duration is not taken over.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// An outer animation's curve is not taken over.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A transition shows both views as they are drawn, not as pictures.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition hides and shows views instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Nothing is taken over from an outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A fade between the views of a transition.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        package var timingCurve: TimingCurve {
            switch (rawValue >> 16) & 0xF {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// The curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
