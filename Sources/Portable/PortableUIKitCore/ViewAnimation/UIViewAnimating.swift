import Foundation

/// The positions at which an animation can end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end of the animation, with the new values.
    case end
    /// The start of the animation, with the previous values.
    case start
    /// The current position, between the start and the end.
    case current
}

/// The state of an animation that can be controlled.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animation hasn't begun, or has ended.
    case inactive
    /// The animation is running or paused.
    case active
    /// The animation is stopped, and must be finished.
    case stopped
}

/// An animation that can be started, paused, moved, and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running and not paused.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs in reverse.
    var isReversed: Bool { get set }
    /// The fraction of the animation that's complete, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position. If `withoutFinishing` is `false`, call `finishAnimation(at:)`
    /// afterward.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a fraction of the remaining duration, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that's called with the position at which the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing, or its own, for a fraction of its duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
