import Foundation

extension UIAccessibility {
    /// A message that indicates that Speak Screen was turned on or off.
    public struct SpeakScreenStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.speakScreenStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Speak Selection was turned on or off.
    public struct SpeakSelectionStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.speakSelectionStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Shake to Undo was turned on or off.
    public struct ShakeToUndoDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.shakeToUndoDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Switch Control was turned on or off.
    public struct SwitchControlStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.switchControlStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that VoiceOver was turned on or off.
    public struct VoiceOverStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.voiceOverStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakScreenStatusDidChangeMessage> {
    /// The identifier of messages about Speak Screen.
    public static var speakScreenStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SpeakSelectionStatusDidChangeMessage> {
    /// The identifier of messages about Speak Selection.
    public static var speakSelectionStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ShakeToUndoDidChangeMessage> {
    /// The identifier of messages about Shake to Undo.
    public static var shakeToUndoDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.SwitchControlStatusDidChangeMessage> {
    /// The identifier of messages about Switch Control.
    public static var switchControlStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.VoiceOverStatusDidChangeMessage> {
    /// The identifier of messages about VoiceOver.
    public static var voiceOverStatusDidChange: Self { Self() }
}
