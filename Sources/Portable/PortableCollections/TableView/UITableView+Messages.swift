import Foundation

extension UITableView {
    /// A message that the selection of a table has changed.
    public struct SelectionDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UITableView
        /// The name of the corresponding notification.
        public static var name: Notification.Name { UITableView.selectionDidChangeNotification }
        /// The table whose selection has changed.
        public let tableView: UITableView

        /// Creates a message about a table.
        public init(tableView: UITableView) { self.tableView = tableView }

        /// Returns the message of a notification, or `nil` if the notification's object isn't a table.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UITableView).map { Self(tableView: $0) }
        }

        /// Returns the corresponding notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.tableView)
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UITableView.SelectionDidChangeMessage> {
    /// The identifier of messages about changes of a table's selection.
    public static var selectionDidChange: Self { Self() }
}
