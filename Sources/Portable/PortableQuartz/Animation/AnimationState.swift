import DisplayList

/// What animation closures find in their scope.
@MainActor
package final class AnimationState {
    /// Whether animation closures animate; ``UIView/setAnimationsEnabled(_:)``.
    var isEnabled = true
    /// The innermost animation closure that is running; nil outside of all.
    var context: AnimationContext?
    /// What takes in the animations that begin outside of all animation closures, to drive them.
    var capture: AnimationGroup?
    /// How many times as long as they say the system's own animations last.
    package var slowness = 1.0
    /// All animations that have not ended.
    package let animator: Animator
    /// What runs in frames.
    package let scheduler: FrameScheduler

    init(clock: any FrameClock) {
        animator = Animator(clock: clock)
        scheduler = FrameScheduler(clock: clock)
    }
}

extension DeviceScope {
    /// What is animated, and what runs in frames, on the scope's clock.
    package var animations: AnimationState { state(of: .animations) { AnimationState(clock: clock) } }
}
