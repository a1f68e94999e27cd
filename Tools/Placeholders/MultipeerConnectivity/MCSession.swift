@_exported import Foundation

public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8
public let MCErrorDomain = "MCErrorDomain"

public struct MCError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MCErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// The name of a device.
open class MCPeerID: NSObject, @unchecked Sendable {
    public let displayName: String

    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
        super.init()
    }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// A session without other devices.
open class MCSession: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open weak var delegate: (any MCSessionDelegate)?
    open var connectedPeers: [MCPeerID] { [] }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
        encryptionPreference: MCEncryptionPreference = .optional
    ) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
        securityIdentity = identity
        super.init()
    }

    /// - Throws: An error, because no device is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }

    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError(.notConnected))
        return nil
    }

    /// - Throws: An error, because no device is connected.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }

    open func nearbyConnectionData(
        forPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) { completionHandler(nil, MCError(.unavailable)) }

    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    open func disconnect() {}
}

/// Methods for receiving data of other devices. None is called.
public protocol MCSessionDelegate: AnyObject {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
