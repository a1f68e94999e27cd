/// A frame of the camera. No frame is ever delivered.
open class ARFrame: NSObject, @unchecked Sendable {
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }

    public let camera = ARCamera()
    public let capturedImage: CVPixelBuffer
    open var timestamp: TimeInterval { 0 }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open var rawFeaturePoints: ARPointCloud? { nil }
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    open var sceneDepth: ARDepthData? { nil }
    open var smoothedSceneDepth: ARDepthData? { nil }
    open var detectedBody: AnyObject? { nil }

    init(capturedImage: CVPixelBuffer) {
        self.capturedImage = capturedImage
        super.init()
    }

    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform {
        .identity
    }
}

open class ARDepthData: NSObject, @unchecked Sendable {
    public let depthMap: CVPixelBuffer

    init(depthMap: CVPixelBuffer) {
        self.depthMap = depthMap
        super.init()
    }
}

open class ARCamera: NSObject, @unchecked Sendable {
    public enum TrackingState: Equatable, Sendable {
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }

        case notAvailable
        case limited(Reason)
        case normal
    }

    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var trackingState: TrackingState { .notAvailable }
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    open var imageResolution: CGSize { .zero }
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }

    override init() { super.init() }

    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
}

open class ARLightEstimate: NSObject, @unchecked Sendable {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }

    override init() { super.init() }
}

/// A point of the world. No point is ever found.
open class ARHitTestResult: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let featurePoint = ResultType(rawValue: 1)
        public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
        public static let estimatedVerticalPlane = ResultType(rawValue: 4)
        public static let existingPlane = ResultType(rawValue: 8)
        public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
        public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
    }

    open var type: ResultType { .featurePoint }
    open var distance: CGFloat { 0 }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }

    override init() { super.init() }
}

open class ARRaycastQuery: NSObject, @unchecked Sendable {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }

    public let origin: SIMD3<Float>
    public let direction: SIMD3<Float>
    public let target: Target
    public let targetAlignment: TargetAlignment

    public init(
        origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
    ) {
        (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
        super.init()
    }
}

open class ARRaycastResult: NSObject, @unchecked Sendable {
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var target: ARRaycastQuery.Target { .estimatedPlane }
    open var anchor: ARAnchor? { nil }

    override init() { super.init() }
}
