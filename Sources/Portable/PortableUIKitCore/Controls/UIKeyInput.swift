/// A type that receives text from the keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether there's any text.
    var hasText: Bool { get }

    /// Inserts text at the cursor.
    func insertText(_ text: String)

    /// Deletes the character before the cursor.
    func deleteBackward()
}

extension UIResponder {
    /// The responder itself, if it can receive text now.
    package var keyInput: (any UIKeyInput)? {
        let isReadOnly = (self as? any EditableTextInput).map { !$0.isTextEditable } ?? false
        return isReadOnly ? nil : self as? any UIKeyInput
    }
}

/// A view with text that may be read-only.
@MainActor
package protocol EditableTextInput: UIKeyInput {
    /// A Boolean value that indicates whether keys can change the text.
    var isTextEditable: Bool { get }
}
