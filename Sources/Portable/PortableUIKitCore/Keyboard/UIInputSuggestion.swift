import Foundation

/// Text that the system suggests inserting.
///
/// Differs from UIKit: hosts don't suggest text. An app can pass suggestions to text inputs itself.
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
    /// The alternative interpretations, beginning with the most likely one, or `nil` without alternatives.
    public let alternativeInterpretations: [String]?

    /// Creates a phrase.
    package init(text: String, alternativeInterpretations: [String]? = nil) {
        self.text = text
        self.alternativeInterpretations = alternativeInterpretations
        super.init()
    }
}

/// An area that's reserved for text that will be inserted later.
///
/// Differs from UIKit: the system doesn't insert such areas, because it has neither dictation nor Writing Tools.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// The rectangles of the area. The default is empty.
    open var rects: [UITextSelectionRect] { [] }
}
