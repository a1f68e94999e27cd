/// A constraint on one component of the relative velocity of two bodies: along a direction, or around their centers.
///
/// Contacts and joints consist of rows. The solver applies impulses to one row after another until all of them hold.
/// The method is "sequential impulses" by Erin Catto (Box2D Lite, Game Developers Conference 2006); the springs are his
/// soft constraints (2011), and rigid rows are relaxed after the bodies have moved, as in his "Solver2D" (2024).
struct ConstraintRow {
    /// The way in which a row corrects its error.
    enum Stiffness {
        /// The error is removed within a few steps.
        case rigid
        /// The error must not become negative.
        case limit
        /// The error decreases as in a spring with a frequency, in Hz, and a damping ratio.
        case spring(frequency: Double, damping: Double)
        /// Only the velocity is constrained.
        case velocity
    }

    let first: RigidBody
    let second: RigidBody
    private let direction: Vector
    private let firstArm: Double
    private let secondArm: Double
    private var effectiveMass: Double
    /// The velocity that corrects the error.
    private var bias = 0.0
    /// The part of the bias that remains after the bodies have moved.
    private var relaxedBias = 0.0
    private var softness = 0.0

    /// The accumulated impulse.
    var impulse = 0.0
    var minimum = -Double.infinity
    var maximum = Double.infinity

    /// Creates a row for the velocity of a point of the second body relative to a point of the first one.
    init(
        _ first: RigidBody, at firstOffset: Vector, _ second: RigidBody, at secondOffset: Vector,
        along direction: Vector, error: Double, stiffness: Stiffness, step: Double
    ) {
        self.init(
            first, second, direction, firstOffset.cross(direction), secondOffset.cross(direction), error, stiffness,
            step)
    }

    /// Creates a row for the angular velocity of the second body relative to the first one.
    init(rotationOf first: RigidBody, _ second: RigidBody, error: Double, stiffness: Stiffness, step: Double) {
        self.init(first, second, .zero, 1, 1, error, stiffness, step)
    }

    private init(
        _ first: RigidBody, _ second: RigidBody, _ direction: Vector, _ firstArm: Double, _ secondArm: Double,
        _ error: Double, _ stiffness: Stiffness, _ step: Double
    ) {
        self.first = first
        self.second = second
        self.direction = direction
        self.firstArm = firstArm
        self.secondArm = secondArm
        let inverseMass =
            direction.dot(direction) * (first.inverseMass + second.inverseMass)
            + firstArm * firstArm * first.inverseInertia + secondArm * secondArm * second.inverseInertia
        effectiveMass = inverseMass > 0 ? 1 / inverseMass : 0
        switch stiffness {
        case .rigid:
            bias = 0.2 * error / step
        case .limit:
            // A gap may close within the step. Bodies that overlap are separated at a limited speed.
            bias = error > 0 ? error / step : max(0.2 * error / step, -500)
            relaxedBias = max(bias, 0)
            minimum = 0
        case .spring(let frequency, let damping):
            setSpring(error, 2 * .pi * frequency, damping, inverseMass, step)
        case .velocity:
            break
        }
    }

    private mutating func setSpring(
        _ error: Double, _ frequency: Double, _ damping: Double, _ inverseMass: Double, _ step: Double
    ) {
        let stiffness = effectiveMass * frequency * frequency
        let factor = step * (2 * effectiveMass * damping * frequency + step * stiffness)
        softness = factor > 0 ? 1 / factor : 0
        bias = error * step * stiffness * softness
        relaxedBias = bias
        effectiveMass = inverseMass + softness > 0 ? 1 / (inverseMass + softness) : 0
    }

    /// The relative velocity. It's positive if the error increases.
    var speed: Double {
        direction.dot(second.velocity - first.velocity) + secondArm * second.angularVelocity
            - firstArm * first.angularVelocity
    }

    /// Applies the impulse that makes the row hold, and returns the change of the velocity.
    ///
    /// - Parameter isRelaxing: A Boolean value that indicates whether the velocity that corrects the error of a rigid
    ///   row is removed.
    mutating func solve(isRelaxing: Bool) -> Double {
        add(impulse: -effectiveMass * (speed + (isRelaxing ? relaxedBias : bias) + softness * impulse))
    }

    /// Applies the impulse that results in a relative velocity.
    mutating func solve(for speed: Double) -> Double { add(impulse: effectiveMass * (speed - self.speed)) }

    private mutating func add(impulse change: Double) -> Double {
        let old = impulse
        impulse = min(max(old + change, minimum), maximum)
        apply(impulse - old)
        return abs(impulse - old) * (first.inverseMass + second.inverseMass)
    }

    func markConstrained() {
        first.markConstrained()
        second.markConstrained()
    }

    /// Applies an impulse to the bodies.
    func apply(_ impulse: Double) {
        guard impulse != 0 else { return }
        first.velocity -= direction * (impulse * first.inverseMass)
        first.angularVelocity -= firstArm * impulse * first.inverseInertia
        second.velocity += direction * (impulse * second.inverseMass)
        second.angularVelocity += secondArm * impulse * second.inverseInertia
    }
}
