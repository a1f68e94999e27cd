extension AnimationTiming {
    /// The timing of a collection view's items.
    package static let items = AnimationTiming(duration: 0.3, curve: .easeInOut)

    /// The timing of the system's transitions between screens.
    static let screens = AnimationTiming(
        duration: TransitionCoordinator.spring.settlingDuration, curve: .spring(TransitionCoordinator.spring))

    /// The timing of a table's rows: a critically damped spring of 20.944 per second, which has a thousandth of the
    /// distance left at the end (`UIKitConstants.md` 7).
    package static let rows = AnimationTiming(
        duration: 0.441, curve: .spring(SpringCurve(mass: 1, stiffness: 438.649, damping: 41.888)))
}
