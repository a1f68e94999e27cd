import Foundation

/// The text around the cursor of the first responder, for controllers that replace the keyboard.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection, up to the beginning of its paragraph. It's `nil` if there isn't any.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection, up to the end of its paragraph. It's `nil` if there isn't any.
    var documentContextAfterInput: String? { get }
    /// The selected text. It's `nil` if nothing is selected.
    var selectedText: String? { get }
    /// The keyboard of the text.
    var documentInputMode: UITextInputMode? { get }
    /// An identifier of the text input, which stays the same while it exists.
    var documentIdentifier: UUID { get }

    /// Moves the cursor by a number of characters. A negative number moves it back.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Replaces the selection with text that's being composed, and selects a range of it.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Commits the text that's being composed.
    func unmarkText()
}
