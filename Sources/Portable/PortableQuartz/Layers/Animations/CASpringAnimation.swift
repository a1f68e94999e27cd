import Foundation

/// An animation from one value to another that is drawn there by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring; 1 by default, and more than 0.
    open var mass: CGFloat = 1
    /// The force by which it is pulled; 100 by default, and more than 0.
    open var stiffness: CGFloat = 100
    /// The force that slows it down; 10 by default, and not below 0.
    open var damping: CGFloat = 10
    /// At the start, in ways per second towards the end; 0 by default.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may creep, which more damping than just no swing means; false by default.
    open var allowsOverdamping = false

    /// A spring with the defaults.
    public required init() {
        super.init()
    }

    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// A spring that seems to take `perceptualDuration` seconds.
    /// - Parameters:
    ///   - perceptualDuration: In seconds, above 0.
    ///   - bounce: 0 for none, up to 1 for the most; below 0 the spring creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = bounce < 0
    }

    /// The seconds that the spring needs to come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// The seconds that the spring seems to take: its period without damping.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// How much the spring swings: 0 not at all, 1 for ever; below 0 it creeps.
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

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }
}
