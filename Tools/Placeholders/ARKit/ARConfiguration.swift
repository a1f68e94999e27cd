/// A configuration, which isn't supported.
open class ARConfiguration: NSObject, @unchecked Sendable {
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }

    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let personSegmentation = FrameSemantics(rawValue: 1)
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }

    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mesh = SceneReconstruction(rawValue: 1)
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }

    open class VideoFormat: NSObject, @unchecked Sendable {
        open var imageResolution: CGSize { .zero }
        open var framesPerSecond: Int { 0 }

        override init() { super.init() }
    }

    open class var isSupported: Bool { false }
    open class var supportedVideoFormats: [VideoFormat] { [] }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }

    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics = FrameSemantics()
    open var videoFormat = VideoFormat()

    override init() { super.init() }
}

open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let horizontal = PlaneDetection(rawValue: 1)
        public static let vertical = PlaneDetection(rawValue: 2)
    }

    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }

    open class var supportsUserFaceTracking: Bool { false }
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }

    open var planeDetection = PlaneDetection()
    open var environmentTexturing = EnvironmentTexturing.none
    open var sceneReconstruction = SceneReconstruction()
    open var detectionImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 0
    open var detectionObjects: Set<ARReferenceObject> = []
    open var initialWorldMap: ARWorldMap?
    open var isAutoFocusEnabled = true
    open var isCollaborationEnabled = false
    open var userFaceTrackingEnabled = false

    public override init() { super.init() }
}

open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var isAutoFocusEnabled = true

    public override init() { super.init() }
}

open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class var supportsWorldTracking: Bool { false }
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open var maximumNumberOfTrackedFaces = 1
    open var isWorldTrackingEnabled = false

    public override init() { super.init() }
}

open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
    open var isAutoFocusEnabled = true

    public override init() { super.init() }
}

open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection = ARWorldTrackingConfiguration.PlaneDetection()
    open var automaticSkeletonScaleEstimationEnabled = false

    public override init() { super.init() }
}

open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
    open var planeDetection = ARWorldTrackingConfiguration.PlaneDetection()

    public override init() { super.init() }
}

open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    open class func checkAvailability(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }

    open var planeDetection = ARWorldTrackingConfiguration.PlaneDetection()

    public override init() { super.init() }
}

/// An image that a session could find.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    public let physicalSize: CGSize

    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        let ratio = image.width > 0 ? CGFloat(image.height) / CGFloat(image.width) : 0
        physicalSize = CGSize(width: physicalWidth, height: physicalWidth * ratio)
        super.init()
    }

    /// Returns an empty set, because groups of catalogs aren't read.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { [] }
}

open class ARReferenceObject: NSObject, @unchecked Sendable {
    open var name: String?

    override init() { super.init() }

    /// Returns an empty set, because groups of catalogs aren't read.
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { [] }
}
