/// The keyboard of a device, and the views that a first responder shows instead of the keyboard or above it. The module
/// with the text controls implements it.
@MainActor
package protocol KeyboardPresenting: AnyObject {
    /// The frame of the keyboard at the end of its animation, in screen coordinates. It is `nil` while the keyboard is hidden.
    var frame: CGRect? { get }

    /// Returns how much of a rectangle in screen coordinates the keyboard covers, in points from the bottom.
    func coveredHeight(of rect: CGRect) -> CGFloat
    /// Returns a Boolean value that indicates whether the responder is in the accessory view of another one.
    func isInAccessory(_ responder: UIResponder, of provider: UIResponder?) -> Bool
    /// Updates the keyboard once after the closure has made all changes of the first responder.
    func coalesce(_ changes: () -> Bool) -> Bool
    /// Updates the keyboard after a change of the first responder, its views, or the device.
    func update()
    /// Updates the keys for the text before the caret.
    func updateKeys()
    /// Moves the keyboard with a finger that drags it off the screen.
    func track(_ point: CGPoint)
    /// Ends a drag. The keyboard is hidden if it was moving down; otherwise it returns.
    /// - Parameter velocity: The downward velocity, in points per second.
    func endDrag(velocity: CGFloat)
}

extension UIResponder {
    /// Makes a change that can change the first responder. The keyboard is updated once, afterward.
    ///
    /// - Returns: The result of the change. It's `false` without a change if responders take the first responder from
    ///   each other.
    package func changingFirstResponder(_ change: () -> Bool) -> Bool {
        guard let window = responderWindow else { return change() }
        let result = NestedCallbacks.perform(.firstResponder, of: window) {
            window.device?.keyboard.coalesce(change) ?? change()
        }
        return result ?? false
    }
}
