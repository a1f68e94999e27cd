import Foundation

extension UIResponder {
    /// A message that the keyboard is about to appear. The screen of the keyboard posts it.
    public struct KeyboardWillShowMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }

    /// A message that the keyboard has appeared. The screen of the keyboard posts it.
    public struct KeyboardDidShowMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }

    /// A message that the keyboard is about to disappear. The screen of the keyboard posts it.
    public struct KeyboardWillHideMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }

    /// A message that the keyboard has disappeared. The screen of the keyboard posts it.
    public struct KeyboardDidHideMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }

    /// A message that the frame of the keyboard is about to change. The screen of the keyboard posts it.
    public struct KeyboardWillChangeFrameMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }

    /// A message that the frame of the keyboard has changed. The screen of the keyboard posts it.
    public struct KeyboardDidChangeFrameMessage: KeyboardMessage {
        /// The type that posts the message.
        public typealias Subject = UIScreen
        /// The name of the notification with the same meaning.
        public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        /// The screen of the keyboard.
        public let screen: UIScreen
        /// The rectangle of the keyboard before the change, in the coordinates of the screen.
        public let beginFrame: CGRect
        /// The rectangle of the keyboard after the change, in the coordinates of the screen.
        public let endFrame: CGRect
        /// The duration of the change, in seconds.
        public let animationDuration: TimeInterval
        /// The curve of the change.
        public let animationCurve: UIView.AnimationCurve
        /// Whether the keyboard is that of the app.
        public let isLocal: Bool

        /// Creates a message.
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
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    /// The identifier of messages that say that the keyboard is about to appear.
    public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    /// The identifier of messages that say that the keyboard has appeared.
    public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    /// The identifier of messages that say that the keyboard is about to disappear.
    public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    /// The identifier of messages that say that the keyboard has disappeared.
    public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    /// The identifier of messages that say that the rectangle of the keyboard is about to change.
    public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    /// The identifier of messages that say that the rectangle of the keyboard has changed.
    public static var keyboardDidChangeFrame: Self { Self() }
}
