import Foundation

extension UITextInputMode {
    /// A message that indicates that the input mode has changed. It's never posted, because there is one input mode.
    public struct CurrentInputModeDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITextInputMode
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UITextInputMode.currentInputModeDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITextInputMode.CurrentInputModeDidChangeMessage> {
    /// The identifier of messages about the input mode.
    public static var currentInputModeDidChange: Self { Self() }
}
