/// The appearance of a shape.
open class SCNMaterial: NSObject, @unchecked Sendable {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }

    open var name: String?
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let ambient = SCNMaterialProperty(contents: UIColor.white)
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty(contents: UIColor.white)
    public let reflective = SCNMaterialProperty(contents: UIColor.black)
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    public let normal = SCNMaterialProperty(contents: UIColor.white)
    public let displacement = SCNMaterialProperty(contents: UIColor.black)
    public let ambientOcclusion = SCNMaterialProperty(contents: UIColor.white)
    public let selfIllumination = SCNMaterialProperty(contents: UIColor.black)
    public let metalness = SCNMaterialProperty(contents: UIColor.black)
    public let roughness = SCNMaterialProperty(contents: UIColor.white)
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var blendMode = SCNBlendMode.alpha
    open var transparencyMode = SCNTransparencyMode.default
    open var locksAmbientWithDiffuse = true
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = SCNColorMask.all
    open var fresnelExponent: CGFloat = 0
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    public override init() { super.init() }
}

public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
public enum SCNTransparencyMode: Int, Sendable {
    case aOne
    case rgbZero
    case singleLayer
    case dualLayer
    public static let `default` = aOne
}
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat`, clampToBorder, mirror
}
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }

public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let red = SCNColorMask(rawValue: 8)
    public static let green = SCNColorMask(rawValue: 4)
    public static let blue = SCNColorMask(rawValue: 2)
    public static let alpha = SCNColorMask(rawValue: 1)
    public static let all = SCNColorMask(rawValue: 15)
}

public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// A color, an image, or another value of a material.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4Identity
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    open var mappingChannel = 0
    open var maxAnisotropy: CGFloat = 1

    public init(contents: Any) {
        self.contents = contents
        super.init()
    }
}
