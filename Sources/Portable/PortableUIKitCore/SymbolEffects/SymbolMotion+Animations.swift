import Foundation
@_spi(Collage) import PortableGraphics
@_spi(Collage) import PortableQuartz

extension SymbolMotion {
    /// The factor of the size at the middle of a bounce, and after an effect that scales.
    private static let growth: (bounce: CGFloat, scale: CGFloat) = (0.2, 0.15)
    /// The part of the opacity that a pulse removes.
    private static let dimming: CGFloat = 0.7

    /// Returns the animation of the effect for a layer with an opacity. An animation of a lasting effect keeps its last
    /// values.
    @MainActor
    func animation(options: SymbolEffectOptions, opacity: CGFloat, isAnimated: Bool) -> CAAnimation {
        let parts = tracks(opacity: opacity).map { path, values in
            Self.part(path, isAnimated || !isLasting ? values : [values[values.count - 1]], duration / options.speed)
        }
        let group = CAAnimationGroup()
        group.animations = parts
        group.duration = duration / options.speed + (isLasting ? 0 : options.delay)
        if isLasting {
            group.isRemovedOnCompletion = false
            group.fillMode = .both
        } else {
            group.repeatCount = options.runCount(repeats: isRepeating).map { Float($0) } ?? .infinity
            // An effect without an end continues when the view returns to a window.
            group.isRemovedOnCompletion = group.repeatCount.isFinite
        }
        return group
    }

    /// Returns the animation with which the layer leaves the state of a lasting effect.
    @MainActor
    func reversedAnimation(opacity: CGFloat) -> CAAnimation {
        let group = CAAnimationGroup()
        group.animations = tracks(opacity: opacity).map { Self.part($0, $1.reversed(), duration) }
        group.duration = duration
        return group
    }

    @MainActor
    private static func part(_ path: String, _ values: [CGFloat], _ duration: Double) -> CAKeyframeAnimation {
        let part = CAKeyframeAnimation(keyPath: path)
        part.values = values
        part.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
        part.duration = duration
        part.isAdditive = true
        part.fillMode = .forwards
        return part
    }

    /// Returns the values that are added to the properties of a layer, by their key paths. They're evenly spaced in time,
    /// with ease in and out between them.
    package func tracks(opacity: CGFloat) -> [(path: String, values: [CGFloat])] {
        let dimmed = -Self.dimming * opacity
        switch self {
        case .bounce(let isUp):
            let growth = isUp ? Self.growth.bounce : -Self.growth.bounce
            return [("transform.scale", [0, growth, -growth / 4, 0])]
        case .pulse: return [("opacity", [0, dimmed, 0])]
        case .scale(let isUp): return [("transform.scale", [0, isUp ? Self.growth.scale : -Self.growth.scale])]
        case .appear: return [("opacity", [-opacity, 0])]
        case .disappear: return [("opacity", [0, -opacity])]
        case .wiggle(let x, let y):
            let steps: [CGFloat] = [0, 2, -2, 1, 0]
            return x == 0 ? [("position.y", steps.map { $0 * y })] : [("position.x", steps.map { $0 * x })]
        case .swing(let isClockwise):
            let steps: [CGFloat] = [0, 0.2, -0.2, 0.1, 0]
            return [("transform.rotation.z", steps.map { isClockwise ? $0 : -$0 })]
        case .rotate(let isClockwise): return [("transform.rotation.z", [0, isClockwise ? 2 * .pi : -2 * .pi])]
        case .breathe(let isPulsing):
            let size = ("transform.scale", [0, Self.growth.scale, 0])
            return isPulsing ? [size, ("opacity", [0, dimmed / 2, 0])] : [size]
        }
    }
}
