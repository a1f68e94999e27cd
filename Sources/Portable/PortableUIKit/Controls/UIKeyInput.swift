/// Something that keys can write into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Writes a text at the end.
    func insertText(_ text: String)

    /// Removes the last character.
    func deleteBackward()
}
