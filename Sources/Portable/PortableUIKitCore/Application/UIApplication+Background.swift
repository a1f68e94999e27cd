import Foundation

/// Names work that goes on when the application is no longer seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// The work of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an application may work while it isn't seen.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device doesn't let it.
    case restricted = 0
    /// The person doesn't let it.
    case denied = 1
    /// It may.
    case available = 2
}

/// How fetching in the background ended.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// With something new.
    case newData = 0
    /// With nothing new.
    case noData = 1
    /// It failed.
    case failed = 2
}

/// Numbers work that goes on in the background.
struct BackgroundTasks: Sendable {
    private var last = 0
    private var running: Set<Int> = []

    mutating func begin() -> UIBackgroundTaskIdentifier {
        last += 1
        running.insert(last)
        return UIBackgroundTaskIdentifier(rawValue: last)
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
        running.remove(identifier.rawValue)
    }
}

extension UIApplication {
    /// Begins work that is to go on when the application is no longer seen.
    ///
    /// Hosts stop no application that isn't seen: it has all the time that it needs, and the handler is never called.
    /// - Returns: What ``endBackgroundTask(_:)`` takes; a new one each time.
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins work with a name for debugging, that is to go on when the application is no longer seen.
    ///
    /// Hosts stop no application that isn't seen: it has all the time that it needs, and the handler is never called.
    /// - Returns: What ``endBackgroundTask(_:)`` takes; a new one each time.
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.withLock { $0.begin() }
    }

    /// Ends work that was begun. Unknown work is ignored.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.withLock { $0.end(identifier) }
    }

    /// How long the application may still work in the background, in seconds: without an end.
    public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the application may be started in the background: no host does that.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// How often to fetch in the background, in seconds. No host does that.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Whether encrypted files can be read: they always can.
    public nonisolated var isProtectedDataAvailable: Bool { true }

    // MARK: Notifications from servers

    /// Asks for notifications from servers. The device can't get any, which the delegate hears.
    public func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationError())
    }

    /// Wants no notifications from servers. There are none.
    public func unregisterForRemoteNotifications() {}

    /// Whether notifications from servers come: never.
    public var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Controls elsewhere

    /// Wants the buttons of headphones. The device has none.
    public func beginReceivingRemoteControlEvents() {}

    /// Doesn't want them any more.
    public func endReceivingRemoteControlEvents() {}
}

/// The device can't get notifications from servers.
struct RemoteNotificationError: LocalizedError {
    var errorDescription: String? { "The device can get no remote notifications." }
}
