/// An object that shows a scene.
public protocol SCNSceneRenderer: AnyObject {
    var sceneTime: TimeInterval { get set }
}

/// Methods for updating a scene. All methods are optional, and none is called.
public protocol SCNSceneRendererDelegate: AnyObject {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(
        _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
    ) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
    public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
    public static let showLightInfluences = SCNDebugOptions(rawValue: 4)
    public static let showLightExtents = SCNDebugOptions(rawValue: 8)
    public static let showPhysicsFields = SCNDebugOptions(rawValue: 16)
    public static let showWireframe = SCNDebugOptions(rawValue: 32)
    public static let renderAsWireframe = SCNDebugOptions(rawValue: 64)
    public static let showSkeletons = SCNDebugOptions(rawValue: 128)
    public static let showCreases = SCNDebugOptions(rawValue: 256)
    public static let showCameras = SCNDebugOptions(rawValue: 1024)
}

public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }

/// A view that shows a label instead of its scene.
@preconcurrency @MainActor
open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPI")
        public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDevice")
    }

    open var scene: SCNScene? { didSet { showText() } }
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    public let defaultCameraController = SCNCameraController()
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var isJitteringEnabled = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open var debugOptions = SCNDebugOptions()
    open var sceneTime: TimeInterval = 0
    private let label = UILabel()

    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        showText()
    }

    /// The title of the label.
    @_spi(Collage) open var placeholderTitle: String { "3D Scene" }

    private func showText() {
        var names: [String] = []
        scene?.rootNode.enumerateChildNodes { node, _ in
            if let text = (node.geometry as? SCNText)?.string as? String { names.append(text) }
        }
        label.text = ([placeholderTitle] + names).joined(separator: "\n")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 16)
        showText()
    }

    /// Returns no results, because nothing is drawn.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    open func snapshot() -> UIImage { UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) } }
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
}

public enum SCNInteractionMode: Int, Sendable {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// A controller of a camera, which doesn't move.
open class SCNCameraController: NSObject, @unchecked Sendable {
    open var interactionMode = SCNInteractionMode.orbitTurntable
    open var target = SCNVector3()
    open var inertiaEnabled = false
    open var maximumVerticalAngle: Float = 0
    open var minimumVerticalAngle: Float = 0
    open var automaticTarget = false

    override init() { super.init() }

    open func rotateBy(x: Float, y: Float) {}
    open func stopInertia() {}
}
