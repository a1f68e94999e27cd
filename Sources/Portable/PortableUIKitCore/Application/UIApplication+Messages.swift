import Foundation

extension UIApplication {
    /// A message that indicates that the application has launched.
    public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the application became active.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the application entered the background.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the application is about to enter the foreground.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the application is about to become inactive.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.willResignActiveNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the application is about to terminate.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.willTerminateNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that memory is low.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that a new day began or the clock was changed.
    public struct SignificantTimeChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the user turned background refresh on or off. It's never posted, because
    /// applications don't run in the background.
    public struct BackgroundRefreshStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.backgroundRefreshStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the user took a screenshot. It's never posted, because hosts don't report it.
    public struct UserDidTakeScreenshotMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that encrypted files became available. It's never posted, because they're always
    /// available.
    public struct ProtectedDataDidBecomeAvailableMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.protectedDataDidBecomeAvailableNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that encrypted files are about to become unavailable. It's never posted, because
    /// they're always available.
    public struct ProtectedDataWillBecomeUnavailableMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIApplication
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIApplication.protectedDataWillBecomeUnavailableNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// Posts the message with the same meaning as a notification.
    func postMessage(named name: Notification.Name) {
        switch name {
        case Self.didFinishLaunchingNotification: DidFinishLaunchingMessage().post(from: self)
        case Self.didBecomeActiveNotification: DidBecomeActiveMessage().post(from: self)
        case Self.didEnterBackgroundNotification: DidEnterBackgroundMessage().post(from: self)
        case Self.willEnterForegroundNotification: WillEnterForegroundMessage().post(from: self)
        case Self.willResignActiveNotification: WillResignActiveMessage().post(from: self)
        case Self.willTerminateNotification: WillTerminateMessage().post(from: self)
        case Self.didReceiveMemoryWarningNotification: DidReceiveMemoryWarningMessage().post(from: self)
        case Self.significantTimeChangeNotification: SignificantTimeChangeMessage().post(from: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    /// The identifier of messages about the end of the launch.
    public static var didFinishLaunching: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The identifier of messages about applications that become active.
    public static var didBecomeActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The identifier of messages about applications in the background.
    public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The identifier of messages about applications that enter the foreground.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The identifier of messages about applications that become inactive.
    public static var willResignActive: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The identifier of messages about applications that terminate.
    public static var willTerminate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// The identifier of messages about low memory.
    public static var didReceiveMemoryWarning: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    /// The identifier of messages about changes of the time.
    public static var significantTimeChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.BackgroundRefreshStatusDidChangeMessage> {
    /// The identifier of messages about background refresh.
    public static var backgroundRefreshStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    /// The identifier of messages about screenshots.
    public static var userDidTakeScreenshot: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataDidBecomeAvailableMessage> {
    /// The identifier of messages about encrypted files that become available.
    public static var protectedDataDidBecomeAvailable: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.ProtectedDataWillBecomeUnavailableMessage> {
    /// The identifier of messages about encrypted files that become unavailable.
    public static var protectedDataWillBecomeUnavailable: Self { Self() }
}
