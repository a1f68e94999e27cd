import Foundation

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number that identifies the task.
    public let rawValue: Int

    /// Creates an identifier with the given number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The states of background refresh.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device doesn't allow background refresh.
    case restricted = 0
    /// The user has turned background refresh off.
    case denied = 1
    /// Background refresh is available.
    case available = 2
}

/// The results of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was new data.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// Fetching failed.
    case failed = 2
}

/// The numbers of the tasks that run in the background.
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
    /// Begins a task that continues in the background.
    ///
    /// Hosts don't suspend an application in the background: there's no time limit, and the handler is never called.
    /// - Returns: A new identifier, to be passed to ``endBackgroundTask(_:)``.
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins a task that continues in the background and has a name for debugging.
    ///
    /// Hosts don't suspend an application in the background: there's no time limit, and the handler is never called.
    /// - Returns: A new identifier, to be passed to ``endBackgroundTask(_:)``.
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.withLock { $0.begin() }
    }

    /// Ends a background task. An unknown identifier is ignored.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.withLock { $0.end(identifier) }
    }

    /// The time that the application can still run in the background, in seconds. It's unlimited.
    public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// A value that indicates whether the application can be launched in the background. Hosts don't do that.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Sets the interval between background fetches, in seconds.
    ///
    /// Differs from UIKit: hosts don't launch apps in the background, so the method does nothing.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// A Boolean value that indicates whether encrypted files can be read. It's always `true`.
    public nonisolated var isProtectedDataAvailable: Bool { true }

    // MARK: Remote notifications

    /// Registers for remote notifications. Registration always fails; the delegate receives the error.
    public func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationError())
    }

    /// Unregisters from remote notifications.
    ///
    /// Differs from UIKit: the application can't be registered, so the method does nothing.
    public func unregisterForRemoteNotifications() {}

    /// A Boolean value that indicates whether the application is registered for remote notifications. It's always
    /// `false`.
    public var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Remote control events

    /// Starts to receive the events of headphone buttons.
    ///
    /// Differs from UIKit: the device has no headphones, so the method does nothing.
    public func beginReceivingRemoteControlEvents() {}

    /// Stops receiving the events of headphone buttons.
    ///
    /// Differs from UIKit: the device has no headphones, so the method does nothing.
    public func endReceivingRemoteControlEvents() {}
}

/// The error of registering for remote notifications.
struct RemoteNotificationError: LocalizedError {
    var errorDescription: String? { "The device can't receive remote notifications." }
}
