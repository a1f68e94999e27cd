/// The constraints at a contact point: the bodies don't overlap, and friction slows their sliding.
struct ContactRow {
    /// The identity of a contact point from step to step.
    struct Key: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier
        let shapes: Int
        let feature: Int
    }

    let key: Key
    /// The index of the collision group.
    let group: Int
    /// A Boolean value that indicates whether another group has the same contact, so that this one only notifies.
    var isRepeated = false
    private let other: CollisionGroup.Event.Other
    private let position: Vector
    private let separation: Double
    private var normal: ConstraintRow
    private var tangent: ConstraintRow
    private let friction: Double
    /// The speed after the collision, or 0 if the bodies don't bounce.
    private let bounceSpeed: Double

    init(
        _ first: RigidBody, _ second: RigidBody, _ point: ContactPoint, _ group: Int,
        _ other: CollisionGroup.Event.Other, _ key: Key, impulses: (normal: Double, tangent: Double)
    ) {
        self.key = key
        self.group = group
        self.other = other
        position = point.position
        separation = point.separation
        let offsets = (point.position - first.position, point.position - second.position)
        let step = RigidBodySimulation.step
        normal = ConstraintRow(
            first, at: offsets.0, second, at: offsets.1, along: point.normal, error: point.separation,
            stiffness: .limit, step: step)
        tangent = ConstraintRow(
            first, at: offsets.0, second, at: offsets.1, along: point.normal.perpendicular, error: 0,
            stiffness: .velocity, step: step)
        normal.impulse = impulses.normal
        tangent.impulse = impulses.tangent
        // A boundary has the material of the body that it meets.
        let materials = first.shapes.isEmpty ? (second.material, second.material) : (first.material, second.material)
        friction = (max(materials.0.friction, 0) * max(materials.1.friction, 0)).squareRoot()
        bounceSpeed = ContactRow.bounceSpeed(
            of: normal, point, first, second, elasticity: max(materials.0.elasticity, materials.1.elasticity))
    }

    /// Returns the speed after a collision at the end of the gap, to which forces still accelerate the bodies.
    private static func bounceSpeed(
        of row: ConstraintRow, _ point: ContactPoint, _ first: RigidBody, _ second: RigidBody, elasticity: Double
    ) -> Double {
        let approach = -row.speed
        // Slower bodies come to rest. Otherwise they would bounce endlessly.
        guard approach > 15, elasticity > 0 else { return 0 }
        let acceleration = (first.acceleration - second.acceleration).dot(point.normal)
        let square = approach * approach + 2 * acceleration * max(point.separation, 0)
        return elasticity * max(square, 0).squareRoot()
    }

    /// The impulses with which the next step starts. After a bounce, the bodies part.
    var impulses: (normal: Double, tangent: Double) { bounces ? (0, 0) : (normal.impulse, tangent.impulse) }

    /// A Boolean value that indicates whether the contact pushes the bodies apart.
    var isTouching: Bool { normal.impulse > 0 || separation <= 0 }
    /// A Boolean value that indicates whether the bodies are so close that an existing contact continues.
    var isClose: Bool { separation < 0.25 }
    var bounces: Bool { bounceSpeed > 0 && normal.impulse > 0 && !isRepeated }

    var event: CollisionGroup.Event {
        switch other {
        case .body: CollisionGroup.Event(first: normal.first, other: other, position: position)
        case .boundary: CollisionGroup.Event(first: normal.second, other: other, position: position)
        }
    }

    func markConstrained() {
        if normal.impulse > 0 { normal.markConstrained() }
    }

    func applyImpulses() {
        guard !isRepeated else { return }
        normal.apply(normal.impulse)
        tangent.apply(tangent.impulse)
    }

    mutating func solve(isRelaxing: Bool) -> Double {
        guard !isRepeated else { return 0 }
        let change = normal.solve(isRelaxing: isRelaxing)
        guard friction > 0 else { return change }
        (tangent.minimum, tangent.maximum) = (-friction * normal.impulse, friction * normal.impulse)
        return max(change, tangent.solve(isRelaxing: isRelaxing))
    }

    mutating func bounce() -> Double { normal.solve(for: bounceSpeed) }
}
