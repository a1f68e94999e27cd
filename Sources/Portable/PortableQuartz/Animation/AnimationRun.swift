/// An animation whose changes are made in several steps. It starts after the last step.
///
/// Inside an animation closure, it inherits the closure's duration and curve.
@MainActor
package final class AnimationRun {
    private let group: AnimationGroup
    private var context: AnimationContext

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - curve: The timing curve.
    package init(duration: Double, curve: TimingCurve) {
        group = AnimationGroup(completion: nil)
        // Views that are reused leave the window.
        group.endsOffscreen = false
        let outer = AnimationContext.current
        let duration = duration * DeviceScope.current.animations.durationFactor
        context = AnimationContext(
            duration: outer?.duration ?? duration, delay: outer?.delay ?? 0, curve: outer?.curve ?? curve,
            repeatCount: 1, autoreverses: false, group: group)
    }

    /// Makes changes that the animation includes.
    package func add(_ changes: () -> Void) {
        AnimationContext.with(context, changes)
    }

    /// Starts the animation. `completion` is called with a Boolean value that indicates whether the animation ran to
    /// its end. Without a completion, an animation without changes doesn't request a frame.
    package func start(completion: ((Bool) -> Void)?) {
        guard completion != nil || !group.isEmpty else { return }
        if let completion { group.addCompletion(completion) }
        group.animator.add(group)
    }
}
