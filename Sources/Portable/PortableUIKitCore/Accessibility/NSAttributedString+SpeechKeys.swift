import Foundation

// The attributes of text that assistive technologies read.

extension NSAttributedString.Key {
    /// A Boolean value that indicates whether punctuation is read aloud.
    ///
    /// Differs from UIKit: the screen reader of the host decides.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language of the text, as a BCP 47 tag. A label that's entirely in one language is read in that language.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, from 0 to 2.
    ///
    /// Differs from UIKit: the screen reader of the host decides.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// A Boolean value that indicates whether an announcement waits for other ones.
    ///
    /// Differs from UIKit: the announcements of a frame are read together.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation of the text in the international phonetic alphabet.
    ///
    /// Differs from UIKit: the screen reader of the host decides.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// A Boolean value that indicates whether letters are read separately.
    ///
    /// Differs from UIKit: the screen reader of the host decides.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The priority of an announcement: the raw value of a ``UIAccessibilityPriority``.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The level of a heading, from 1 to 6, and 0 for a heading without a level.
    ///
    /// Differs from UIKit: the headings of browsers have one level.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// The app's annotations of the text, as an array of strings that are read with it.
    ///
    /// Differs from UIKit: hosts don't read attributes.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// The kind of the text: the raw value of a ``UIAccessibilityTextualContext``.
    ///
    /// Differs from UIKit: hosts read all text the same way.
    public static let accessibilityTextContext = Self("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
    /// The value of an attribute that is the same in all of the text, or `nil`.
    func uniformValue<Value>(of key: Key) -> Value? {
        guard length > 0 else { return nil }
        var range = NSRange()
        let value = attribute(key, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: length))
        return range.length == length ? value as? Value : nil
    }
}
