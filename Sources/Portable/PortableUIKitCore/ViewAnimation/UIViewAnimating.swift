import Foundation

/// Where an animation ends or has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the values that it leads to.
    case end
    /// At the values that it began with.
    case start
    /// In between.
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

/// An animation that can be started, paused, moved and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether it moves, which a paused one doesn't.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs in reverse.
    var isReversed: Bool { get set }
    /// How much of it is done, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animation where it is.
    func pauseAnimation()
    /// Stops the animation where it is; unless `withoutFinishing`, `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation with the values that belong to a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part of the rest of the duration, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Has `completion` called with where the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another timing, or its own, for a fraction of its duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
