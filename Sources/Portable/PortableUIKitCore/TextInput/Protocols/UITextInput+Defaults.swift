import Foundation

// The default implementations of optional requirements.
//
// Differs from UIKit: hosts have no dictation and no Writing Tools, so they don't call their methods. An app can call
// them.

extension UITextInput {
    /// Returns `true`.
    public var isEditable: Bool { true }

    /// Returns `false`, and ignores new values.
    public var supportsAdaptiveImageGlyph: Bool {
        get { false }
        set {}
    }

    /// Returns the text without attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }

    /// Replaces the text in a range with the characters of an attributed string.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }

    /// Replaces the selection with the characters of an attributed string.
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }

    /// Sets the marked text without attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Inserts the text as typed text.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }

    /// Inserts the text of a suggested reply.
    public func insert(_ inputSuggestion: UIInputSuggestion) {
        if let reply = inputSuggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
    }

    /// Returns the identity.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

    // MARK: Edit menu

    /// Returns `nil`.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    // MARK: Floating cursor

    /// Moves the caret to the position that is closest to a point.
    public func beginFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
    /// Moves the caret to the position that is closest to a point.
    public func updateFloatingCursor(at point: CGPoint) { moveCaret(to: point) }
    /// Does nothing, because the caret is at its place.
    public func endFloatingCursor() {}

    private func moveCaret(to point: CGPoint) {
        guard let position = closestPosition(to: point) else { return }
        inputDelegate?.selectionWillChange(self)
        selectedTextRange = textRange(from: position, to: position)
        inputDelegate?.selectionDidChange(self)
    }

    // MARK: Placeholders

    /// Returns a placeholder without an area.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
    /// Does nothing.
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    // MARK: Dictation

    /// Inserts the most likely text of each phrase.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        insertText(dictationResult.map(\.text).joined())
    }
    /// Returns an empty object.
    public var insertDictationResultPlaceholder: Any { NSObject() }
    /// Returns the rectangle of the caret.
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
        (selectedTextRange?.end).map { caretRect(for: $0) } ?? .zero
    }
    /// Does nothing.
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}
    /// Does nothing.
    public func dictationRecordingDidEnd() {}
    /// Does nothing.
    public func dictationRecognitionFailed() {}

    // MARK: Writing Tools

    /// Does nothing.
    public func willPresentWritingTools() {}
    /// Does nothing.
    public func didDismissWritingTools() {}
}
