import Foundation

extension UIViewController {
    /// A message that indicates that the target of `showDetailViewController(_:sender:)` has changed, because a split
    /// view controller expanded or collapsed.
    public struct ShowDetailTargetDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIViewController
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIViewController.showDetailTargetDidChangeNotification }
        /// The view controller that posted the message.
        public var viewController: UIViewController

        /// Creates a message about a view controller.
        public init(viewController: UIViewController) { self.viewController = viewController }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a view controller.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            (notification.object as? UIViewController).map { Self(viewController: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            Notification(name: name, object: message.viewController)
        }
    }

    /// Posts the notification about a changed target of detail controllers, and the message with the same meaning.
    func postShowDetailTargetDidChange() {
        NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
        ShowDetailTargetDidChangeMessage(viewController: self).post(from: self)
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIViewController.ShowDetailTargetDidChangeMessage> {
    /// The identifier of messages about changed targets of detail controllers.
    public static var showDetailTargetDidChange: Self { Self() }
}
