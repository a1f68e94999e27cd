/// Methods that control and respond to the editing of a text view. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks the delegate whether editing can begin; `true` if it isn't implemented.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks the delegate whether editing can end; `true` if it isn't implemented.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks the delegate whether the text of a range (in UTF-16 units) can be replaced; `true` if it isn't implemented.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// A person has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the selection has changed. The call precedes the one for a change of text that moved the
    /// selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks the delegate whether a tapped link opens; `true` if it isn't implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asks the delegate whether a tapped image has an effect; `true` if it isn't implemented.
    ///
    /// Differs from UIKit: it's never called, because images in a text have no action.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asks the delegate for the edit menu of a selected range (in UTF-16 units). If it returns `nil` or isn't
    /// implemented, the suggested menu appears.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu is shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Tells the delegate that the edit menu will be dismissed.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// True: it may begin.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// True: it may end.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// True: it may be replaced.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// True: it is opened.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// True.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns `nil`, for the suggested menu.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// An interaction of the user with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// Opening the link.
    case invokeDefaultAction = 0
    /// To see what can be done with it.
    case presentActions = 1
    /// To look at what it leads to.
    case preview = 2
}
