import UIKit

/// A source of particles. It stores its values, but draws no particles.
open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBlendMode = SKBlendMode.alpha
    open var particleZPosition: CGFloat = 0
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast

    open var particleColor = UIColor.white
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleColorBlendFactorSequence: SKKeyframeSequence?

    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0

    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0

    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleScaleSequence: SKKeyframeSequence?
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleAlphaSequence: SKKeyframeSequence?

    open var particleAction: SKAction?
    open var fieldBitMask: UInt32 = .max
    open var targetNode: SKNode?

    public convenience init?(fileNamed filename: String) { nil }

    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
}

public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast, oldestFirst, dontCare
}

public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// Values at times from 0 to 1.
open class SKKeyframeSequence: NSObject, @unchecked Sendable {
    private var keyframes: [(value: Any, time: CGFloat)]
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp

    public init(keyframeValues values: [Any], times: [NSNumber]) {
        keyframes = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
        super.init()
    }

    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    open func count() -> Int { keyframes.count }
    open func addKeyframeValue(_ value: Any, time: CGFloat) { keyframes.append((value, time)) }
    open func removeLastKeyframe() { _ = keyframes.popLast() }
    open func removeKeyframe(at index: Int) { keyframes.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { keyframes[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { keyframes[index].time = time }
    open func getKeyframeValue(for index: Int) -> Any { keyframes[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { keyframes[index].time }
}

public enum SKInterpolationMode: Int, Sendable {
    case linear, spline, step
}

public enum SKRepeatMode: Int, Sendable {
    case clamp, loop
}
