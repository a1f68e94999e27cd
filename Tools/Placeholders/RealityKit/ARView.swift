@_exported import ARKit

/// A view that shows a label instead of the camera and its scene.
@preconcurrency @MainActor
open class ARView: UIView {
    public enum CameraMode: Sendable { case ar, nonAR }

    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let none = DebugOptions([])
        public static let showPhysics = DebugOptions(rawValue: 1)
        public static let showStatistics = DebugOptions(rawValue: 2)
        public static let showAnchorOrigins = DebugOptions(rawValue: 4)
        public static let showAnchorGeometry = DebugOptions(rawValue: 8)
        public static let showWorldOrigin = DebugOptions(rawValue: 16)
        public static let showFeaturePoints = DebugOptions(rawValue: 32)
        public static let showSceneUnderstanding = DebugOptions(rawValue: 64)
    }

    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let disablePersonOcclusion = RenderOptions(rawValue: 1)
        public static let disableMotionBlur = RenderOptions(rawValue: 2)
        public static let disableDepthOfField = RenderOptions(rawValue: 4)
        public static let disableGroundingShadows = RenderOptions(rawValue: 8)
        public static let disableHDR = RenderOptions(rawValue: 16)
        public static let disableCameraGrain = RenderOptions(rawValue: 32)
    }

    public struct Environment {
        public enum Background: @unchecked Sendable {
            case color(UIColor)
            case skybox(EnvironmentResource)

            public static func cameraFeed() -> Background { .color(.black) }
        }

        public struct SceneUnderstanding {
            public struct Options: OptionSet, Sendable {
                public let rawValue: Int

                public init(rawValue: Int) { self.rawValue = rawValue }

                public static let occlusion = Options(rawValue: 1)
                public static let physics = Options(rawValue: 2)
                public static let collision = Options(rawValue: 4)
                public static let receivesLighting = Options(rawValue: 8)
            }

            public var options = Options()
        }

        public var background = Background.color(.black)
        public var sceneUnderstanding = SceneUnderstanding()
    }

    public struct EntityGestures: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let translation = EntityGestures(rawValue: 1)
        public static let rotation = EntityGestures(rawValue: 2)
        public static let scale = EntityGestures(rawValue: 4)
        public static let all = EntityGestures(rawValue: 7)
    }

    public let scene = Scene()
    open var session = ARSession()
    open var automaticallyConfigureSession = true
    open var cameraMode: CameraMode
    open var debugOptions = DebugOptions()
    open var renderOptions = RenderOptions()
    open var environment = Environment()
    private let label = UILabel()

    public init(frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool = true) {
        self.cameraMode = cameraMode
        super.init(frame: frameRect)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, cameraMode: .ar) }

    public required init?(coder: NSCoder) {
        cameraMode = .ar
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .black
        label.text = cameraMode == .ar ? "AR Not Available" : "3D Scene"
        label.textColor = .lightGray
        label.textAlignment = .center
        addSubview(label)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func hitTest(_ point: CGPoint) -> [CollisionCastHit] { [] }
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }

    @discardableResult
    open func installGestures(_ gestures: EntityGestures = .all, for entity: any HasCollision) -> [UIGestureRecognizer]
    {
        []
    }
}

public struct CollisionCastHit {
    public let entity: Entity
    public let position: SIMD3<Float>
    public let normal: SIMD3<Float>
    public let distance: Float
}

extension AnchorEntity {
    public convenience init(anchor: ARAnchor) { self.init(world: anchor.transform) }
    public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
