import Foundation

extension UIScrollView {
    /// Adds what the keyboard covers to the insets at the bottom, and brings the first responder into view. Does nothing
    /// unless ``avoidsKeyboard``.
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
        // Of a text of many lines the one counts that is being written.
        let rect = (field as? UITextView).flatMap { $0.isScrollEnabled ? nil : $0.caretRect } ?? field.bounds
        scrollRectToVisible(field.convert(rect, to: self), animated: false)
    }

    /// Has the keyboard follow the finger that scrolls, if it is to be dragged away.
    func dragKeyboard(with drag: UIPanGestureRecognizer) {
        guard keyboardDismissMode.followsFinger, let keyboard = window?.device?.keyboard else { return }
        switch drag.state {
        case .began, .changed: keyboard.follow(drag.location(in: nil))
        case .ended: keyboard.letGo(velocity: drag.velocity(in: nil).y)
        case .cancelled, .failed: keyboard.letGo(velocity: 0)
        case .possible: break
        }
    }
}

extension UIScrollView.KeyboardDismissMode {
    /// Whether the keyboard goes as soon as a drag begins.
    var endsEditingAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }

    /// Whether the keyboard goes where the finger goes.
    fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
