import Foundation

/// An animation of changes to views that can be paused, moved, reversed, and continued with another timing.
///
/// The system retains an animator while it runs. The app must retain a paused or stopped animator, and let it run to
/// its end, or stop and finish it, before releasing it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private struct Changes {
        var closure: () -> Void
        var delayFactor: CGFloat
    }

    /// The timing of the animation. The default is the system's default curve.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration, in seconds. The parameters of a spring with a mass determine its actual duration.
    open private(set) var duration: TimeInterval
    /// The delay after the start of the animation, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// A Boolean value that indicates whether views receive touches while they're animated. The default is `true`.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the app performs hit testing while views are animated. The default is
    /// `false`, which means that touches find views where they are displayed. If it's `true`, ``UIView/hitTest(_:with:)``
    /// uses the final positions, unless the app overrides it.
    open var isManualHitTestingEnabled = false
    /// A Boolean value that indicates whether the animation can be paused and stopped. The default is `true`. If it's
    /// `false`, pausing or stopping raises an exception.
    open var isInterruptible = true
    /// A Boolean value that indicates whether a paused animation follows `fractionComplete` linearly instead of its
    /// curve. The default is `true`.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether pending updates are performed before and after the changes, as with
    /// ``UIView/AnimationOptions/flushUpdates``. The default is `false`.
    open var flushUpdates = false
    /// A Boolean value that indicates whether the animation pauses at its end instead of finishing. The default is
    /// `false`.
    open var pausesOnCompletion = false

    /// The state of the animation.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that indicates whether the animation is running, or waiting for its delay.
    open private(set) var isRunning = false

    private var changes: [Changes] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var group: AnimationGroup?
    private var stoppedValues: [AnimatedValue] = []
    private var effective = (curve: TimingCurve.standard, duration: 0.0)
    private var curve: TimingCurve {
        get { effective.curve }
        set { effective.curve = newValue }
    }
    private var effectiveDuration: Double {
        get { effective.duration }
        set { effective.duration = newValue }
    }

    // MARK: Initializers

    /// Creates an animator with a duration of 0.2 s and the system's default curve.
    public override convenience init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
    }

    /// Creates an animator with the given timing.
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - parameters: A curve or a spring.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.zeroIfNaN
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with a system curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a curve from (0, 0) to (1, 1) with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring of the animator's duration. A ratio of 1 doesn't oscillate; smaller ones
    /// oscillate more.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay, in seconds.
    ///   - options: The curve, and whether views receive touches during the animation. Repeating is ignored.
    ///   - animations: A closure that makes the changes. It's called immediately.
    ///   - completion: Called with the position at which the animation has ended.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = NSObject.make(self) as! Self
        animator.duration = duration.zeroIfNaN
        animator.timingParameters = UICubicTimingParameters(animationCurve: options.animationCurve)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.flushUpdates = options.contains(.flushUpdates)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Returns an animator with the same timing and settings, without changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.isInterruptible = isInterruptible
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    // MARK: Changes

    /// Adds changes. While the animation runs, they're made immediately and animated for the remaining time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a fraction of the duration, or of the remaining time, from 0 to 1. Raises an
    /// exception if the animation is stopped.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = min(max(0, delayFactor), 1)
        switch state {
        case .inactive:
            changes.append(Changes(closure: animation, delayFactor: factor))
        case .active:
            let gone = group?.position?.fraction ?? 0
            make(Changes(closure: animation, delayFactor: gone + (1 - gone) * factor))
        case .stopped:
            raise("It is an error to add animations to a stopped animator: \(self)")
        }
    }

    /// Adds a closure that is called with the position at which the animation has ended, after the closures that were
    /// added before.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts or resumes the animation. Raises an exception if it's stopped.
    open func startAnimation() {
        switch state {
        case .inactive:
            activate()
            run(delay: delay.zeroIfNaN)
        case .active:
            if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        case .stopped:
            raise("It is an error to start a stopped animator; finish it first: \(self)")
        }
    }

    /// Starts the animation after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = max(delay, 0)
        startAnimation()
    }

    /// Pauses the animation at its current position. An animation that hasn't begun pauses at its start.
    open func pauseAnimation() {
        switch state {
        case .inactive:
            activate()
            hold(at: AnimationDrive.Position(fraction: isReversed ? 1 : 0, isCurved: !scrubsLinearly))
        case .active:
            guard isRunning else { return }
            requireInterruptible()
            let position = group?.position
            hold(at: held(position ?? AnimationDrive.Position(fraction: 0, isCurved: false)))
        case .stopped:
            raise("It is an error to pause a stopped animator: \(self)")
        }
    }

    /// Resumes a paused animation until its end, or its beginning if it's reversed.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the remainder. `nil` means the animator's own.
    ///   - durationFactor: The duration of the remainder, as a fraction of the duration. 0 means the remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning, let group, let position = group.position else {
            return
        }
        let target: CGFloat = isReversed ? 0 : 1
        let seen = visible(position)
        if let parameters {
            let timing = parameters.timing(duration: duration)
            let rest =
                durationFactor > 0 ? duration * Double(durationFactor) : timing.duration * Double(abs(target - seen))
            group.run(from: seen, to: target, isCurved: false, duration: rest, curve: timing.curve)
        } else {
            let start =
                position.isCurved
                ? position.fraction
                : CGFloat(curve.fraction(ofProgress: Double(position.fraction), duration: effectiveDuration))
            let left = effectiveDuration * Double(abs(target - start))
            group.run(
                from: start, to: target, isCurved: true,
                duration: durationFactor > 0 ? duration * Double(durationFactor) : left, curve: .linear)
        }
        didStartRunning(group)
    }

    /// Stops the animation. Views keep their visible values.
    ///
    /// - Parameter withoutFinishing: `true` to end the animation without calling completions. With `false`, the
    ///   animation is `.stopped` until `finishAnimation(at:)` is called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let group else { return }
        requireInterruptible()
        stoppedValues = group.animatedValues
        let now = group.now
        for value in stoppedValues { value.setModelValue(to: value.shown(at: now)) }
        leave(group)
        if withoutFinishing {
            reset()
        } else {
            state = .stopped
        }
    }

    /// Finishes a stopped animation. Views get the values of a position, and completions are called with it. Raises an
    /// exception unless the animation is stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise("finishAnimationAtPosition: should only be called on a stopped animator: \(self)")
        }
        for value in stoppedValues {
            switch finalPosition {
            case .end: value.setModelValue(to: value.last)
            case .start: value.setModelValue(to: value.first)
            case .current: break
            }
        }
        complete(at: finalPosition)
    }

    /// A Boolean value that indicates whether the animation runs in reverse. Setting it reverses a running animation.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning, let group, let position = group.position else { return }
            let target: CGFloat = isReversed ? 0 : 1
            let rest = effectiveDuration * Double(abs(target - position.fraction))
            group.run(
                from: position.fraction, to: target, isCurved: position.isCurved, duration: rest, curve: .linear)
        }
    }

    /// The fraction of the animation that is complete, in its current direction, from 0 to 1. Setting it pauses the
    /// animation there; values outside are clamped.
    open var fractionComplete: CGFloat {
        get {
            guard let position = group?.position else { return 0 }
            return isReversed ? 1 - position.fraction : position.fraction
        }
        set {
            guard state != .stopped else { return }
            if state == .inactive { activate() }
            let fraction = min(max(0, newValue), 1)
            hold(
                at: AnimationDrive.Position(
                    fraction: isReversed ? 1 - fraction : fraction, isCurved: !scrubsLinearly))
        }
    }

    // MARK: Implementation

    /// Makes the changes with a paused animation.
    private func activate() {
        state = .active
        let timing = (timingParameters ?? UICubicTimingParameters()).timing(duration: duration)
        curve = timing.curve
        effectiveDuration = timing.duration * DeviceContext.current.screen.environment.animationSlowness
        let group = AnimationGroup(completion: nil)
        group.blocksTouches = !isUserInteractionEnabled
        group.movesHitTesting = !isManualHitTestingEnabled
        group.hold(AnimationDrive.Position(fraction: isReversed ? 1 : 0, isCurved: true))
        self.group = group
        let changes = changes
        self.changes = []
        for change in changes { make(change) }
    }

    private func make(_ changes: Changes) {
        guard let group else { return }
        var context = AnimationContext(
            duration: effectiveDuration, delay: 0, curve: curve, repeatCount: 1, autoreverses: false, group: group)
        context.startFraction = changes.delayFactor
        context.flushesUpdates = flushUpdates || AnimationContext.current?.flushesUpdates ?? false
        let flushesUpdates = context.flushesUpdates
        if flushesUpdates { UIView.flushUpdates() }
        let isAnimated = AnimationContext.isEnabled && effectiveDuration > 0
        AnimationContext.with(isAnimated ? context : nil) {
            changes.closure()
            if flushesUpdates { UIView.flushUpdates() }
        }
    }

    private func run(delay: Double) {
        guard let group else { return }
        let start: CGFloat = isReversed ? 1 : 0
        group.run(
            from: start, to: 1 - start, isCurved: true, duration: max(effectiveDuration, 0), curve: .linear,
            delay: delay)
        didStartRunning(group)
    }

    private func didStartRunning(_ group: AnimationGroup) {
        isRunning = true
        // The animator is retained as long as it runs.
        group.endAction = { self.didReachEnd() }
        group.animator.add(group)
    }

    private func hold(at position: AnimationDrive.Position) {
        guard let group else { return }
        isRunning = false
        group.endAction = nil
        group.animator.remove(group)
        group.hold(position)
    }

    /// Returns the position of a pause. If scrubbing is linear, the fraction is the visible one.
    private func held(_ position: AnimationDrive.Position) -> AnimationDrive.Position {
        guard scrubsLinearly, position.isCurved else { return position }
        return AnimationDrive.Position(fraction: visible(position), isCurved: false)
    }

    private func visible(_ position: AnimationDrive.Position) -> CGFloat {
        guard position.isCurved else { return position.fraction }
        return CGFloat(curve.progress(at: Double(position.fraction), duration: effectiveDuration))
    }

    private func didReachEnd() {
        guard let group else { return }
        if pausesOnCompletion {
            hold(at: AnimationDrive.Position(fraction: isReversed ? 0 : 1, isCurved: !scrubsLinearly))
            return
        }
        if isReversed { for value in group.animatedValues { value.setModelValue(to: value.first) } }
        leave(group)
        complete(at: isReversed ? .start : .end)
    }

    private func leave(_ group: AnimationGroup) {
        isRunning = false
        group.endAction = nil
        group.animator.remove(group)
        group.finish()
        self.group = nil
    }

    private func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        reset()
        for completion in completions { completion(position) }
    }

    private func reset() {
        state = .inactive
        stoppedValues = []
        completions = []
        changes = []
    }

    private func requireInterruptible() {
        if !isInterruptible { raise("It is an error to pause or stop an animator that isn't interruptible: \(self)") }
    }
}

extension UIView.AnimationOptions {
    fileprivate var animationCurve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 0xF)) ?? .easeInOut
    }
}
