@_exported import AVFoundation
@_exported import Foundation
@_exported import SceneKit
@_exported import UIKit

public let ARErrorDomain = "com.apple.arkit.error"

public struct ARError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedConfiguration = 100
        case sensorUnavailable = 101
        case sensorFailed = 102
        case cameraUnauthorized = 103
        case microphoneUnauthorized = 104
        case worldTrackingFailed = 200
        case invalidReferenceImage = 300
        case invalidReferenceObject = 301
        case invalidWorldMap = 302
        case invalidConfiguration = 303
        case requestFailed = 401
        case insufficientFeatures = 400
        case objectMergeFailed = 402
        case fileIOFailed = 500
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ARErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// A session that fails when it runs, as on a device that doesn't support the configuration.
open class ARSession: NSObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let resetTracking = RunOptions(rawValue: 1)
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }

    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open private(set) var configuration: ARConfiguration?
    public let identifier = UUID()
    open var currentFrame: ARFrame? { nil }

    public override init() { super.init() }

    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
        }
    }

    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}

    open func getCurrentWorldMap(completionHandler: @escaping @Sendable (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }

    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

/// Methods for observing a session. All methods are optional. Only the failure is reported.
public protocol ARSessionObserver: AnyObject {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
    public func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer) {}
}

/// Methods for receiving frames. All methods are optional, and none is called.
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A map of the world. The session never creates one.
open class ARWorldMap: NSObject, @unchecked Sendable {
    open var anchors: [ARAnchor] = []
    open var rawFeaturePoints: ARPointCloud { ARPointCloud() }

    override init() { super.init() }
}

open class ARPointCloud: NSObject, @unchecked Sendable {
    open var points: [SIMD3<Float>] { [] }
    open var identifiers: [UInt64] { [] }

    override init() { super.init() }
}
