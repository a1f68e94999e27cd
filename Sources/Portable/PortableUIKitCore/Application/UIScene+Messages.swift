import Foundation

extension UIScene {
    /// A message that says that a scene is about to be shown for the first time.
    public struct WillConnectMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willConnectNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message of an object.
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

    /// A message that says that a scene gets events.
    public struct DidActivateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.didActivateNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message of an object.
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

    /// A message that says that a scene is about to get no more events.
    public struct WillDeactivateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willDeactivateNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message of an object.
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

    /// A message that says that a scene is about to be seen.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message of an object.
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

    /// A message that says that a scene is no longer seen.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScene
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
        /// The object that has posted the message.
        public let scene: UIScene

        /// Creates a message of an object.
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
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    /// The identifier of messages that say that a scene is about to be shown for the first time.
    public static var willConnect: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    /// The identifier of messages that say that a scene gets events.
    public static var didActivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    /// The identifier of messages that say that a scene is about to get no more events.
    public static var willDeactivate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    /// The identifier of messages that say that a scene is about to be seen.
    public static var willEnterForeground: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    /// The identifier of messages that say that a scene is no longer seen.
    public static var didEnterBackground: Self { Self() }
}
