/// Methods that control and respond to the editing of a text field. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks the delegate whether editing can begin. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asks the delegate whether editing can end. The default is `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Tells the delegate that editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Tells the delegate that editing ended, and the reason. If it's implemented, ``textFieldDidEndEditing(_:)`` isn't
    /// called.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Tells the delegate that the selection changed. If a change of text moves the selection, this method is called
    /// first.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asks the delegate whether the text in a range (in UTF-16 units) can be replaced. The default is `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Asks the delegate whether the text in ranges (values of `NSRange`) can be replaced. The default calls
    /// `textField(_:shouldChangeCharactersIn:replacementString:)` with the first one.
    ///
    /// Differs from UIKit: there's always one range.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    /// Asks the delegate for the edit menu of selected ranges (values of `NSRange`). The default calls
    /// `textField(_:editMenuForCharactersIn:suggestedActions:)` with the first one.
    ///
    /// Differs from UIKit: there's always one range.
    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Asks the delegate for the edit menu of a selected range (in UTF-16 units). The default is `nil`, which means the
    /// suggested menu.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Tells the delegate that the edit menu will be shown.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Tells the delegate that the edit menu will be dismissed.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Asks the delegate whether the clear button clears the text. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asks the delegate whether the Return key has its default effect. The default is `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`. This is the default implementation.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing. This is the default implementation.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true`. This is the default implementation.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing. This is the default implementation.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls ``textFieldDidEndEditing(_:)``. This is the default implementation.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Does nothing. This is the default implementation.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true`. This is the default implementation.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        true
    }
    /// Calls the method with a single range. This is the default implementation.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        ranges.first.map {
            self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
        } ?? true
    }
    /// Calls the method with a single range. This is the default implementation.
    public func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        ranges.first.flatMap {
            self.textField(textField, editMenuForCharactersIn: $0.rangeValue, suggestedActions: suggestedActions)
        }
    }
    /// Returns `nil`, so that the suggested menu is shown. This is the default implementation.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing. This is the default implementation.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing. This is the default implementation.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Returns `true`. This is the default implementation.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true`. This is the default implementation.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
