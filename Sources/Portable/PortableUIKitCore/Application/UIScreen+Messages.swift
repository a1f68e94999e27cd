import Foundation

extension UIScreen {
    /// A message that indicates that the brightness of a screen has changed.
    public struct BrightnessDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIScreen.brightnessDidChangeNotification }
        /// The screen that posted the message.
        public var screen: UIScreen

        /// Creates a message about a screen.
        public init(screen: UIScreen) { self.screen = screen }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a screen.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map { Self(screen: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// A message that indicates that the mode of a screen has changed. It's never posted, because a screen has one
    /// mode.
    public struct ModeDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIScreen.modeDidChangeNotification }
        /// The screen that posted the message.
        public var screen: UIScreen

        /// Creates a message about a screen.
        public init(screen: UIScreen) { self.screen = screen }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a screen.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map { Self(screen: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// A message that indicates that recording or sharing of a screen began or ended. It's never posted, because
    /// hosts don't report it.
    public struct CapturedDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIScreen.capturedDidChangeNotification }
        /// The screen that posted the message.
        public var screen: UIScreen

        /// Creates a message about a screen.
        public init(screen: UIScreen) { self.screen = screen }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a screen.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map { Self(screen: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }

    /// A message that indicates that the reference mode of a screen was turned on or off. It's never posted, because
    /// there is no such mode.
    public struct ReferenceDisplayModeStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIScreen.referenceDisplayModeStatusDidChangeNotification }
        /// The screen that posted the message.
        public var screen: UIScreen

        /// Creates a message about a screen.
        public init(screen: UIScreen) { self.screen = screen }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a screen.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIScreen).map { Self(screen: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.screen)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.BrightnessDidChangeMessage> {
    /// The identifier of messages about the brightness of screens.
    public static var brightnessDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ModeDidChangeMessage> {
    /// The identifier of messages about modes of screens.
    public static var modeDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.CapturedDidChangeMessage> {
    /// The identifier of messages about screens that are recorded or shared.
    public static var capturedDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.ReferenceDisplayModeStatusDidChangeMessage> {
    /// The identifier of messages about reference modes of screens.
    public static var referenceDisplayModeStatusDidChange: Self { Self() }
}
