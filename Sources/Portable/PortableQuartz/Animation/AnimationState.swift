import DisplayList

/// The state that animation closures share on one device.
@MainActor
package final class AnimationState {
    /// A Boolean value that indicates whether animation closures animate; see ``UIView/setAnimationsEnabled(_:)``.
    var isEnabled = true
    /// The context of the innermost running animation closure, or `nil` outside of animation closures.
    var context: AnimationContext?
    /// The group that receives animations that begin outside of animation closures, so that it can drive them.
    var capture: AnimationGroup?
    /// The factor that slows down the system's animations.
    package var durationFactor = 1.0
    /// The animator with all animations that haven't ended.
    package let animator: Animator
    /// The scheduler of the closures that run in frames.
    package let scheduler: FrameScheduler

    init(clock: any FrameClock) {
        animator = Animator(clock: clock)
        scheduler = FrameScheduler(clock: clock)
    }
}

extension DeviceScope {
    /// The animations and frame closures that follow the scope's clock.
    package var animations: AnimationState { state(of: .animations) { AnimationState(clock: clock) } }
}
