/// Methods for notifying the system of changes to the text or its selection that the user didn't type.
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
    /// Tells the delegate that the conversation of the text input changed. The default does nothing.
    ///
    /// Differs from UIKit: hosts suggest no replies.
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
    /// Does nothing.
    public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
