import Foundation

/// The parameters for animating properties of views that are set inside an animation closure.
@MainActor
package struct AnimationContext {
    package var duration: Double
    package var delay: Double
    package var curve: TimingCurve
    package var repeatCount: Double
    package var autoreverses: Bool
    /// The fraction of the group's duration before the changes start, if the group is driven manually.
    package var startFraction: CGFloat = 0
    /// The recorder that collects the changes of a keyframe animation, and the part of the animation's duration that
    /// they belong to.
    package var keyframes: (recorder: KeyframeRecorder, part: ClosedRange<Double>)?
    package var group: AnimationGroup
    /// A Boolean value that indicates whether pending updates of views are performed at the start and end of animation
    /// closures.
    package var flushesUpdates = false

    package init(
        duration: Double, delay: Double, curve: TimingCurve, repeatCount: Double, autoreverses: Bool,
        startFraction: CGFloat = 0, keyframes: (recorder: KeyframeRecorder, part: ClosedRange<Double>)? = nil,
        group: AnimationGroup
    ) {
        self.duration = duration.zeroIfNaN
        self.delay = delay.zeroIfNaN
        self.curve = curve
        self.repeatCount = repeatCount
        self.autoreverses = autoreverses
        self.startFraction = startFraction
        self.keyframes = keyframes
        self.group = group
    }

    /// The context of the innermost running animation closure, or `nil` outside of animation closures.
    package static var current: AnimationContext? {
        depth > 0 ? DeviceScope.current(for: .animation).animations.context : nil
    }

    /// A Boolean value that indicates whether an animation closure is running on any device.
    static var isActive: Bool { depth > 0 }

    /// The group that receives animations that begin outside of animation closures, so that it can drive them.
    package static var capture: AnimationGroup? {
        get { DeviceScope.current(for: .animation).animations.capture }
        set { DeviceScope.current(for: .animation).animations.capture = newValue }
    }
    /// A Boolean value that indicates whether animation closures animate; see ``UIView/setAnimationsEnabled(_:)``.
    package static var isEnabled: Bool {
        get { DeviceScope.current(for: .animation).animations.isEnabled }
        set { DeviceScope.current(for: .animation).animations.isEnabled = newValue }
    }

    /// The number of running animation closures on all devices. Every change of a layer needs the current context, and
    /// usually there's none.
    private static var depth = 0

    /// Starts the change of a property.
    func animate(
        _ property: AnimatableProperty, of layer: CALayer, from: AnimatableValue, to: AnimatableValue, at now: Double
    ) {
        if let keyframes {
            keyframes.recorder.record(property, of: layer, from: from, to: to, in: keyframes.part)
        } else {
            animate(property, of: layer, along: ValueTrack(from: from, to: to), at: now)
        }
    }

    /// Starts the change of a property through several values.
    func animate(_ property: AnimatableProperty, of layer: CALayer, along track: ValueTrack, at now: Double) {
        let turns = repeatCount * (autoreverses ? 2 : 1)
        let begin = now + delay
        // An endless change with a repeat count of 0 is over immediately.
        group.add(layer, until: begin + (duration * turns).zeroIfNaN)
        layer.add(
            PropertyAnimation(
                track: track, begin: begin, duration: duration, curve: curve, repeatCount: repeatCount,
                autoreverses: autoreverses, startFraction: startFraction, group: group),
            for: property)
    }

    /// Runs `changes` with the given context as the current one, or without a current context.
    package static func with(_ context: AnimationContext?, _ changes: () -> Void) {
        let outer = enter(context)
        defer { leave(to: outer) }
        changes()
    }

    /// Makes the given context, or no context, current until ``leave(to:)``.
    ///
    /// - Returns: The former current context.
    package static func enter(_ context: AnimationContext?) -> AnimationContext? {
        let animations = DeviceScope.current(for: .animation).animations
        let outer = animations.context
        animations.context = context
        depth += 1
        return outer
    }

    /// Replaces the current context with another one.
    package static func replaceCurrent(by context: AnimationContext?) {
        DeviceScope.current(for: .animation).animations.context = context
    }

    /// Restores the context that was current before ``enter(_:)``.
    package static func leave(to outer: AnimationContext?) {
        DeviceScope.current(for: .animation).animations.context = outer
        depth -= 1
    }

    /// Runs `changes` in a modified copy of the current context. Without a current context, it just runs them.
    package static func altered(_ alter: (inout AnimationContext) -> Void, _ changes: () -> Void) {
        guard var context = current else { return changes() }
        alter(&context)
        with(context, changes)
    }
}
