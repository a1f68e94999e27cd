import Foundation

/// The methods of text inputs for attributed text.
extension TextEditor {
    /// Returns the text in a range with its attributes.
    func attributedText(in range: UITextRange) -> NSAttributedString {
        guard let range = nsRange(range) else { return NSAttributedString(string: "") }
        return state.content[range.offsets(within: length)].attributedString
    }

    /// Replaces the text in a range, without asking the delegate.
    func replace(_ range: UITextRange, withAttributedText text: NSAttributedString) {
        guard let range = nsRange(range) else { return }
        replace(range.offsets(within: length), with: AttributedText(text))
    }

    /// Replaces the selection, if the delegate agrees.
    func insert(_ text: NSAttributedString) {
        unmark()
        insert(AttributedText(text))
    }
}

extension UITextView {
    /// Returns the text in a range with its attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributedText(in: range) }

    /// Replaces the text in a range with attributed text, without asking the delegate.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, withAttributedText: attributedText)
    }

    /// Replaces the selection with attributed text, if the delegate agrees.
    public func insertAttributedText(_ string: NSAttributedString) { editor.insert(string) }

    /// Inserts a suggestion, and tells the delegate.
    public func insert(_ inputSuggestion: UIInputSuggestion) {
        delegate?.textView(self, insertInputSuggestion: inputSuggestion)
        if let reply = inputSuggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
    }
}
