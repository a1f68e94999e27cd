import Foundation

extension UIAccessibility {
    /// The name of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// The values that indicate whether an element is expanded or collapsed.
    public enum ExpandedStatus: Int, Sendable {
        /// The element can't be expanded.
        case unsupported = 0
        /// The element is expanded.
        case expanded = 1
        /// The element is collapsed.
        case collapsed = 2
    }

    /// Options that determine how an element receives direct touches.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// VoiceOver doesn't speak when the element is touched.
        public static let silentOnTouch = Self(rawValue: 1 << 0)
        /// The user activates the element before it receives touches.
        public static let requiresActivation = Self(rawValue: 1 << 1)
    }

    /// The ears with a paired hearing device.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Creates a set with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left ear.
        public static let left = Self(rawValue: 1 << 1)
        /// The right ear.
        public static let right = Self(rawValue: 1 << 2)
        /// Both ears.
        public static let both: Self = [.left, .right]
    }

    /// The object that Zoom follows.
    public enum ZoomType: Int, Sendable {
        /// The insertion point of text.
        case insertionPoint = 0
    }

    /// Returns the element that an assistive technology has focused, or `nil` if there's none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard assistiveTechnologyIdentifier != .notificationSwitchControl else { return nil }
        return DeviceContext.current.memory.accessibilityFocus
    }

    /// Returns a rectangle of a view's coordinate space in screen coordinates.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convertToScreen(rect)
    }

    /// Returns a path of a view's coordinate space in screen coordinates.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        let origin = view.convertToScreen(.zero).origin
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    /// Notifies Zoom that the user's attention has moved to a rectangle of a view.
    ///
    /// Differs from UIKit: the zoom of a browser doesn't follow the focus, so it has no effect.
    public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// Tells the user that gestures of the app conflict with gestures of Zoom.
    ///
    /// Differs from UIKit: hosts have no such gestures, so it has no effect.
    public static func registerGestureConflictWithZoom() {}

    /// The key of the assistive technology that has moved the focus: the raw value of an
    /// ``AssistiveTechnologyIdentifier``.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
