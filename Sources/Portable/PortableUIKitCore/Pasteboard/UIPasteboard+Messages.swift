import Foundation

extension UIPasteboard {
    /// A message that indicates that the content of a pasteboard has changed.
    public struct ChangedMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIPasteboard
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIPasteboard.changedNotification }
        /// The types of representations that were added.
        public var typesAdded: [String]
        /// The types of representations that were removed.
        public var typesRemoved: [String]

        /// Creates a message about added and removed types.
        public init(typesAdded: [String], typesRemoved: [String]) {
            self.typesAdded = typesAdded
            self.typesRemoved = typesRemoved
        }

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            let values = notification.userInfo
            return Self(
                typesAdded: values?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? [],
                typesRemoved: values?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? [])
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(
                name: name,
                userInfo: [
                    UIPasteboard.changedTypesAddedUserInfoKey: message.typesAdded,
                    UIPasteboard.changedTypesRemovedUserInfoKey: message.typesRemoved,
                ])
        }
    }

    /// A message that indicates that a pasteboard was removed.
    public struct RemovedMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIPasteboard
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIPasteboard.removedNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.ChangedMessage> {
    /// The identifier of messages about changes of a pasteboard.
    public static var changed: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIPasteboard.RemovedMessage> {
    /// The identifier of messages about removed pasteboards.
    public static var removed: Self { Self() }
}
