import Foundation

extension UIDevice {
    /// A message that indicates that the battery level has changed. It's never posted, because hosts don't report it.
    public struct BatteryLevelDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIDevice
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the battery state has changed. It's never posted, because hosts don't report it.
    public struct BatteryStateDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIDevice
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the orientation of the device has changed.
    public struct OrientationDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIDevice
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }

    /// A message that indicates that the proximity sensor's state has changed. It's never posted, because there's no
    /// sensor.
    public struct ProximityStateDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIDevice
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
    /// The identifier of messages about the battery level.
    public static var batteryLevelDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
    /// The identifier of messages about the battery state.
    public static var batteryStateDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
    /// The identifier of messages about the orientation of the device.
    public static var orientationDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
    /// The identifier of messages about the proximity sensor.
    public static var proximityStateDidChange: Self { Self() }
}
