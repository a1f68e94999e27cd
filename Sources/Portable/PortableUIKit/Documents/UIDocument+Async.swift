import Foundation

extension UIDocument {
    /// Reads the file, and returns a Boolean value that indicates success.
    public func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    /// Saves the document if it has changes, closes it, and returns a Boolean value that indicates success.
    public func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    /// Saves the document, and returns a Boolean value that indicates success.
    public func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Saves the document if it has changes, and returns a Boolean value that indicates success.
    public func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }

    /// Reads another file, discards all changes, and returns a Boolean value that indicates success.
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }
}

extension UIDocument {
    /// A message about a document whose state has changed.
    public struct StateChangedMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIDocument
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIDocument.stateChangedNotification }
        /// The document that has posted the message.
        public let document: UIDocument

        /// Creates a message about a document.
        public init(document: UIDocument) { self.document = document }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIDocument).map { Self(document: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.document)
        }
    }
}
