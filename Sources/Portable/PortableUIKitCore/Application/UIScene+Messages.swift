import Foundation

extension UIScene {
    /// A message about a scene that's about to connect.
    public struct WillConnectMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willConnectNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// A message about a scene that became active.
    public struct DidActivateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.didActivateNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// A message about a scene that's about to become inactive.
    public struct WillDeactivateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willDeactivateNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// A message about a scene that's about to enter the foreground.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// A message about a scene that entered the background.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// A message about a scene whose protection by the system has changed. It's never posted, because hosts don't
    /// protect scenes.
    public struct SystemProtectionDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.systemProtectionDidChangeNotification }
        /// The object that has posted the message.
        public var scene: UIScene

        /// Creates a message about a scene.
        public init(scene: UIScene) { self.scene = scene }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScene).map { Self(scene: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.scene)
        }
    }

    /// Posted when the protection of a scene by the system has changed. It's never posted, because hosts don't protect
    /// scenes.
    public nonisolated static let systemProtectionDidChangeNotification = Notification.Name(
        "UISceneSystemProtectionDidChangeNotification")
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    /// The identifier of messages about scenes that are about to connect.
    public static var willConnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    /// The identifier of messages about scenes that became active.
    public static var didActivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    /// The identifier of messages about scenes that are about to become inactive.
    public static var willDeactivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    /// The identifier of messages about scenes that are about to enter the foreground.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    /// The identifier of messages about scenes that entered the background.
    public static var didEnterBackground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.SystemProtectionDidChangeMessage> {
    /// The identifier of messages about the protection of scenes by the system.
    public static var systemProtectionDidChange: Self { Self() }
}
