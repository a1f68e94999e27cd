open class SCNLight: NSObject, @unchecked Sendable {
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = LightType(rawValue: "ambient")
        public static let omni = LightType(rawValue: "omni")
        public static let directional = LightType(rawValue: "directional")
        public static let spot = LightType(rawValue: "spot")
        public static let IES = LightType(rawValue: "ies")
        public static let probe = LightType(rawValue: "probe")
        public static let area = LightType(rawValue: "area")
    }

    open var name: String?
    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var temperature: CGFloat = 6500
    open var intensity: CGFloat = 1000
    open var castsShadow = false
    open var shadowColor: Any = UIColor.black
    open var shadowRadius: CGFloat = 3
    open var shadowMapSize = CGSize.zero
    open var shadowSampleCount = 0
    open var shadowBias: CGFloat = 1
    open var shadowMode = SCNShadowMode.forward
    open var automaticallyAdjustsShadowProjection = true
    open var orthographicScale: CGFloat = 1
    open var zNear: CGFloat = 1
    open var zFar: CGFloat = 100
    open var attenuationStartDistance: CGFloat = 0
    open var attenuationEndDistance: CGFloat = 0
    open var attenuationFalloffExponent: CGFloat = 2
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
    open var categoryBitMask = -1

    public override init() { super.init() }
}

public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }

open class SCNCamera: NSObject, @unchecked Sendable {
    open var name: String?
    open var fieldOfView: CGFloat = 60
    open var focalLength: CGFloat = 20.78
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var automaticallyAdjustsZRange = false
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
    open var wantsHDR = false
    open var wantsDepthOfField = false
    open var focusDistance: CGFloat = 2.5
    open var fStop: CGFloat = 5.6
    open var exposureOffset: CGFloat = 0
    open var minimumExposure: CGFloat = -15
    open var maximumExposure: CGFloat = 15
    open var bloomIntensity: CGFloat = 0
    open var bloomThreshold: CGFloat = 1
    open var motionBlurIntensity: CGFloat = 0
    open var saturation: CGFloat = 1
    open var contrast: CGFloat = 0
    open var vignettingPower: CGFloat = 0
    open var categoryBitMask = -1
    open var xFov: Double = 0
    open var yFov: Double = 60

    public override init() { super.init() }
}

/// A constraint, which has no effect.
open class SCNConstraint: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open var influenceFactor: CGFloat = 1
    open var isIncremental = true

    override init() { super.init() }
}

open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var isGimbalLockEnabled = false
    open var targetOffset = SCNVector3()
    open var localFront = SCNVector3(0, 0, -1)

    public init(target: SCNNode?) {
        self.target = target
        super.init()
    }
}

public struct SCNBillboardAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all = SCNBillboardAxis(rawValue: 7)
}

open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    open var freeAxes = SCNBillboardAxis.all

    public override init() { super.init() }
}

open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var minimumDistance: CGFloat = 0
    open var maximumDistance: CGFloat = 1e20

    public init(target: SCNNode?) {
        self.target = target
        super.init()
    }
}

open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    public init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) { super.init() }
}

/// Particles, which aren't drawn.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    open var birthRate: CGFloat = 1
    open var birthLocation = 0
    open var loops = true
    open var emissionDuration: CGFloat = 1
    open var particleLifeSpan: CGFloat = 1
    open var particleVelocity: CGFloat = 0
    open var particleSize: CGFloat = 1
    open var particleColor = UIColor.white
    open var particleImage: Any?
    open var emitterShape: SCNGeometry?
    open var speedFactor: CGFloat = 1
    open var spreadingAngle: CGFloat = 0
    open var isAffectedByGravity = false
    open var acceleration = SCNVector3()

    public override init() { super.init() }
    public convenience init?(named name: String, inDirectory directory: String?) { nil }

    open func reset() {}
}
