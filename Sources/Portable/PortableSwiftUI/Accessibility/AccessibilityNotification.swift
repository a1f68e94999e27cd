import Foundation
import PortableUIKit

/// Notifications for assistive technologies, which are posted without UIKit.
///
/// ```swift
/// AccessibilityNotification.Announcement("Three results").post()
/// ```
public enum AccessibilityNotification {
    /// An announcement that is read out.
    public struct Announcement: Sendable {
        private let text: AttributedString

        /// Creates an announcement of a text.
        @_disfavoredOverload
        public init(_ announcement: AttributedString) { text = announcement }

        /// Creates an announcement of a localized text.
        public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }

        /// Creates an announcement of a string.
        @_disfavoredOverload
        public init<S: StringProtocol>(_ announcement: S) { text = AttributedString(String(announcement)) }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() {
            UIAccessibility.post(notification: .announcement, argument: String(text.characters))
        }
    }

    /// A notification of a change to part of the screen.
    public struct LayoutChanged {
        private let element: Any?

        /// Creates a notification.
        ///
        /// - Parameter object: The element at which reading continues.
        public init(_ object: Any? = nil) { element = object }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() {
            UIAccessibility.post(notification: .layoutChanged, argument: element)
        }
    }

    /// A notification of a change to a major part of the screen.
    public struct ScreenChanged {
        private let element: Any?

        /// Creates a notification.
        ///
        /// - Parameter object: The element at which reading begins.
        public init(_ object: Any? = nil) { element = object }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() {
            UIAccessibility.post(notification: .screenChanged, argument: element)
        }
    }

    /// A notification that a page was scrolled.
    public struct PageScrolled {
        private let text: String

        /// Creates a notification.
        ///
        /// - Parameter message: A description of the new position.
        public init(_ message: LocalizedStringResource) { text = String(localized: message) }

        /// Creates a notification.
        ///
        /// - Parameter message: A description of the new position.
        @_disfavoredOverload
        public init<S: StringProtocol>(_ message: S) { text = String(message) }

        /// Posts the notification.
        @preconcurrency @MainActor public func post() {
            UIAccessibility.post(notification: .pageScrolled, argument: text)
        }
    }
}
