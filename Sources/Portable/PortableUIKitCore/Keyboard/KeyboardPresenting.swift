/// The keyboard of a device, and the views that a first responder puts in its place or above it. The module with the text
/// controls implements it.
@MainActor
package protocol KeyboardPresenting: AnyObject {
    /// The frame of the keyboard at the end of its animation, in screen coordinates, or `nil` if there is no keyboard.
    var frame: CGRect? { get }

    /// Returns how much of a rectangle in screen coordinates the keyboard covers, in points from the bottom.
    func coveredHeight(of rect: CGRect) -> CGFloat
    /// Returns a Boolean value that indicates whether the responder is in the accessory view of another one.
    func isInAccessory(_ responder: UIResponder, of provider: UIResponder?) -> Bool
    /// Updates the keyboard once for all changes of the first responder that the closure makes.
    func coalesce(_ changes: () -> Bool) -> Bool
    /// Updates the keyboard after a change of the first responder, its views, or the device.
    func update()
    /// Updates the keys for the text before the caret.
    func updateKeys()
    /// Moves the keyboard with a finger that drags it off the screen.
    func follow(_ point: CGPoint)
    /// Ends a drag. The keyboard is hidden if it was moving down; otherwise it returns.
    /// - Parameter velocity: The downward velocity, in points per second.
    func letGo(velocity: CGFloat)
}

extension UIResponder {
    /// Makes a change after which the first responder may be another one. The keyboard is updated once, afterwards.
    package func changingFirstResponder(_ change: () -> Bool) -> Bool {
        responderWindow?.device?.keyboard.coalesce(change) ?? change()
    }
}

extension UIScrollView {
    /// Moves the keyboard with the finger that scrolls, if the dismiss mode asks for it.
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
    /// A Boolean value that indicates whether the start of a drag hides the keyboard.
    var endsEditingAtOnce: Bool { self == .onDrag || self == .onDragWithAccessory }

    /// A Boolean value that indicates whether the keyboard moves with the finger.
    fileprivate var followsFinger: Bool { self == .interactive || self == .interactiveWithAccessory }
}
