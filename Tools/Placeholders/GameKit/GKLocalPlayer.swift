@_exported import GameplayKit
@_exported import Foundation
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case cancelled = 2
        case communicationsFailure = 3
        case notAuthenticated = 6
        case notSupported = 16
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { GKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

open class GKPlayer: NSObject, @unchecked Sendable {
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }

    override init() { super.init() }
}

/// A player that isn't signed in to Game Center.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()

    open class var local: GKLocalPlayer { player }

    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { true }

    /// A closure that is called with an error when it's set.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notSupported)) }
    }
}

/// A leaderboard. Leaderboards are never loaded, and scores can't be submitted.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }

    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }

    override init() { super.init() }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw GKError(.notAuthenticated)
    }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws { throw GKError(.notAuthenticated) }
}

open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }

    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }

    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// A view controller that shows the name of Game Center and a button that closes it.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

    public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }

    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) { self.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let controller = UIViewController()
        controller.title = "Game Center"
        controller.view.backgroundColor = .systemBackground
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            })
        viewControllers = [controller]
    }
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The button of Game Center, which is never shown.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }

    public static let shared = GKAccessPoint()

    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open var isVisible: Bool { false }
}
