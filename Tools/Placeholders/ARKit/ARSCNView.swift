@_spi(Collage) import SceneKit

/// A view that shows a label instead of the camera and its scene.
@preconcurrency @MainActor
open class ARSCNView: SCNView {
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false

    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        backgroundColor = .black
        scene = SCNScene()
        session.delegate = observer
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        scene = SCNScene()
        session.delegate = observer
    }

    /// Forwards the failure of the session to the delegate.
    private lazy var observer = SessionObserver(self)

    @_spi(Collage) open override var placeholderTitle: String { "AR Not Available" }

    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
    open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? { nil }

    private final class SessionObserver: NSObject, ARSessionDelegate, @unchecked Sendable {
        weak var view: ARSCNView?

        init(_ view: ARSCNView) { self.view = view }

        func session(_ session: ARSession, didFailWithError error: any Error) {
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    (self?.view?.delegate as? any ARSCNViewDelegate)?.session(session, didFailWithError: error)
                }
            }
        }
    }
}

/// Methods for the nodes of anchors. All methods are optional. Only the failure of the session is reported.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

extension SCNDebugOptions {
    public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32)
}

public typealias ARSCNDebugOptions = SCNDebugOptions

/// A view that asks the user to move the device. It remains hidden.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }

    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open weak var sessionProvider: AnyObject?
    open var session: ARSession?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open private(set) var isActive = false

    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}

/// Methods for observing a coaching view. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: AnyObject {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
