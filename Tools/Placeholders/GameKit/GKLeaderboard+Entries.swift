import UIKit

extension GKLeaderboard {
    /// A score. Scores are never loaded.
    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }

        override init() { super.init() }
    }

    public class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }

    /// - Throws: An error, because the player isn't signed in.
    public func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }

    public func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
}

extension GKAchievement {
    public class func loadAchievements(
        completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }

    public class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }

    public class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }

    public class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

extension GKPlayer {
    public enum PhotoSize: Int, Sendable { case small, normal }

    public func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }
    public func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
}

extension GKAccessPoint {
    public var isFocused: Bool { false }
    public var frameInScreenCoordinates: CGRect { .zero }
    public func trigger(handler: @escaping () -> Void) {}
    public func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
