import Foundation

/// A text that the system suggests to insert.
///
/// Differs from UIKit: hosts suggest no texts. An app can pass suggestions to text inputs itself.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {}

/// A suggested reply to a message.
@preconcurrency @MainActor
open class UISmartReplySuggestion: UIInputSuggestion {
    /// The reply.
    public let smartReply: String

    /// Creates a suggestion, for tests.
    package init(smartReply: String) {
        self.smartReply = smartReply
        super.init()
    }
}

/// A phrase that was dictated.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
    /// The most likely text.
    public let text: String
    /// The other possible texts, from the most likely one, or `nil` without alternatives.
    public let alternativeInterpretations: [String]?

    /// Creates a phrase.
    package init(text: String, alternativeInterpretations: [String]? = nil) {
        self.text = text
        self.alternativeInterpretations = alternativeInterpretations
        super.init()
    }
}

/// An area in a text that is reserved for text to come.
///
/// Differs from UIKit: the system doesn't insert such areas, because it has neither dictation nor Writing Tools.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// The rectangles of the area. The default is empty.
    open var rects: [UITextSelectionRect] { [] }
}
