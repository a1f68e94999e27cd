/// Methods that control and respond to the editing of a text view. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Asks the delegate whether editing can begin. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks the delegate whether editing can end. The default is `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Tells the delegate that editing began.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Tells the delegate that editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks the delegate whether the text in a range (in UTF-16 units) can be replaced. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asks the delegate whether the text in ranges (values of `NSRange`) can be replaced. The default calls
    /// `textView(_:shouldChangeTextIn:replacementText:)` with the first one.
    ///
    /// Differs from UIKit: there's always one range.
    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool
    /// Tells the delegate that the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Tells the delegate that the selection changed. If a change of text moves the selection, this method is called
    /// first.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asks the delegate whether a tapped link opens. The default is `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asks the delegate whether a tapped attachment performs its action. The default is `true`.
    ///
    /// Differs from UIKit: attachments have no action of the system, so the result only determines whether the tap also
    /// reaches the text.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Asks the delegate for the edit menu of selected ranges (values of `NSRange`). The default calls
    /// `textView(_:editMenuForTextIn:suggestedActions:)` with the first one.
    ///
    /// Differs from UIKit: there's always one range.
    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Asks the delegate for the edit menu of a selected range (in UTF-16 units). The default is `nil`, which means the
    /// suggested menu.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Tells the delegate that the edit menu will be shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Tells the delegate that the edit menu will be dismissed.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Asks the delegate for the action of a tapped item: a link, an attachment, or a range with a tag. The default is the
    /// action of UIKit. `nil` means that the tap shows the item's menu.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Asks the delegate for the menu of an item that has no action. The default has the menu of UIKit. `nil` means that
    /// there's no menu.
    ///
    /// Differs from UIKit: a long press on an item doesn't show its menu.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Tells the delegate that the menu of an item will appear.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Tells the delegate that the menu of an item will disappear.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Tells the delegate that a suggestion is inserted. The default does nothing.
    func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
    /// Tells the delegate that Writing Tools appear.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so it isn't called.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Tells the delegate that Writing Tools disappear.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so it isn't called.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    /// Asks the delegate for the ranges that Writing Tools don't change. The default is empty.
    ///
    /// Differs from UIKit: hosts have no Writing Tools, so it isn't called.
    func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue]
}

extension UITextViewDelegate {
    /// Returns `true`. This is the default implementation.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true`. This is the default implementation.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing. This is the default implementation.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing. This is the default implementation.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`. This is the default implementation.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Calls the method with a single range. This is the default implementation.
    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool {
        ranges.first.map { self.textView(textView, shouldChangeTextIn: $0.rangeValue, replacementText: text) } ?? true
    }
    /// Calls the method with a single range. This is the default implementation.
    public func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        ranges.first.flatMap {
            self.textView(textView, editMenuForTextIn: $0.rangeValue, suggestedActions: suggestedActions)
        }
    }
    /// Does nothing. This is the default implementation.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing. This is the default implementation.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns `true`. This is the default implementation.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns `true`. This is the default implementation.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns `nil`, so that the suggested menu is shown. This is the default implementation.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing. This is the default implementation.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing. This is the default implementation.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Returns the default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// Returns the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { defaultMenu.children.isEmpty ? nil : .init(menu: defaultMenu) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion) {}
    /// Does nothing.
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
    /// Returns an empty array.
    public func textView(
        _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
    ) -> [NSValue] { [] }
}

/// An interaction of the user with a link.
public enum UITextItemInteraction: Int, Sendable {
    /// The link is opened.
    case invokeDefaultAction = 0
    /// The available actions are shown.
    case presentActions = 1
    /// The content of the link is previewed.
    case preview = 2
}
