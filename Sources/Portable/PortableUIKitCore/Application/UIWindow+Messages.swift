import Foundation

extension UIWindow {
    /// A message that indicates that a window has become visible.
    public struct DidBecomeVisibleMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIWindow
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
        /// The window that posted the message.
        public var window: UIWindow

        /// Creates a message about a window.
        public init(window: UIWindow) { self.window = window }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a window.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map { Self(window: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// A message that indicates that a window was hidden.
    public struct DidBecomeHiddenMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIWindow
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
        /// The window that posted the message.
        public var window: UIWindow

        /// Creates a message about a window.
        public init(window: UIWindow) { self.window = window }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a window.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map { Self(window: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// A message that indicates that a window has become the key window.
    public struct DidBecomeKeyMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIWindow
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
        /// The window that posted the message.
        public var window: UIWindow

        /// Creates a message about a window.
        public init(window: UIWindow) { self.window = window }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a window.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map { Self(window: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// A message that indicates that a window has resigned as the key window.
    public struct DidResignKeyMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIWindow
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIWindow.didResignKeyNotification }
        /// The window that posted the message.
        public var window: UIWindow

        /// Creates a message about a window.
        public init(window: UIWindow) { self.window = window }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a window.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIWindow).map { Self(window: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.window)
        }
    }

    /// Posts a notification about the window, and the message with the same meaning.
    func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        switch name {
        case Self.didBecomeVisibleNotification: DidBecomeVisibleMessage(window: self).post(from: self)
        case Self.didBecomeHiddenNotification: DidBecomeHiddenMessage(window: self).post(from: self)
        case Self.didBecomeKeyNotification: DidBecomeKeyMessage(window: self).post(from: self)
        case Self.didResignKeyNotification: DidResignKeyMessage(window: self).post(from: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
    /// The identifier of messages about windows that become visible.
    public static var didBecomeVisible: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
    /// The identifier of messages about windows that are hidden.
    public static var didBecomeHidden: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
    /// The identifier of messages about windows that become the key window.
    public static var didBecomeKey: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
    /// The identifier of messages about windows that resign as the key window.
    public static var didResignKey: Self { Self() }
}
