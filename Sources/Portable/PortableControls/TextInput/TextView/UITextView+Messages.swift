import Foundation

extension UITextView {
    /// A message that indicates that editing began.
    public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextView.textDidBeginEditingNotification }
        /// The text view that posted the message.
        public let textView: UITextView

        /// Creates a message about a text view.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text view.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// A message that indicates that the user changed the text.
    public struct TextDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextView.textDidChangeNotification }
        /// The text view that posted the message.
        public let textView: UITextView

        /// Creates a message about a text view.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text view.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }

    /// A message that indicates that editing ended.
    public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextView
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextView.textDidEndEditingNotification }
        /// The text view that posted the message.
        public let textView: UITextView

        /// Creates a message about a text view.
        public init(textView: UITextView) { self.textView = textView }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text view.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextView).map { Self(textView: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textView)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
    /// The identifier of `UITextView.TextDidBeginEditingMessage`.
    public static var textDidBeginEditing: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
    /// The identifier of `UITextView.TextDidChangeMessage`.
    public static var textDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
    /// The identifier of `UITextView.TextDidEndEditingMessage`.
    public static var textDidEndEditing: Self { Self() }
}
