/// An animation whose changes are made in several steps, and that starts when all are made.
///
/// Inside an animation closure it takes over that one's duration and curve.
@MainActor
package final class AnimationRun {
    private let group: AnimationGroup
    private var context: AnimationContext

    /// - Parameters:
    ///   - duration: In seconds.
    ///   - curve: How far the changes have come at each part of the duration.
    package init(duration: Double, curve: TimingCurve) {
        group = AnimationGroup(completion: nil)
        let outer = AnimationContext.current
        let duration = duration * DeviceScope.current.animations.slowness
        context = AnimationContext(
            duration: outer?.duration ?? duration, delay: outer?.delay ?? 0, curve: outer?.curve ?? curve,
            repeatCount: 1, autoreverses: false, group: group)
    }

    /// Makes changes that are animated.
    package func add(_ changes: () -> Void) {
        AnimationContext.with(context, changes)
    }

    /// Hands the animation to the clock. `completion` is called with whether it ran to its end; without any, an
    /// animation that changes nothing asks for no frame.
    package func start(completion: ((Bool) -> Void)?) {
        guard completion != nil || !group.isEmpty else { return }
        if let completion { group.addCompletion(completion) }
        group.animator.add(group)
    }
}
