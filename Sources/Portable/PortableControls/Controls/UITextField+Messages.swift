import Foundation

extension UITextField {
    /// A message that indicates that editing began.
    public struct TextDidBeginEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextField
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextField.textDidBeginEditingNotification }
        /// The text field that posted the message.
        public var textField: UITextField

        /// Creates a message about a text field.
        public init(textField: UITextField) { self.textField = textField }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text field.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextField).map { Self(textField: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textField)
        }
    }

    /// A message that indicates that the user changed the text.
    public struct TextDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextField
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextField.textDidChangeNotification }
        /// The text field that posted the message.
        public var textField: UITextField

        /// Creates a message about a text field.
        public init(textField: UITextField) { self.textField = textField }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text field.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITextField).map { Self(textField: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.textField)
        }
    }

    /// A message that indicates that editing ended.
    public struct TextDidEndEditingMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextField
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextField.textDidEndEditingNotification }
        /// The text field that posted the message.
        public var textField: UITextField
        /// The reason why editing ended, or `nil` if it isn't known.
        public var reason: UITextField.DidEndEditingReason?

        /// Creates a message about a text field.
        public init(reason: UITextField.DidEndEditingReason?, textField: UITextField) {
            (self.reason, self.textField) = (reason, textField)
        }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a text field.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            let value = notification.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? NSNumber
            let reason = value.flatMap { UITextField.DidEndEditingReason(rawValue: $0.intValue) }
            return (notification.object as? UITextField).map { Self(reason: reason, textField: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            let value = message.reason.map { NSNumber(value: $0.rawValue) }
            return Notification(
                name: name, object: message.textField,
                userInfo: value.map { [UITextField.didEndEditingReasonUserInfoKey: $0] })
        }
    }

    /// Posts the message with the same meaning as a notification.
    func postMessage(named name: Notification.Name, reason: DidEndEditingReason?) {
        switch name {
        case Self.textDidBeginEditingNotification: TextDidBeginEditingMessage(textField: self).post(from: self)
        case Self.textDidChangeNotification: TextDidChangeMessage(textField: self).post(from: self)
        case Self.textDidEndEditingNotification:
            TextDidEndEditingMessage(reason: reason, textField: self).post(from: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
    /// The identifier of messages about text fields in which editing begins.
    public static var textDidBeginEditing: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
    /// The identifier of messages about changed texts of text fields.
    public static var textDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
    /// The identifier of messages about text fields in which editing ends.
    public static var textDidEndEditing: Self { Self() }
}
