/// The timing of an animation.
package struct AnimationTiming: Sendable {
    /// The duration in seconds.
    package let duration: Double
    package let curve: TimingCurve

    package init(duration: Double, curve: TimingCurve) {
        self.duration = duration
        self.curve = curve
    }

    /// Creates the timing of a critically damped spring.
    ///
    /// - Parameters:
    ///   - frequency: The angular frequency, per second.
    ///   - duration: The duration, in seconds.
    package init(criticalSpring frequency: Double, duration: Double) {
        let spring = SpringCurve(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
        self.init(duration: duration, curve: .spring(spring))
    }
}

extension UIView {
    /// Animates changes with a timing, after a delay in seconds.
    package static func animate(
        with timing: AnimationTiming, delay: Double = 0, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: timing.duration, delay: delay, curve: timing.curve, options: [], animations: changes,
            completion: completion)
    }
}
