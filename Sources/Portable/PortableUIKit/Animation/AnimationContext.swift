import Foundation

/// What happens to properties of views that are set inside an animation closure.
@MainActor
package struct AnimationContext {
    package var duration: Double
    package var delay: Double
    package var curve: TimingCurve
    package var repeatCount: Double
    package var autoreverses: Bool
    package let group: AnimationGroup

    /// The innermost animation closure that is running; nil outside of all.
    package private(set) static var current: AnimationContext?
    /// Whether animation closures animate; ``UIView/setAnimationsEnabled(_:)``.
    package static var isEnabled = true

    /// Starts the change of one property.
    func animate(
        _ property: AnimatableProperty, of layer: CALayer, from: AnimatableValue, to: AnimatableValue, at now: Double
    ) {
        let turns = repeatCount * (autoreverses ? 2 : 1)
        let begin = now + delay
        group.add(layer, until: begin + duration * turns)
        layer.add(
            PropertyAnimation(
                from: from, to: to, begin: begin, duration: duration, curve: curve, repeatCount: repeatCount,
                autoreverses: autoreverses, group: group),
            for: property)
    }

    /// Runs `changes` with a context in force, or with none.
    package static func with(_ context: AnimationContext?, _ changes: () -> Void) {
        let outer = current
        current = context
        defer { current = outer }
        changes()
    }
}
