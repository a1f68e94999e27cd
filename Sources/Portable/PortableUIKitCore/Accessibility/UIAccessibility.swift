import Foundation

/// The accessibility settings of the system.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A Boolean value that indicates whether Reduce Motion is on.
    public static var isReduceMotionEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.reducesMotion
    }

    /// A Boolean value that indicates whether Reduce Transparency is on. If it is, materials are opaque.
    public static var isReduceTransparencyEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.reducesTransparency
    }

    /// A Boolean value that indicates whether Increase Contrast is on. The trait
    /// ``UITraitCollection/accessibilityContrast`` has the same information.
    public static var isDarkerSystemColorsEnabled: Bool {
        DeviceContext.current(for: .settings).screen.environment.increasesContrast
    }

    /// A Boolean value that indicates whether Bold Text is on. The trait ``UITraitCollection/legibilityWeight`` has the
    /// same information.
    public static var isBoldTextEnabled: Bool { DeviceContext.current(for: .settings).screen.environment.usesBoldText }

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

    /// Posted when an assistive technology focuses another element.
    public nonisolated static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")

    /// The key of the element that VoiceOver has focused.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The key of the element that VoiceOver has left.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    /// A notification that an app posts to report a change on the screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification.
        public let rawValue: UInt32

        /// Creates a notification with the given number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A major part of the screen has changed. The argument is the element at which reading begins.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed. The argument is the element at which reading continues.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// An announcement. The argument is a string that is read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page. The argument is a string that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology should pause. The argument is its identifier.
        ///
        /// Differs from UIKit: hosts can't pause it.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// An assistive technology should resume. The argument is its identifier.
        ///
        /// Differs from UIKit: hosts can't pause it.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }

    /// Posts a notification to assistive technologies. Announcements are passed to the host with the next frame, in the
    /// order of their priorities. Layout notifications have no effect, because hosts detect changes themselves.
    public static func post(notification: Notification, argument: Any?) {
        guard [.announcement, .pageScrolled].contains(notification) else { return }
        if let text = argument as? NSAttributedString {
            let priority: String? = text.uniformValue(of: .accessibilitySpeechAnnouncementPriority)
            DeviceContext.current.announce(
                text.string, priority: priority.map { UIAccessibilityPriority(rawValue: $0) })
        } else if let text = argument as? String {
            DeviceContext.current.announce(text)
        }
    }
}
