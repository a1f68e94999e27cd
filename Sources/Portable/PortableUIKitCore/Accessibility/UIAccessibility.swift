import Foundation

/// What the system knows about how a person uses it.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the person asked for less movement on the screen.
    public static var isReduceMotionEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.reducesMotion
    }

    /// Whether the person asked for less that shows through. Materials are opaque then.
    public static var isReduceTransparencyEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.reducesTransparency
    }

    /// Whether the person asked for more contrast, as the trait ``UITraitCollection/accessibilityContrast`` says too.
    public static var isDarkerSystemColorsEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.increasesContrast
    }

    /// Whether the person asked for heavier text, as the trait ``UITraitCollection/legibilityWeight`` says too.
    public static var isBoldTextEnabled: Bool { DeviceContext.current(for: .settings).screen.environment.usesBoldText }

    /// Whether the system reads the screen out. Always false: hosts don't know whether anybody listens.
    public static var isVoiceOverRunning: Bool { false }

    /// Posted when ``isReduceMotionEnabled`` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted when ``isReduceTransparencyEnabled`` has changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Posted when ``isDarkerSystemColorsEnabled`` has changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posted when ``isBoldTextEnabled`` has changed.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Posted when the reader of the screen has been turned on or off: never here, for browsers don't say.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted when the reader of the screen has gone to another element: never here, for browsers don't say.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")

    /// The key of the element that the reader has gone to.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The key of the element that the reader has left.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// What an application tells the system about its screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The system's number for it.
        public let rawValue: UInt32

        /// A notification by its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen is new; the argument is the element that reading begins at.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen is new; the argument is the element that reading goes on at.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a string, is to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The contents were scrolled by a page; the argument, a string, says where they are now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells the system something about the screen. Announcements are handed to the host with the next frame; what is
    /// said about the layout needs no help, for hosts look for themselves.
    public static func post(notification: Notification, argument: Any?) {
        guard [.announcement, .pageScrolled].contains(notification) else { return }
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        if let text { DeviceContext.current.announce(text) }
    }
}
