import Foundation

extension UIResponder {
    /// A notification that is posted before the keyboard appears. Its object is the screen;
    /// ``keyboardFrameEndUserInfoKey`` contains the final frame.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }

    /// A notification that is posted after the keyboard appears.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }

    /// A notification that is posted before the keyboard disappears.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }

    /// A notification that is posted after the keyboard disappears.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }

    /// A notification that is posted before the keyboard appears, disappears, or changes its size.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }

    /// A notification that is posted after the keyboard appears, disappears, or changes its size.
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }

    /// The user info key for the frame before the change: an `NSValue` of a rectangle on the screen, in points.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }

    /// The user info key for the frame after the change: an `NSValue` of a rectangle on the screen, in points.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }

    /// The user info key for the duration of the animation: an `NSNumber` in seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }

    /// The user info key for the animation curve: an `NSNumber` with a raw value of `UIView.AnimationCurve` that isn't
    /// a public case. Shifted left by 16, it's a value of `UIView.AnimationOptions`.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }

    /// The user info key that indicates whether the keyboard belongs to this app: an `NSNumber` of a Boolean value,
    /// which is always `true`.
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
