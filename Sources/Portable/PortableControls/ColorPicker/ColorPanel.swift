@_spi(Collage) import PortableUIKitCore

/// A part of a color picker in which the user selects a color.
class ColorPanel: UIControl {
    /// The selected color. Its alpha is ignored unless the panel changes it.
    var color: PickedColor {
        didSet { if color != oldValue { colorDidChange() } }
    }
    /// A closure that the panel calls when the user selects a color. The second argument indicates whether the finger is
    /// still down.
    var selectionHandler: ((PickedColor, Bool) -> Void)?

    init(color: PickedColor) {
        self.color = color
        super.init(frame: .zero)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    /// Prevents sheets and scroll views from following a finger in the panel.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer is UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return gestureRecognizer.view === self
    }

    /// Updates the content of the panel.
    func colorDidChange() { setNeedsLayout() }

    /// Selects a color on behalf of the user.
    func select(_ new: PickedColor, isContinuous: Bool = false) {
        color = new
        selectionHandler?(new, isContinuous)
    }

    /// Returns the color at a position in the panel, or `nil` if the panel doesn't respond to touches.
    func color(at point: CGPoint) -> PickedColor? { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let new = color(at: touch.location(in: self)) else { return false }
        select(new, isContinuous: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let new = color(at: touch.location(in: self)), new != color { select(new, isContinuous: true) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        select(color)
    }
}

/// The ring that marks the selected color in a panel.
final class ColorRing: UIView {
    init(diameter: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        isUserInteractionEnabled = false
        layer.cornerRadius = diameter / 2
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }
}
