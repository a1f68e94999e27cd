/// A body of a rigid-body simulation: its shape, material, and motion.
final class RigidBody {
    /// The properties that determine how a body responds to forces and collisions.
    struct Material: Equatable {
        var density = 1.0
        /// The ratio of the speeds after and before a collision.
        var elasticity = 0.0
        var friction = 0.0
        /// The fraction of the velocity that is lost per second.
        var resistance = 0.0
        /// The fraction of the angular velocity that is lost per second.
        var angularResistance = 0.0
        var charge = 0.0
        var allowsRotation = true
        var isAnchored = false
    }

    /// The position and the velocity of a body.
    struct Motion {
        var position: Vector
        var angle: Double
        var velocity = Vector.zero
        var angularVelocity = 0.0
        /// The time for which the body has been almost still, in seconds.
        var stillTime = 0.0
    }

    /// The forces on a body in a step.
    struct Load {
        /// A force of 1 accelerates a mass of 1 by 1 point per second squared.
        var force = Vector.zero
        var torque = 0.0
        /// A Boolean value that indicates whether a constraint has changed the velocity.
        var isConstrained = false
    }

    var motion: Motion
    private(set) var load = Load()
    private(set) var outline: BodyOutline
    private(set) var mass = BodyMass()
    var material = Material() {
        didSet { if oldValue != material { updateMass() } }
    }

    init(shapes: [CollisionShape], position: Vector = .zero, angle: Double = 0) {
        outline = BodyOutline(shapes)
        motion = Motion(position: position, angle: angle)
        updateMass()
    }

    // MARK: Shape and mass

    /// The shapes relative to the center.
    var shapes: [CollisionShape] {
        get { outline.shapes }
        set {
            outline = BodyOutline(newValue)
            updateMass()
        }
    }

    var inverseMass: Double { mass.inverse }
    var inverseInertia: Double { mass.inverseInertia }
    /// The distance of the point farthest from the center.
    var extent: Double { outline.extent }

    private func updateMass() {
        mass = BodyMass(of: outline.shapes, material)
        if material.isAnchored { stop() }
        if !material.allowsRotation { angularVelocity = 0 }
    }

    func placeShapes() { outline.place(at: position, angle: angle) }

    // MARK: Motion

    var position: Vector {
        get { motion.position }
        set { motion.position = newValue }
    }
    var angle: Double {
        get { motion.angle }
        set { motion.angle = newValue }
    }
    var velocity: Vector {
        get { motion.velocity }
        set { motion.velocity = newValue }
    }
    var angularVelocity: Double {
        get { motion.angularVelocity }
        set { motion.angularVelocity = newValue }
    }

    /// The acceleration by the forces of the step.
    var acceleration: Vector { load.force * mass.inverse }

    /// Adds a force that acts at an offset from the center.
    func apply(force: Vector, at offset: Vector = .zero) {
        load.force += force
        load.torque += offset.cross(force)
    }

    /// Adds an impulse that acts at an offset from the center.
    func apply(impulse: Vector, at offset: Vector = .zero) {
        velocity += impulse * mass.inverse
        angularVelocity += offset.cross(impulse) * mass.inverseInertia
    }

    /// Notes that a constraint has changed the velocity in the step.
    func markConstrained() { load.isConstrained = true }

    func integrateVelocity(step: Double) {
        load.isConstrained = false
        velocity += acceleration * step
        angularVelocity += load.torque * mass.inverseInertia * step
        velocity /= 1 + step * max(material.resistance, 0)
        angularVelocity /= 1 + step * max(material.angularResistance, 0)
    }

    /// Moves the body by its velocity.
    ///
    /// The semi-implicit Euler method is inexact for a constant force. If no constraint acts, the correction makes the
    /// body follow its parabola exactly, so that it falls as far and bounces as high as it should.
    func integratePosition(step: Double) {
        position += velocity * step
        if !load.isConstrained, material.resistance <= 0 { position -= acceleration * (step * step / 2) }
        angle += angularVelocity * step
    }

    /// Measures how long the body has been still, and removes the forces of the step.
    func endStep(_ step: Double) {
        load = Load()
        // 3 points per second, and 2 degrees per second.
        let isStill = velocity.dot(velocity) < 9 && abs(angularVelocity) < 0.035
        motion.stillTime = isStill || mass.inverse == 0 ? motion.stillTime + step : 0
    }

    func wakeUp() { motion.stillTime = 0 }

    /// Stops a body that has come to rest.
    func stop() { (velocity, angularVelocity) = (.zero, 0) }
}

extension RigidBody.Material {
    /// Returns the material with the properties of another one that aren't the defaults.
    func merging(_ other: RigidBody.Material) -> RigidBody.Material {
        let standard = RigidBody.Material()
        var result = self
        func merge(_ property: WritableKeyPath<RigidBody.Material, some Equatable>) {
            guard other[keyPath: property] != standard[keyPath: property] else { return }
            result[keyPath: property] = other[keyPath: property]
        }
        merge(\.density)
        merge(\.elasticity)
        merge(\.friction)
        merge(\.resistance)
        merge(\.angularResistance)
        merge(\.charge)
        merge(\.allowsRotation)
        merge(\.isAnchored)
        return result
    }
}

/// The shapes of a body.
struct BodyOutline {
    /// The shapes relative to the center.
    let shapes: [CollisionShape]
    /// The distance of the point farthest from the center.
    let extent: Double
    /// The shapes at the position of the last step.
    private(set) var placed: [CollisionShape] = []

    init(_ shapes: [CollisionShape]) {
        self.shapes = shapes
        extent = shapes.map(\.extent).max() ?? 0
    }

    mutating func place(at position: Vector, angle: Double) {
        placed = shapes.map { $0.placed(at: position, angle: angle) }
    }
}

/// The resistance of a body to forces and torques.
struct BodyMass {
    /// A view of 100 by 100 points with a density of 1 has a mass of 1.
    private static let unitArea = 100.0 * 100

    var value = 1.0
    /// The reciprocal of the mass, or 0 if the body can't move.
    var inverse = 1.0
    /// The reciprocal of the moment of inertia, or 0 if the body can't rotate.
    var inverseInertia = 1.0

    init() {}

    init(of shapes: [CollisionShape], _ material: RigidBody.Material) {
        let moments = shapes.map(\.moments)
        let scale = max(material.density, 1e-6) / BodyMass.unitArea
        // A body without an area still has a mass.
        value = max(moments.reduce(0) { $0 + $1.area } * scale, 1e-6)
        let inertia = max(moments.reduce(0) { $0 + $1.inertia } * scale, 1e-6)
        inverse = material.isAnchored ? 0 : 1 / value
        inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
    }
}
