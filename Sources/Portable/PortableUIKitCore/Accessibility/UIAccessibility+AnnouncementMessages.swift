import Foundation

extension UIAccessibility {
    /// A message that indicates that VoiceOver has focused another element.
    public struct ElementFocusedMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.elementFocusedNotification }
        /// The focused element.
        public var element: Any

        /// Creates a message about an element.
        public init(element: Any) { self.element = element }

        /// Returns the message for a notification, or `nil` if it has no focused element.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
            (notification.userInfo?[UIAccessibility.focusedElementUserInfoKey]).map { Self(element: $0) }
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Foundation.Notification {
            Foundation.Notification(
                name: name, userInfo: [UIAccessibility.focusedElementUserInfoKey: message.element])
        }
    }

    /// A message that indicates that an announcement was read. It's never posted, because browsers don't report it.
    public struct AnnouncementDidFinishMessage: NotificationCenter.MainActorMessage {
        /// The type that posts the message.
        public typealias Subject = UIAccessibility
        /// The name of the equivalent notification.
        public static var name: Foundation.Notification.Name { UIAccessibility.announcementDidFinishNotification }
        /// The text of the announcement.
        public var announcement: String
        /// A Boolean value that indicates whether all of the text was read.
        public var wasSuccessful: Bool

        /// Creates a message about an announcement.
        public init(announcement: String, wasSuccessful: Bool) {
            self.announcement = announcement
            self.wasSuccessful = wasSuccessful
        }

        /// Returns the message for a notification, or `nil` if it has no announcement.
        @MainActor
        public static func makeMessage(_ notification: Foundation.Notification) -> Self? {
            let values = notification.userInfo
            guard let text = values?[UIAccessibility.announcementStringValueUserInfoKey] as? String else { return nil }
            let wasSuccessful = values?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
            return Self(announcement: text, wasSuccessful: wasSuccessful ?? false)
        }

        /// Returns the equivalent notification.
        @MainActor
        public static func makeNotification(_ message: Self) -> Foundation.Notification {
            Foundation.Notification(
                name: name,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: message.announcement,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: message.wasSuccessful,
                ])
        }
    }

    /// Posted when an announcement was read. It's never posted, because browsers don't report it.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The key of the text of an announcement.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// The key of the Boolean value that indicates whether an announcement was read completely.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posts the message that corresponds to a notification about a setting.
    static func postMessage(named name: Foundation.Notification.Name) {
        let center = NotificationCenter.default
        switch name {
        case boldTextStatusDidChangeNotification: center.post(BoldTextStatusDidChangeMessage())
        case darkerSystemColorsStatusDidChangeNotification: center.post(DarkerSystemColorsStatusDidChangeMessage())
        case reduceMotionStatusDidChangeNotification: center.post(ReduceMotionStatusDidChangeMessage())
        case reduceTransparencyStatusDidChangeNotification: center.post(ReduceTransparencyStatusDidChangeMessage())
        case assistiveTouchStatusDidChangeNotification: center.post(AssistiveTouchStatusDidChangeMessage())
        case guidedAccessStatusDidChangeNotification: center.post(GuidedAccessStatusDidChangeMessage())
        case buttonShapesEnabledStatusDidChangeNotification: center.post(ButtonShapesEnabledStatusDidChangeMessage())
        case closedCaptioningStatusDidChangeNotification: center.post(ClosedCaptioningStatusDidChangeMessage())
        case grayscaleStatusDidChangeNotification: center.post(GrayscaleStatusDidChangeMessage())
        case invertColorsStatusDidChangeNotification: center.post(InvertColorsStatusDidChangeMessage())
        case monoAudioStatusDidChangeNotification: center.post(MonoAudioStatusDidChangeMessage())
        case speakScreenStatusDidChangeNotification: center.post(SpeakScreenStatusDidChangeMessage())
        case speakSelectionStatusDidChangeNotification: center.post(SpeakSelectionStatusDidChangeMessage())
        case shakeToUndoDidChangeNotification: center.post(ShakeToUndoDidChangeMessage())
        case switchControlStatusDidChangeNotification: center.post(SwitchControlStatusDidChangeMessage())
        case voiceOverStatusDidChangeNotification: center.post(VoiceOverStatusDidChangeMessage())
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.ElementFocusedMessage> {
    /// The identifier of messages about the element that VoiceOver focuses.
    public static var elementFocused: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIAccessibility.AnnouncementDidFinishMessage> {
    /// The identifier of messages about announcements that were read.
    public static var announcementDidFinish: Self { Self() }
}
