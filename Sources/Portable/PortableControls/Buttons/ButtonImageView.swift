import DisplayList
@_spi(Collage) import PortableUIKitCore

/// The image view of a button. Its image has the color for the button's state, unless the app sets another color.
final class ButtonImageView: UIImageView {
    /// The color for the button's state, or `nil` for the button's tint color.
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

    /// The change to the image in the current state of the button.
    var dimming = ButtonImageDimming.none {
        didSet { if dimming != oldValue { setNeedsDisplay() } }
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        let commands = super.makeDisplayCommands()
        guard dimming != .none, let image else { return commands }
        let rect = contentMode.rect(for: image.size, in: bounds)
        return dimming.commands(for: commands) { color in
            image.withRenderingMode(.alwaysTemplate)
                .displayCommands(in: rect, tint: color, traits: traitCollection, isMirrored: isRightToLeft)
        }
    }
}
