/// Methods for notifying the system of changes to a text or its selection that the user didn't type.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Tells the delegate that the selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Tells the delegate that the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}
