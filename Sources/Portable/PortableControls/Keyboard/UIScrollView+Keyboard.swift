import Foundation

extension UIScrollView {
    /// Adds the area that the keyboard covers to the bottom insets, and scrolls to the first responder. Does nothing
    /// unless ``avoidsKeyboard`` is `true`.
    func makeRoomForKeyboard() {
        guard avoidsKeyboard, let device = window?.device else { return }
        let covered = device.keyboard.coveredHeight(of: convertToScreen(bounds))
        let automatic = adjustedContentInset.bottom - contentInset.bottom
        let room = max(covered - automatic, 0)
        let change = room - keyboardRoom
        keyboardRoom = room
        if change != 0 {
            contentInset.bottom += change
            verticalScrollIndicatorInsets.bottom += change
        }
        guard room > 0, let field = window?.firstResponder as? UIView, field.isDescendant(of: self) else { return }
        layoutIfNeeded()
        // In a multiline text, scroll to the caret.
        let rect = (field as? UITextView).flatMap { $0.isScrollEnabled ? nil : $0.caretRect } ?? field.bounds
        scrollRectToVisible(field.convert(rect, to: self), animated: false)
    }
}
