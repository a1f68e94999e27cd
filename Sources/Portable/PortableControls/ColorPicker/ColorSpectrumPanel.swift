@_spi(Collage) import PortableUIKitCore

/// The panel of a color picker with all hues from left to right, from white at the top to black at the bottom.
final class ColorSpectrumPanel: ColorPanel {
    private let ring = ColorRing(diameter: 30)

    override init(color: PickedColor) {
        super.init(color: color)
        layer.cornerRadius = 8
        clipsToBounds = true
        addSubview(ring)
    }

    required init?(coder: NSCoder) { nil }

    override func color(at point: CGPoint) -> PickedColor? {
        guard !bounds.isEmpty else { return nil }
        let x = min(max(point.x / bounds.width, 0), 1), y = min(max(point.y / bounds.height, 0), 1)
        return PickedColor(
            hue: x, saturation: min(2 * y, 1), brightness: min(2 - 2 * y, 1), alpha: color.alpha)
    }

    /// The position of the selected color. A color that's neither fully bright nor fully saturated isn't in the
    /// spectrum, and has the position of its brightness.
    private var position: CGPoint {
        let y = color.brightness < 1 ? 1 - color.brightness / 2 : color.saturation / 2
        return CGPoint(x: color.hue * bounds.width, y: y * bounds.height)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let hues = stride(from: CGFloat(0), through: 1, by: 1 / 6).map {
            PickedColor(hue: $0, saturation: 1, brightness: 1).uiColor
        }
        let middle = CGPoint(x: 0, y: bounds.midY)
        draw(hues, from: .zero, to: CGPoint(x: bounds.width, y: 0), in: bounds, context)
        let (top, bottom) = bounds.divided(atDistance: bounds.midY, from: .minYEdge)
        draw([.white, UIColor(white: 1, alpha: 0)], from: .zero, to: middle, in: top, context)
        draw(
            [UIColor(white: 0, alpha: 0), .black], from: middle, to: CGPoint(x: 0, y: bounds.maxY), in: bottom, context)
    }

    private func draw(_ colors: [UIColor], from start: CGPoint, to end: CGPoint, in rect: CGRect, _ context: CGContext)
    {
        let colors = colors.map(\.cgColor)
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
        context.restoreGState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.center = position
        ring.backgroundColor = color.opaque.uiColor
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = "Color spectrum"
        defaults.value = color.opaque.uiColor.accessibilityName
        defaults.traits.insert(.adjustable)
        return defaults
    }

    override func accessibilityIncrement() { turn(by: 1 / 24) }

    override func accessibilityDecrement() { turn(by: -1 / 24) }

    private func turn(by distance: CGFloat) {
        var new = color
        new.hue = (new.hue + distance + 1).truncatingRemainder(dividingBy: 1)
        select(new)
    }
}
