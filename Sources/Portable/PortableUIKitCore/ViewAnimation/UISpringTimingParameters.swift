import Foundation

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCopying {
    private enum Kind {
        /// A spring with the duration of the animation.
        case ratio(Double)
        /// A spring whose parameters determine its duration.
        case curve(SpringCurve)
    }

    /// The initial velocity, in multiples of the distance per second. Properties with one dimension use the greater
    /// component.
    public let initialVelocity: CGVector

    private let kind: Kind

    /// Creates the system's spring for controllers: it doesn't oscillate, and its parameters determine its duration.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring with the animation's duration. A ratio of 1 doesn't oscillate; smaller ones oscillate more.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with the animation's duration and an initial velocity.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring whose duration results from its parameters, not from the animation's duration.
    ///
    /// - Parameters:
    ///   - mass: The mass at the end of the spring; greater than 0.
    ///   - stiffness: The stiffness of the spring; greater than 0.
    ///   - damping: The friction that slows the motion.
    ///   - velocity: The initial velocity, in multiples of the distance per second.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = .curve(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: Self.speed(velocity)))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with a perceived duration. It comes to rest later.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds.
    ///   - bounce: The bounce, from 0 for none to 1 for the maximum. With a negative value, the spring is overdamped.
    ///   - initialVelocity: The initial velocity, in multiples of the distance per second.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        kind = .curve(
            SpringCurve(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Self.speed(initialVelocity)))
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns the parameters themselves, because they're immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The type of the timing: `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// The cubic parameters. It's `nil`, because the timing is a spring's.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring parameters, which are this object.
    open var springTimingParameters: UISpringTimingParameters? { self }

    fileprivate static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) >= abs(velocity.dy) ? velocity.dx : velocity.dy)
    }
}

extension UISpringTimingParameters {
    /// Returns the spring's curve in an animation of `duration` seconds, and its actual duration.
    func timing(duration: Double) -> (curve: TimingCurve, duration: Double) {
        switch kind {
        case .ratio(let ratio):
            let spring = SpringCurve(
                duration: duration, dampingRatio: ratio, initialVelocity: Self.speed(initialVelocity))
            return (.spring(spring), duration)
        case .curve(let spring):
            return (.spring(spring), spring.settlingDuration)
        }
    }
}
