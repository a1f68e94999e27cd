/// A position in the world.
open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let name: String?
    public let transform: simd_float4x4
    open var sessionIdentifier: UUID? { nil }

    public init(name: String, transform: simd_float4x4) {
        (self.name, self.transform) = (name, transform)
        super.init()
    }

    public init(transform: simd_float4x4) {
        (name, self.transform) = (nil, transform)
        super.init()
    }
}

/// A plane. No plane is ever found.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    public enum Classification: Equatable, Sendable {
        public enum Status: Sendable { case notAvailable, undetermined, unknown }

        case none(Status)
        case wall, floor, ceiling, table, seat, window, door
    }

    open class var isClassificationSupported: Bool { false }
    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
    open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
    open var classification: Classification { .none(.notAvailable) }
    open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
}

open class ARPlaneExtent: NSObject, @unchecked Sendable {
    open var width: Float { 0 }
    open var height: Float { 0 }
    open var rotationOnYAxis: Float { 0 }

    override init() { super.init() }
}

open class ARPlaneGeometry: NSObject, @unchecked Sendable {
    open var vertices: [SIMD3<Float>] { [] }
    open var boundaryVertices: [SIMD3<Float>] { [] }

    override init() { super.init() }
}

open class ARSCNPlaneGeometry: SCNGeometry, @unchecked Sendable {
    open func update(from planeGeometry: ARPlaneGeometry) {}
}

public protocol ARTrackable: AnyObject {
    var isTracked: Bool { get }
}

/// An image. No image is ever found.
open class ARImageAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public let referenceImage: ARReferenceImage
    open var isTracked: Bool { false }
    open var estimatedScaleFactor: CGFloat { 1 }

    init(referenceImage: ARReferenceImage) {
        self.referenceImage = referenceImage
        super.init(transform: matrix_identity_float4x4)
    }
}

open class ARObjectAnchor: ARAnchor, @unchecked Sendable {
    public let referenceObject = ARReferenceObject()
}

/// A face. No face is ever found.
open class ARFaceAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
        public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
        public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
        public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
        public static let browDownLeft = BlendShapeLocation(rawValue: "browDown_L")
        public static let browDownRight = BlendShapeLocation(rawValue: "browDown_R")
        public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
        public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    }

    open var isTracked: Bool { false }
    open var geometry: ARFaceGeometry { ARFaceGeometry() }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var lookAtPoint: SIMD3<Float> { .zero }
}

open class ARFaceGeometry: NSObject, @unchecked Sendable {
    open var vertices: [SIMD3<Float>] { [] }
    open var textureCoordinates: [SIMD2<Float>] { [] }
    open var triangleIndices: [Int16] { [] }
    open var triangleCount: Int { 0 }

    override init() { super.init() }
}

open class ARSCNFaceGeometry: SCNGeometry, @unchecked Sendable {
    open func update(from faceGeometry: ARFaceGeometry) {}
}

open class ARBodyAnchor: ARAnchor, @unchecked Sendable {
    open var estimatedScaleFactor: CGFloat { 1 }
}

open class ARMeshAnchor: ARAnchor, @unchecked Sendable {}
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {}
open class ARAppClipCodeAnchor: ARAnchor, @unchecked Sendable {}
