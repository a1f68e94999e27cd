import UIKit

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

open class GKMatchRequest: NSObject, @unchecked Sendable {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?

    public override init() { super.init() }
}

/// A match. No match is ever found.
open class GKMatch: NSObject, @unchecked Sendable {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }

    override init() { super.init() }

    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
    }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
    open func disconnect() {}
}

/// Methods for observing a match. All methods are optional, and none is called.
public protocol GKMatchDelegate: AnyObject {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

open class GKInvite: NSObject, @unchecked Sendable {
    open var sender: GKPlayer { GKPlayer() }

    override init() { super.init() }
}

/// A matchmaker that finds no players.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let matchmaker = GKMatchmaker()

    open class func shared() -> GKMatchmaker { matchmaker }

    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    open func cancel() {}
}

/// A controller that can't be created, because the player isn't signed in.
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?

    public init?(matchRequest request: GKMatchRequest) { nil }
    public init?(invite: GKInvite) { nil }
    public required init?(coder: NSCoder) { nil }
}

/// Methods for responding to a matchmaker. None is called.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// Methods for invitations. All methods are optional, and none is called.
public protocol GKLocalPlayerListener: AnyObject {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
}

extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
}

extension GKLocalPlayer {
    public func register(_ listener: any GKLocalPlayerListener) {}
    public func unregisterAllListeners() {}
}
