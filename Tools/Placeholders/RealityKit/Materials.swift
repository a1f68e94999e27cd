/// The appearance of a model.
public protocol Material {}

/// A number or a texture of a material.
public enum MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    case float(Float)
    case texture(TextureResource)

    public init(floatLiteral value: Float) { self = .float(value) }
    public init(integerLiteral value: Int) { self = .float(Float(value)) }
}

public enum MaterialColorParameter: @unchecked Sendable {
    case color(UIColor)
    case texture(TextureResource)
}

public struct MaterialParameters {
    public struct Texture: Sendable {
        public var resource: TextureResource

        public init(_ resource: TextureResource) { self.resource = resource }
    }
}

public struct BaseColor: @unchecked Sendable {
    public var tint: UIColor
    public var texture: MaterialParameters.Texture?

    public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
        (self.tint, self.texture) = (tint, texture)
    }
}

public struct SimpleMaterial: Material {
    public typealias Color = UIColor
    public typealias BaseColor = RealityKit.BaseColor

    public var color: BaseColor
    public var baseColor: MaterialColorParameter
    public var metallic: MaterialScalarParameter = 0
    public var roughness: MaterialScalarParameter = 0.5
    public var tintColor = UIColor.white

    public init() { self.init(color: .white, isMetallic: false) }

    public init(color: UIColor, roughness: MaterialScalarParameter = 0.5, isMetallic: Bool) {
        self.color = BaseColor(tint: color)
        baseColor = .color(color)
        self.roughness = roughness
        metallic = isMetallic ? 1 : 0
    }
}

public struct UnlitMaterial: Material {
    public typealias BaseColor = RealityKit.BaseColor

    public enum Blending: Sendable {
        case opaque
        case transparent(opacity: PhysicallyBasedMaterial.Opacity)
    }

    public var color: BaseColor
    public var blending = Blending.opaque
    public var opacityThreshold: Float?

    public init() { color = BaseColor() }
    public init(color: UIColor) { self.color = BaseColor(tint: color) }
    public init(color: UIColor, applyPostProcessToneMap: Bool) { self.init(color: color) }
    public init(texture: TextureResource) { color = BaseColor(texture: MaterialParameters.Texture(texture)) }
}

public struct PhysicallyBasedMaterial: Material {
    public typealias BaseColor = RealityKit.BaseColor

    public struct Scalar: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        public var scale: Float
        public var texture: MaterialParameters.Texture?

        public init(scale: Float = 1, texture: MaterialParameters.Texture? = nil) {
            (self.scale, self.texture) = (scale, texture)
        }

        public init(floatLiteral value: Float) { self.init(scale: value) }
        public init(integerLiteral value: Int) { self.init(scale: Float(value)) }
    }

    public typealias Roughness = Scalar
    public typealias Metallic = Scalar
    public typealias Opacity = Scalar
    public typealias Clearcoat = Scalar

    public struct Normal: Sendable {
        public var texture: MaterialParameters.Texture?

        public init(texture: MaterialParameters.Texture? = nil) { self.texture = texture }
    }

    public struct EmissiveColor: @unchecked Sendable {
        public var color: UIColor

        public init(color: UIColor = .black, texture: MaterialParameters.Texture? = nil) { self.color = color }
    }

    public enum Blending: Sendable {
        case opaque
        case transparent(opacity: Opacity)
    }

    public enum FaceCulling: Sendable { case none, front, back }

    public var baseColor = BaseColor()
    public var roughness: Roughness = 0.5
    public var metallic: Metallic = 0
    public var clearcoat: Clearcoat = 0
    public var normal = Normal()
    public var emissiveColor = EmissiveColor()
    public var emissiveIntensity: Float = 1
    public var blending = Blending.opaque
    public var faceCulling = FaceCulling.back
    public var opacityThreshold: Float?

    public init() {}
}

public struct OcclusionMaterial: Material {
    public init(receivesDynamicLighting: Bool = false) {}
}

/// A material with a video, which isn't played.
public struct VideoMaterial: Material {
    public init() {}
}
