import Foundation

/// The kind of a field, and the force that it exerts on a body.
@MainActor
enum FieldForce {
    /// The state of a body in a field.
    struct Body {
        /// The position relative to the field.
        var position: Vector
        var velocity: Vector
        var mass: Double
        var charge: Double
        /// The time for which the animator has run, in seconds.
        var time: Double
    }

    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// Returns the force of a field without its strength and falloff. A force of 1 is that of a push behavior.
    func force(of field: UIFieldBehavior, on body: Body) -> Vector {
        let direction = Vector(field.direction)
        switch self {
        case .drag: return -body.velocity / 100
        case .vortex: return body.position.normalized.perpendicular
        case .radialGravity: return -body.position.normalized * body.mass
        case .linearGravity: return direction * body.mass
        case .velocity: return .zero
        case .noise: return noise(of: field, body)
        case .turbulence: return noise(of: field, body) * (body.velocity.length / 100)
        case .spring: return -body.position / 100
        case .electric: return body.position.normalized * body.charge
        case .magnetic: return body.velocity.perpendicular / 100 * body.charge
        case .custom(let block):
            return Vector(
                block(
                    field, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
                    CGFloat(body.charge), RigidBodySimulation.step))
        }
    }

    // MARK: Noise

    /// Returns random numbers that change smoothly in space and time, and are the same in each run.
    private func noise(of field: UIFieldBehavior, _ body: Body) -> Vector {
        let position = body.position / (10 + 190 * Double(min(max(field.smoothness, 0), 1)))
        let time = body.time * Double(field.animationSpeed)
        return Vector(smoothNoise(position, time, seed: 1), smoothNoise(position, time, seed: 2))
    }

    /// Returns a number from -1 to 1 that is interpolated between random numbers at integer coordinates.
    private func smoothNoise(_ position: Vector, _ time: Double, seed: Int) -> Double {
        guard position.x.isFinite, position.y.isFinite, abs(position.x) < 1e9, abs(position.y) < 1e9 else { return 0 }
        let (x, y, z) = (position.x.rounded(.down), position.y.rounded(.down), time.rounded(.down))
        var sum = 0.0
        for corner in 0..<8 {
            let (dx, dy, dz) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
            let weight =
                weight(position.x - x, dx) * weight(position.y - y, dy) * weight(time - z, dz)
            sum += weight * random(Int(x + dx), Int(y + dy), Int(z + dz), seed)
        }
        return sum
    }

    private func weight(_ fraction: Double, _ corner: Double) -> Double {
        let smooth = fraction * fraction * (3 - 2 * fraction)
        return corner == 1 ? smooth : 1 - smooth
    }

    /// Returns a number from -1 to 1 that depends on integers only. The mixing step is that of SplitMix64.
    private func random(_ x: Int, _ y: Int, _ z: Int, _ seed: Int) -> Double {
        var bits: UInt64 = 0
        for value in [x, y, z, seed] {
            bits = (bits &+ UInt64(bitPattern: Int64(value))) &+ 0x9E37_79B9_7F4A_7C15
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            bits ^= bits >> 31
        }
        return Double(bits >> 11) / Double(1 << 52) - 1
    }
}
