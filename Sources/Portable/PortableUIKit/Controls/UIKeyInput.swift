/// Something that keys can write into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Writes a text where the caret is.
    func insertText(_ text: String)

    /// Removes the character before the caret.
    func deleteBackward()
}

extension UIResponder {
    /// The responder itself if keys can write into it now.
    var keyInput: (any UIKeyInput)? {
        let isReadOnly = (self as? any TextEditorClient).map { !$0.isTextEditable } ?? false
        return isReadOnly ? nil : self as? any UIKeyInput
    }
}
