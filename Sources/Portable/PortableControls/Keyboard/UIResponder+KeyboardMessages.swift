import Foundation

extension UIResponder {
    /// A message that indicates that the keyboard is about to appear. The keyboard's screen posts it.
    public struct KeyboardWillShowMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }

    /// A message that indicates that the keyboard has appeared. The keyboard's screen posts it.
    public struct KeyboardDidShowMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }

    /// A message that indicates that the keyboard is about to disappear. The keyboard's screen posts it.
    public struct KeyboardWillHideMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }

    /// A message that indicates that the keyboard has disappeared. The keyboard's screen posts it.
    public struct KeyboardDidHideMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }

    /// A message that indicates that the frame of the keyboard is about to change. The keyboard's screen posts it.
    public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }

    /// A message that indicates that the frame of the keyboard has changed. The keyboard's screen posts it.
    public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the equivalent notification.
        public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The frame of the keyboard before the change, in the screen's coordinate space.
        public let beginFrame: CGRect
        /// The frame of the keyboard after the change, in the screen's coordinate space.
        public let endFrame: CGRect
        /// The duration of the animation, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the animation.
        public let animationCurve: UIView.AnimationCurve
        /// A Boolean value that indicates whether the keyboard belongs to the app.
        public let isLocal: Bool

        /// Creates a message with the given values.
        public init(
            screen: UIScreen, beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval,
            animationCurve: UIView.AnimationCurve, isLocal: Bool
        ) {
            self.screen = screen
            self.beginFrame = beginFrame
            self.endFrame = endFrame
            self.animationDuration = animationDuration
            self.animationCurve = animationCurve
            self.isLocal = isLocal
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Notification { message.notification(named: name) }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    /// The identifier of `UIResponder.KeyboardWillShowMessage`.
    public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    /// The identifier of `UIResponder.KeyboardDidShowMessage`.
    public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    /// The identifier of `UIResponder.KeyboardWillHideMessage`.
    public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    /// The identifier of `UIResponder.KeyboardDidHideMessage`.
    public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    /// The identifier of `UIResponder.KeyboardWillChangeFrameMessage`.
    public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    /// The identifier of `UIResponder.KeyboardDidChangeFrameMessage`.
    public static var keyboardDidChangeFrame: Self { Self() }
}
