import Foundation

/// An animation from one value to another with the motion of a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring. It must be positive. The default is 1.
    open var mass: CGFloat = 1
    /// The stiffness of the spring. It must be positive. The default is 100.
    open var stiffness: CGFloat = 100
    /// The damping coefficient. It must not be negative. The default is 10.
    open var damping: CGFloat = 10
    /// The initial velocity, in multiples of the distance per second, toward the end value. The default is 0.
    open var initialVelocity: CGFloat = 0
    /// A Boolean value that indicates whether the spring can be overdamped. The default is `false`.
    open var allowsOverdamping = false

    /// Creates a spring with the default values.
    public required init() {
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates a spring with a perceptual duration and a bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The perceptual duration in seconds. It must be positive.
    ///   - bounce: The bounce, from 0 for none to 1 for the maximum. Negative values overdamp the spring.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = bounce < 0
    }

    /// The time until the spring comes to rest, in seconds.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// The perceptual duration in seconds: the undamped period.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// The bounce of the spring: 0 without oscillation, 1 with endless oscillation, and negative if it's overdamped.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private var spring: SpringCurve {
        let critical = 2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot()
        return SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness),
            damping: Double(allowsOverdamping ? damping : min(damping, critical)),
            initialVelocity: Double(initialVelocity))
    }

    package override var curve: TimingCurve { .spring(spring) }

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }
}
