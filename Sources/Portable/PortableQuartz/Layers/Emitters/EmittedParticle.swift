import DisplayList
import Foundation
import LayoutGeometry

/// A particle at an age. The random values of a particle follow from its number, so that it's the same in each frame.
@MainActor
struct EmittedParticle {
    private let cell: CAEmitterCell
    private let layer: CAEmitterLayer
    private let random: ParticleRandom
    /// The age in seconds.
    private let age: Double

    /// Returns `nil` for a particle that doesn't exist anymore.
    init?(_ cell: CAEmitterCell, in layer: CAEmitterLayer, random: ParticleRandom, age: Double) {
        (self.cell, self.layer, self.random, self.age) = (cell, layer, random, age)
        let lifetime = random.value(Double(cell.lifetime), Double(cell.lifetimeRange), .lifetime)
        guard age >= 0, age < lifetime * Double(layer.lifetime) else { return nil }
    }

    /// The center in the layer's coordinate space.
    private var position: CGPoint {
        let start = layer.birthPlace(random)
        let angle = random.value(cell.emissionLongitude, cell.emissionRange, .direction)
        let speed = random.value(cell.velocity, cell.velocityRange, .velocity) * CGFloat(layer.velocity)
        let age = CGFloat(age)
        return CGPoint(
            x: start.x + cos(angle) * speed * age + cell.xAcceleration * age * age / 2,
            y: start.y + sin(angle) * speed * age + cell.yAcceleration * age * age / 2)
    }

    private var scale: CGFloat {
        let start = random.value(cell.scale, cell.scaleRange, .scale) * CGFloat(layer.scale)
        return max(start + cell.scaleSpeed * CGFloat(age), 0)
    }

    private var color: Color {
        let color = (cell.color ?? .white).color
        func component(_ start: Double, _ range: Float, _ speed: Float, _ channel: ParticleRandom.Channel) -> Double {
            min(max(random.value(start, Double(range), channel) + Double(speed) * age, 0), 1)
        }
        return Color(
            red: component(color.red, cell.redRange, cell.redSpeed, .red),
            green: component(color.green, cell.greenRange, cell.greenSpeed, .green),
            blue: component(color.blue, cell.blueRange, cell.blueSpeed, .blue),
            alpha: component(color.alpha, cell.alphaRange, cell.alphaSpeed, .alpha))
    }

    /// Returns the node of the particle, or `nil` if nothing is visible.
    func node(id: UInt64, image: CGImage) -> DisplayNode? {
        let pixels = max(cell.contentsScale, 0.001)
        let whole = CGSize(width: CGFloat(image.width) / pixels, height: CGFloat(image.height) / pixels)
        let part = cell.contentsRect
        let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        let (scale, position, color) = (scale, position, color)
        let angle = random.value(cell.spin, cell.spinRange, .spin) * CGFloat(layer.spin) * CGFloat(age)
        guard scale > 0, color.alpha > 0, position.x.isFinite, position.y.isFinite, scale.isFinite, angle.isFinite
        else {
            return nil
        }
        let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        let bounds = CGRect(origin: .zero, size: size).rect
        var node = DisplayNode(id: id, bounds: bounds, transform: transform.engineTransform)
        node.opacity = color.alpha
        if (color.red, color.green, color.blue) != (1, 1, 1) {
            node.filter = .colors(
                ColorMatrix.multiplication(by: Color(red: color.red, green: color.green, blue: color.blue)))
        }
        if layer.renderMode == .additive { node.blendMode = .plusLighter }
        let origin = CGPoint(x: -part.minX * whole.width, y: -part.minY * whole.height)
        node.commands = [.image(image.image, rect: CGRect(origin: origin, size: whole).rect)]
        node.clipsToBounds = size != whole
        return node
    }
}

/// The random values of a particle, which depend only on its number.
struct ParticleRandom {
    enum Channel: UInt64 {
        case lifetime = 1, direction, velocity, scale, spin, red, green, blue, alpha, x, y, edge
    }

    private let seed: UInt64

    init(seed: UInt32, cell: Int, number: Int) {
        self.seed = Self.mixed(
            Self.mixed(UInt64(seed) << 16 ^ UInt64(truncatingIfNeeded: cell)) ^ UInt64(truncatingIfNeeded: number))
    }

    /// Returns a number from 0 to 1, without 1.
    func fraction(_ channel: Channel) -> CGFloat {
        CGFloat(Self.mixed(seed &+ channel.rawValue &* 0x9E37_79B9_7F4A_7C15) >> 11) / 9_007_199_254_740_992
    }

    /// Returns a value from an interval around a value.
    func value<Number: BinaryFloatingPoint>(_ middle: Number, _ range: Number, _ channel: Channel) -> Number {
        middle + range * (Number(fraction(channel)) - 0.5)
    }

    /// The finalizer of SplitMix64 (G. Steele, D. Lea, and C. Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
