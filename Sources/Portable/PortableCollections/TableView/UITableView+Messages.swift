import Foundation

extension UITableView {
    /// A message that says that the selection of a table has changed.
    public struct SelectionDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITableView
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UITableView.selectionDidChangeNotification }
        /// The object that has posted the message.
        public let tableView: UITableView

        /// Creates a message of an object.
        public init(tableView: UITableView) { self.tableView = tableView }

        /// Returns the message of a notification, or `nil` if the notification has another object.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITableView).map { Self(tableView: $0) }
        }

        /// Returns the notification with the same meaning.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.tableView)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
    /// The identifier of messages that say that the selection of a table has changed.
    public static var selectionDidChange: Self { Self() }
}
