import Foundation

// The messages about accessibility settings, which correspond to notifications.

extension UIAccessibility {
    /// A message that indicates that AssistiveTouch was turned on or off.
    public struct AssistiveTouchStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.assistiveTouchStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Bold Text was turned on or off.
    public struct BoldTextStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.boldTextStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Button Shapes was turned on or off.
    public struct ButtonShapesEnabledStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Closed Captions was turned on or off.
    public struct ClosedCaptioningStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.closedCaptioningStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Increase Contrast was turned on or off.
    public struct DarkerSystemColorsStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Grayscale was turned on or off.
    public struct GrayscaleStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.grayscaleStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Guided Access was turned on or off.
    public struct GuidedAccessStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.guidedAccessStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that the ears of paired hearing devices have changed.
    public struct HearingDevicePairedEarDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.hearingDevicePairedEarDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Smart Invert was turned on or off.
    public struct InvertColorsStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.invertColorsStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Mono Audio was turned on or off.
    public struct MonoAudioStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.monoAudioStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Reduce Motion was turned on or off.
    public struct ReduceMotionStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.reduceMotionStatusDidChangeNotification }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }

    /// A message that indicates that Reduce Transparency was turned on or off.
    public struct ReduceTransparencyStatusDidChangeMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name {
            UIAccessibility.reduceTransparencyStatusDidChangeNotification
        }

        /// Creates the message.
        public init() {}

        /// Returns the message for a notification.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? { Self() }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AssistiveTouchStatusDidChangeMessage> {
    /// The identifier of messages about AssistiveTouch.
    public static var assistiveTouchStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.BoldTextStatusDidChangeMessage> {
    /// The identifier of messages about Bold Text.
    public static var boldTextStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ButtonShapesEnabledStatusDidChangeMessage> {
    /// The identifier of messages about Button Shapes.
    public static var buttonShapesEnabledStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ClosedCaptioningStatusDidChangeMessage> {
    /// The identifier of messages about Closed Captions.
    public static var closedCaptioningStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.DarkerSystemColorsStatusDidChangeMessage> {
    /// The identifier of messages about Increase Contrast.
    public static var darkerSystemColorsStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GrayscaleStatusDidChangeMessage> {
    /// The identifier of messages about Grayscale.
    public static var grayscaleStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.GuidedAccessStatusDidChangeMessage> {
    /// The identifier of messages about Guided Access.
    public static var guidedAccessStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.HearingDevicePairedEarDidChangeMessage> {
    /// The identifier of messages about paired hearing devices.
    public static var hearingDevicePairedEarDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.InvertColorsStatusDidChangeMessage> {
    /// The identifier of messages about Smart Invert.
    public static var invertColorsStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.MonoAudioStatusDidChangeMessage> {
    /// The identifier of messages about Mono Audio.
    public static var monoAudioStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceMotionStatusDidChangeMessage> {
    /// The identifier of messages about Reduce Motion.
    public static var reduceMotionStatusDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ReduceTransparencyStatusDidChangeMessage> {
    /// The identifier of messages about Reduce Transparency.
    public static var reduceTransparencyStatusDidChange: Self { Self() }
}
