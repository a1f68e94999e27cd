import Foundation

extension UIResponder {
    /// Posted before a keyboard appears. The object is the screen; ``keyboardFrameEndUserInfoKey`` contains its final
    /// frame.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// Posted when a keyboard has come.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// Posted before the keyboard disappears.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// Posted when the keyboard has gone.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// Posted before the keyboard appears, disappears, or changes its size.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// Posted when the keyboard has come, has gone or has another size.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// Where the keyboard was: an `NSValue` of a rectangle of the screen, in points.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// Where the keyboard will be: an `NSValue` of a rectangle of the screen, in points.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// How long the keyboard moves: an `NSNumber` of seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The curve of the keyboard's animation: an `NSNumber` with a raw value of `UIView.AnimationCurve` that isn't a
    /// public case. Shifted left by 16, it's a value of `UIView.AnimationOptions`.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

    /// Whether the keyboard belongs to this application: an `NSNumber` of a Boolean, always true here.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
