import Foundation

extension UIView {
    /// Animates, with ease in and out and without a delay, the changes that a closure makes to properties of views.
    /// - Parameter duration: The duration, in seconds. With 0 or less, changes are immediate.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    /// Animates changes, then calls `completion` with a Boolean value that indicates whether the animation ran to its
    /// end.
    ///
    /// The completion is called in the first frame of the host's clock after the duration, even if nothing changed.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes after a delay, both in seconds, with the curve in `options` (by default, ease in and out).
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, curve: options.timingCurve(duration: duration), options: options,
            animations: animations,
            completion: completion)
    }

    /// Animates changes as a spring.
    /// - Parameters:
    ///   - duration: The duration, in seconds. At its end, 0.001 of the distance remains.
    ///   - dampingRatio: The damping ratio. With 1, the maximum, there's no oscillation; smaller values oscillate more.
    ///   - velocity: The initial velocity, in multiples of the distance per second.
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

    /// Animates changes as a spring with a perceived duration.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds. The spring comes to rest later; the completion is called then.
    ///   - bounce: The bounce, from 0 for none to 1 for the maximum. With a negative value, down to -1, the spring is
    ///     overdamped.
    ///   - initialSpringVelocity: The initial velocity, in multiples of the distance per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        run(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring),
            options: options, animations: animations, completion: completion)
    }

    /// Repeats the changes that a closure makes inside an animation closure.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; with a fraction, the last one is partial.
    ///   - autoreverses: A Boolean value that indicates whether each repetition also plays in reverse.
    ///   - animations: A closure that is called immediately.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        AnimationContext.altered(
            {
                $0.repeatCount = max(Double(count).zeroIfNaN, 0)
                $0.autoreverses = autoreverses
            }, animations)
    }

    /// Makes changes without animating them, even inside an animation closure. Animation closures inside have no
    /// effect, either.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let flushesUpdates = AnimationContext.current?.flushesUpdates ?? false
        if flushesUpdates { flushUpdates() }
        let wasEnabled = AnimationContext.isEnabled
        AnimationContext.isEnabled = false
        defer { AnimationContext.isEnabled = wasEnabled }
        AnimationContext.with(nil) {
            actionsWithoutAnimation()
            if flushesUpdates { flushUpdates() }
        }
    }

    /// Enables or disables animations for all views. While they are disabled, changes are immediate; completion
    /// handlers are still called.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// A Boolean value that indicates whether animations are enabled. The default is `true`.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// The duration of the current animation closure, in seconds. It's 0 outside an animation closure.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Makes changes with an animation that is paused until the returned group moves it.
    ///
    /// - Parameter completion: Called after the animation was released and has reached one of its ends.
    /// - Returns: The group that controls the animation.
    package static func holdAnimation(_ changes: () -> Void, completion: @escaping () -> Void) -> AnimationGroup {
        let group = AnimationGroup { _ in completion() }
        let context = AnimationContext(
            duration: 1, delay: 0, curve: .linear, repeatCount: 1, autoreverses: false, group: group)
        group.hold(at: 0)
        AnimationContext.with(context, changes)
        group.animator.add(group)
        return group
    }

    /// Makes changes with animations that are paused until the returned group moves them together.
    ///
    /// - Parameter duration: The duration of all animations together, in seconds.
    /// - Returns: The group that controls the animations.
    static func capturingAnimations(duration: Double, _ changes: () -> Void) -> AnimationGroup {
        let group = AnimationGroup(completion: nil)
        group.wholeDuration = duration
        group.hold(at: 0)
        let outer = AnimationContext.capture
        AnimationContext.capture = group
        defer { AnimationContext.capture = outer }
        AnimationContext.with(nil, changes)
        return group
    }

    static func run(
        duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?, takesWholeTime: Bool = false
    ) {
        let flushesUpdates = options.contains(.flushUpdates) || AnimationContext.current?.flushesUpdates ?? false
        if flushesUpdates { flushUpdates() }
        var context = context(
            duration: duration, delay: delay, curve: curve, options: options, completion: completion)
        context.flushesUpdates = flushesUpdates
        let isAnimated = AnimationContext.isEnabled && context.duration > 0
        if takesWholeTime, isAnimated {
            context.group.last(until: context.group.now + context.delay + context.duration)
        }
        AnimationContext.with(isAnimated ? context : nil) {
            animations()
            if flushesUpdates { flushUpdates() }
            if isAnimated, options.contains(.layoutSubviews) { context.group.layOutLayers() }
        }
        start(context)
    }

    /// Starts a new animation.
    static func start(_ context: AnimationContext) {
        guard !context.group.isDriven else { return }
        context.group.animator.add(context.group)
    }

    /// Returns the context of an animation closure with these settings. A nested closure inherits the duration and
    /// curve of the outer one, unless its options override them.
    static func context(
        duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) -> AnimationContext {
        let durationFactor = DeviceContext.current.screen.environment.animationSlowness
        var context = AnimationContext(
            duration: duration * durationFactor, delay: max(delay.zeroIfNaN, 0) * durationFactor, curve: curve,
            repeatCount: options.contains(.repeat) ? .infinity : 1,
            autoreverses: options.contains(.autoreverse),
            group: AnimationGroup(completion: completion))
        context.group.blocksTouches = !options.contains(.allowUserInteraction)
        if AnimationContext.current == nil, let capture = AnimationContext.capture {
            let part = capture.wholeDuration > 0 ? CGFloat(context.delay / capture.wholeDuration) : 0
            context.startFraction = min(part, 1)
            if let completion { capture.addCompletion(completion) }
            context.group = capture
        }
        if let outer = AnimationContext.current {
            if outer.group.isDriven {
                // The group of a driven outer animation also drives this one.
                let part = outer.duration > 0 ? CGFloat(context.delay / outer.duration) : 0
                context.startFraction = outer.startFraction + (1 - outer.startFraction) * min(part, 1)
                if let completion { outer.group.addCompletion(completion) }
                context.group = outer.group
            }
            if !options.contains(.overrideInheritedDuration) { context.duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { context.curve = outer.curve }
        }
        return context
    }
}
