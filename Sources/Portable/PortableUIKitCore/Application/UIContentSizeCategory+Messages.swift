import Foundation

extension UIContentSizeCategory {
    /// A message that indicates that the user changed the text size.
    public struct DidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIContentSizeCategory.didChangeNotification }
        /// The raw value of the new category.
        public var contentSize: String
        /// The screen whose text size has changed.
        public var screen: UIScreen

        /// Creates a message about a screen.
        public init(contentSize: String, screen: UIScreen) {
            (self.contentSize, self.screen) = (contentSize, screen)
        }

        /// Returns the message for a notification, or `nil` if the notification has no category or no screen.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
            guard let screen = notification.object as? UIScreen, let value else { return nil }
            return Self(contentSize: value.rawValue, screen: screen)
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(
                name: name, object: message.screen,
                userInfo: [
                    UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory(rawValue: message.contentSize)
                ])
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIContentSizeCategory.DidChangeMessage> {
    /// The identifier of messages about the text size.
    public static var contentSizeCategoryDidChange: Self { Self() }
}
