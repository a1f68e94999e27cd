/// The image of a button, in the color of the button's state unless the app has given it one of its own.
final class ButtonImageView: UIImageView {
    /// The color that the button's state asks for; nil takes the button's tint.
    var stateColor: UIColor? {
        didSet {
            guard stateColor != oldValue, !hasOwnTintColor else { return }
            setNeedsDisplay()
            tintColorDidChange()
        }
    }

    override var tintColor: UIColor! {
        get { hasOwnTintColor ? super.tintColor : stateColor ?? super.tintColor }
        set { super.tintColor = newValue }
    }
}
