import Foundation

/// What happens to properties of views that are set inside an animation closure.
@MainActor
package struct AnimationContext {
    package var duration: Double
    package var delay: Double
    package var curve: TimingCurve
    package var repeatCount: Double
    package var autoreverses: Bool
    /// The part of the group's time that goes before the changes start, where somebody drives the group.
    package var startFraction: CGFloat = 0
    /// What collects the changes of an animation by keyframes, and for which part of its time they are made.
    package var keyframes: (recorder: KeyframeRecorder, part: ClosedRange<Double>)?
    package var group: AnimationGroup
    /// Whether pending updates of views are made wherever an animation closure begins or ends.
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

    /// The innermost animation closure that is running; nil outside of all.
    package static var current: AnimationContext? {
        depth > 0 ? DeviceScope.current(for: .animation).animations.context : nil
    }
    /// What takes in the animations that begin outside of all animation closures, to drive them.
    package static var capture: AnimationGroup? {
        get { DeviceScope.current(for: .animation).animations.capture }
        set { DeviceScope.current(for: .animation).animations.capture = newValue }
    }
    /// Whether animation closures animate; ``UIView/setAnimationsEnabled(_:)``.
    package static var isEnabled: Bool {
        get { DeviceScope.current(for: .animation).animations.isEnabled }
        set { DeviceScope.current(for: .animation).animations.isEnabled = newValue }
    }

    /// How many animation closures run on all devices. Every change of a layer asks for the one around it, and mostly
    /// there is none.
    private static var depth = 0

    /// Starts the change of one property.
    func animate(
        _ property: AnimatableProperty, of layer: CALayer, from: AnimatableValue, to: AnimatableValue, at now: Double
    ) {
        if let keyframes {
            keyframes.recorder.record(property, of: layer, from: from, to: to, in: keyframes.part)
        } else {
            animate(property, of: layer, along: ValueTrack(from: from, to: to), at: now)
        }
    }

    /// Starts the change of one property through several values.
    func animate(_ property: AnimatableProperty, of layer: CALayer, along track: ValueTrack, at now: Double) {
        let turns = repeatCount * (autoreverses ? 2 : 1)
        let begin = now + delay
        // An endless change that is played 0 times is over immediately.
        group.add(layer, until: begin + (duration * turns).zeroIfNaN)
        layer.add(
            PropertyAnimation(
                track: track, begin: begin, duration: duration, curve: curve, repeatCount: repeatCount,
                autoreverses: autoreverses, startFraction: startFraction, group: group),
            for: property)
    }

    /// Runs `changes` with a context in force, or with none.
    package static func with(_ context: AnimationContext?, _ changes: () -> Void) {
        let outer = enter(context)
        defer { leave(to: outer) }
        changes()
    }

    /// Puts a context, or none, in force until ``leave(to:)``.
    /// - Returns: What was in force before.
    package static func enter(_ context: AnimationContext?) -> AnimationContext? {
        let animations = DeviceScope.current(for: .animation).animations
        let outer = animations.context
        animations.context = context
        depth += 1
        return outer
    }

    /// Puts another context in the place of the one that is in force.
    package static func replaceCurrent(by context: AnimationContext?) {
        DeviceScope.current(for: .animation).animations.context = context
    }

    /// Puts back what was in force before ``enter(_:)``.
    package static func leave(to outer: AnimationContext?) {
        DeviceScope.current(for: .animation).animations.context = outer
        depth -= 1
    }

    /// Runs `changes` in the context that is in force, altered; without one, just runs them.
    package static func altered(_ alter: (inout AnimationContext) -> Void, _ changes: () -> Void) {
        guard var context = current else { return changes() }
        alter(&context)
        with(context, changes)
    }
}
