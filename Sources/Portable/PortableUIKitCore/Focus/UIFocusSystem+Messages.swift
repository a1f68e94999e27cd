import Foundation

extension UIFocusSystem {
    /// A message that indicates that the focus has moved.
    public struct DidUpdateMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIFocusSystem
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIFocusSystem.didUpdateNotification }
        /// The context of the change, or `nil` if it isn't known.
        public var updateContext: UIFocusUpdateContext?
        /// The coordinator of animations, or `nil` if it isn't known.
        public var animationCoordinator: UIFocusAnimationCoordinator?
        /// The focus system that posted the message.
        public var focusSystem: UIFocusSystem

        /// Creates a message about a focus system.
        public init(
            updateContext: UIFocusUpdateContext?, animationCoordinator: UIFocusAnimationCoordinator?,
            focusSystem: UIFocusSystem
        ) {
            self.updateContext = updateContext
            self.animationCoordinator = animationCoordinator
            self.focusSystem = focusSystem
        }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a focus system.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            let updateContext = notification.userInfo?[UIFocusSystem.contextUserInfoKey] as? UIFocusUpdateContext
            let animationCoordinator =
                notification.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] as? UIFocusAnimationCoordinator
            return (notification.object as? UIFocusSystem).map {
                Self(updateContext: updateContext, animationCoordinator: animationCoordinator, focusSystem: $0)
            }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            let information: [AnyHashable: Any?] = [
                UIFocusSystem.contextUserInfoKey: message.updateContext,
                UIFocusSystem.animationCoordinatorUserInfoKey: message.animationCoordinator,
            ]
            return Notification(name: name, object: message.focusSystem, userInfo: information.compactMapValues { $0 })
        }
    }

    /// A message that indicates that the focus couldn't move in a direction.
    public struct MovementDidFailMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIFocusSystem
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIFocusSystem.movementDidFailNotification }
        /// The context of the change, or `nil` if it isn't known.
        public var updateContext: UIFocusUpdateContext?
        /// The focus system that posted the message.
        public var focusSystem: UIFocusSystem

        /// Creates a message about a focus system.
        public init(
            updateContext: UIFocusUpdateContext?, focusSystem: UIFocusSystem
        ) {
            self.updateContext = updateContext
            self.focusSystem = focusSystem
        }

        /// Returns the message for a notification, or `nil` if the object of the notification isn't a focus system.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? {
            let updateContext = notification.userInfo?[UIFocusSystem.contextUserInfoKey] as? UIFocusUpdateContext
            return (notification.object as? UIFocusSystem).map {
                Self(updateContext: updateContext, focusSystem: $0)
            }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification {
            let information: [AnyHashable: Any?] = [UIFocusSystem.contextUserInfoKey: message.updateContext]
            return Notification(name: name, object: message.focusSystem, userInfo: information.compactMapValues { $0 })
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.DidUpdateMessage> {
    /// The identifier of messages about focus that has moved.
    public static var didUpdate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.MovementDidFailMessage> {
    /// The identifier of messages about focus that couldn't move.
    public static var movementDidFail: Self { Self() }
}
