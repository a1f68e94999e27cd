extension UIScrollView {
    /// Moves the keyboard with the finger that scrolls, if the dismiss mode is interactive.
    func dragKeyboard(with drag: UIPanGestureRecognizer) {
        guard keyboardDismissMode.followsFinger, let keyboard = window?.device?.keyboard else { return }
        switch drag.state {
        case .began, .changed: keyboard.track(drag.location(in: nil))
        case .ended: keyboard.endDrag(velocity: drag.velocity(in: nil).y)
        case .cancelled, .failed: keyboard.endDrag(velocity: 0)
        case .possible: break
        }
    }
}

extension UIScrollView.KeyboardDismissMode {
    /// A Boolean value that indicates whether the start of a drag hides the keyboard.
    var endsEditingAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }

    /// A Boolean value that indicates whether the keyboard moves with the finger.
    fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
