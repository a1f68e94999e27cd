import Foundation

extension UITextView {
    /// A message that editing has begun.
    public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
        /// The object that has posted the message.
        public let textView: UITextView

        /// Creates a message of an object.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// A message that the user has changed the text.
    public struct TextDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UITextView.textDidChangeNotification }
        /// The object that has posted the message.
        public let textView: UITextView

        /// Creates a message of an object.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// A message that editing has ended.
    public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
        /// The object that has posted the message.
        public let textView: UITextView

        /// Creates a message of an object.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
    /// The identifier of messages that say that editing has begun.
    public static var textDidBeginEditing: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
    /// The identifier of messages that say that the user has changed the text.
    public static var textDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
    /// The identifier of messages that say that editing has ended.
    public static var textDidEndEditing: Self { Self() }
}
