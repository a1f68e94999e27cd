@_exported import Foundation
@_exported import simd

public struct NIError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unsupportedPlatform = -5889
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        case resourceUsageTimeout = -5886
        case activeSessionsLimitExceeded = -5885
        case userDidNotAllow = -5884
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "com.apple.NearbyInteraction" }
    public var errorCode: Int { code.rawValue }
}

/// A session, which becomes invalid when it runs, as on a device without the chip.
open class NISession: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: any NIDeviceCapability { NoCapability() }

    open weak var delegate: (any NISessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open private(set) var configuration: NIConfiguration?
    open var discoveryToken: NIDiscoveryToken? { nil }

    public override init() { super.init() }

    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didInvalidateWith: NIError(.unsupportedPlatform))
        }
    }

    open func pause() {}
    open func invalidate() {}
    open func setARSession(_ session: AnyObject) {}

    private struct NoCapability: NIDeviceCapability {}
}

public protocol NIDeviceCapability {}

extension NIDeviceCapability {
    public var supportsPreciseDistanceMeasurement: Bool { false }
    public var supportsDirectionMeasurement: Bool { false }
    public var supportsCameraAssistance: Bool { false }
}

open class NIDiscoveryToken: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

open class NIConfiguration: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

open class NINearbyPeerConfiguration: NIConfiguration, @unchecked Sendable {
    public let peerDiscoveryToken: NIDiscoveryToken
    open var isCameraAssistanceEnabled = false

    public init(peerToken: NIDiscoveryToken) {
        peerDiscoveryToken = peerToken
        super.init()
    }
}

open class NINearbyAccessoryConfiguration: NIConfiguration, @unchecked Sendable {
    /// - Throws: An error, because accessories aren't supported.
    public init(data: Data) throws { throw NIError(.unsupportedPlatform) }
}

open class NINearbyObject: NSObject, @unchecked Sendable {
    public enum RemovalReason: Int, Sendable { case timeout, peerEnded }

    public static let distanceNotAvailable: Float = .greatestFiniteMagnitude
    public static let directionNotAvailable = SIMD3<Float>(repeating: .greatestFiniteMagnitude)

    open var discoveryToken: NIDiscoveryToken { NIDiscoveryToken() }
    open var distance: Float? { nil }
    open var direction: SIMD3<Float>? { nil }
    open var horizontalAngle: Float? { nil }

    override init() { super.init() }
}

/// Methods for receiving distances. All methods are optional.
public protocol NISessionDelegate: AnyObject {
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    func sessionWasSuspended(_ session: NISession)
    func sessionSuspensionEnded(_ session: NISession)
    func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) {}
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) {}
    public func sessionWasSuspended(_ session: NISession) {}
    public func sessionSuspensionEnded(_ session: NISession) {}
    public func session(_ session: NISession, didInvalidateWith error: any Error) {}
}
