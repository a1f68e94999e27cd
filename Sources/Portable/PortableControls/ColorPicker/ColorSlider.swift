@_spi(Collage) import PortableUIKitCore

/// A slider of a color picker, whose track shows the colors that the user can choose.
final class ColorSlider: UIControl {
    static let height: CGFloat = 36

    /// The value, from 0 to 1.
    var value: CGFloat = 0 {
        didSet { if value != oldValue { setNeedsLayout() } }
    }
    /// The colors at both ends of the track. Squares shine through if they aren't opaque.
    var ends: [UIColor] = [] {
        didSet { if ends != oldValue { setNeedsDisplay() } }
    }
    /// The color of the thumb.
    var thumbColor: UIColor? {
        get { ring.backgroundColor }
        set { ring.backgroundColor = newValue }
    }
    /// A closure that the slider calls when the user changes the value. The second argument indicates whether the finger
    /// is still down.
    var changeHandler: ((CGFloat, Bool) -> Void)?

    private let ring = ColorRing(diameter: ColorSlider.height - 4)
    /// The name of the value, and the number by which it's multiplied, for accessibility.
    private let spoken: (name: String, unit: CGFloat)

    /// - Parameters:
    ///   - name: The name of the value for accessibility.
    ///   - unit: The number by which the value is multiplied for accessibility, which is 100 for percentages.
    init(name: String, unit: CGFloat) {
        spoken = (name, unit)
        super.init(frame: .zero)
        contentMode = .redraw
        clipsToBounds = true
        layer.cornerRadius = Self.height / 2
        addSubview(ring)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    /// Prevents sheets and scroll views from following a finger in the slider.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer is UIPanGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return gestureRecognizer.view === self
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let travel = max(bounds.width - Self.height, 0)
        ring.center = CGPoint(x: Self.height / 2 + travel * (isRightToLeft ? 1 - value : value), y: bounds.midY)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), ends.count > 1 else { return }
        if ends.contains(where: { $0.cgColor.alpha < 1 }) { TransparencySquares.draw(in: bounds) }
        let colors = isRightToLeft ? ends.reversed() : ends
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil)
        else { return }
        context.drawLinearGradient(
            gradient, start: CGPoint(x: Self.height / 2, y: 0),
            end: CGPoint(x: max(bounds.width - Self.height / 2, Self.height / 2 + 1), y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        changeHandler?(value, false)
    }

    private func move(to touch: UITouch) {
        let travel = bounds.width - Self.height
        guard travel > 0 else { return }
        let share = min(max((touch.location(in: self).x - Self.height / 2) / travel, 0), 1)
        value = isRightToLeft ? 1 - share : share
        changeHandler?(value, true)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = spoken.name
        defaults.value =
            spoken.unit == 100
            ? AccessibilityDefaults.percentage(Double(value))
            : "\(Int((value * spoken.unit).rounded()))"
        defaults.traits.insert(.adjustable)
        return defaults
    }

    override func accessibilityIncrement() { adjust(by: 0.1) }

    override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by share: CGFloat) {
        value = min(max(value + share, 0), 1)
        changeHandler?(value, false)
    }
}

/// The squares that shine through transparent colors.
enum TransparencySquares {
    private static let side: CGFloat = 6

    /// Draws the squares in a rectangle of the current context.
    @MainActor
    static func draw(in rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(rect: rect).fill()
        UIColor(white: 0.8, alpha: 1).setFill()
        let path = UIBezierPath()
        for row in 0..<Int((rect.height / side).rounded(.up)) {
            for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                path.append(
                    UIBezierPath(
                        rect: CGRect(
                            x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                            height: side)))
            }
        }
        path.fill()
    }
}
