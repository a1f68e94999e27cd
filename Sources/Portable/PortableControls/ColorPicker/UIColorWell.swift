import Foundation
@_spi(Collage) import PortableUIKitCore

/// A control that shows a color, and presents a color picker when the user taps it.
///
/// ```swift
/// let well = UIColorWell(frame: .zero)
/// well.title = "Background"
/// well.selectedColor = .systemTeal
/// well.addAction(UIAction { [weak well] _ in print(well?.selectedColor as Any) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private static let side: CGFloat = 28
    private static let ringWidth: CGFloat = 3

    private var settings = Settings()
    private weak var picker: UIColorPickerViewController?

    private struct Settings {
        var color: UIColor?
        var title: String?
        var supportsAlpha = true
        var supportsEyedropper = true
        var maximumLinearExposure: CGFloat = 1
    }

    /// Creates a color well without a color.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a color well from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    // MARK: Properties

    /// The title of the color picker. If it's `nil` (the default), the title is "Colors".
    open var title: String? {
        get { settings.title }
        set {
            settings.title = newValue
            picker?.title = newValue ?? "Colors"
        }
    }

    /// The selected color. If it's `nil` (the default), the well is empty. Setting it doesn't send an event.
    open var selectedColor: UIColor? {
        get { settings.color }
        set {
            guard newValue != settings.color else { return }
            settings.color = newValue
            if let newValue, picker?.selectedColor != newValue { picker?.selectedColor = newValue }
            setNeedsDisplay()
            _didChangeProperty(of: self)
        }
    }

    /// A Boolean value that indicates whether the user can select a transparent color. The default is `true`.
    open var supportsAlpha: Bool {
        get { settings.supportsAlpha }
        set {
            settings.supportsAlpha = newValue
            picker?.supportsAlpha = newValue
        }
    }

    /// A Boolean value that indicates whether the user can select a color on the screen. The default is `true`.
    ///
    /// Differs from UIKit: there's no eyedropper, so the value has no effect.
    open var supportsEyedropper: Bool {
        get { settings.supportsEyedropper }
        set { settings.supportsEyedropper = newValue }
    }

    /// The maximum linear exposure of the colors that the user can select. The default is 1.
    ///
    /// Differs from UIKit: screens show standard dynamic range, so the value has no effect.
    open var maximumLinearExposure: CGFloat {
        get { settings.maximumLinearExposure }
        set { settings.maximumLinearExposure = max(newValue, 1) }
    }

    // MARK: Picker

    /// Presents the color picker, as a popover or as a sheet in a compact width. It's called by taps.
    private func presentPicker() {
        guard picker == nil, var presenter = window?.rootViewController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        let picker = UIColorPickerViewController()
        if let title { picker.title = title }
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.supportsAlpha = supportsAlpha
        picker.supportsEyedropper = supportsEyedropper
        picker.maximumLinearExposure = maximumLinearExposure
        picker.colorHandler = { [weak self] color in
            self?.selectedColor = color
            self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { presentPicker() }
    }

    @_spi(Collage)
    public override func performFocusAction() -> Bool {
        guard isEnabled else { return false }
        presentPicker()
        return true
    }

    // MARK: Appearance

    /// The size of the well, 28 x 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    /// Returns the size of the well, 28 x 28 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    /// Draws a ring of all hues around the color.
    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let alpha: CGFloat = isEnabled ? isHighlighted ? 0.6 : 1 : 0.4
        drawRing(in: circle.insetBy(dx: Self.ringWidth / 2, dy: Self.ringWidth / 2), alpha: alpha)
        let inner = circle.insetBy(dx: Self.ringWidth + 2, dy: Self.ringWidth + 2)
        guard let color = selectedColor?.resolvedColor(with: traitCollection), !inner.isEmpty else { return }
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        UIBezierPath(ovalIn: inner).addClip()
        if color.cgColor.alpha < 1 { TransparencySquares.draw(in: inner) }
        color.withAlphaComponent(color.cgColor.alpha * alpha).setFill()
        UIBezierPath(rect: inner).fill()
        context?.restoreGState()
    }

    /// Draws the ring in pieces that are too short to be visible.
    private func drawRing(in circle: CGRect, alpha: CGFloat) {
        let count = 72
        for index in 0..<count {
            let start = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
            let piece = UIBezierPath(
                arcCenter: CGPoint(x: circle.midX, y: circle.midY), radius: max(circle.width / 2, 0), startAngle: start,
                endAngle: start + 2.2 * .pi / CGFloat(count), clockwise: true)
            piece.lineWidth = Self.ringWidth
            UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.85, brightness: 1, alpha: alpha).setStroke()
            piece.stroke()
        }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = title ?? "Color well"
        defaults.value = selectedColor?.resolvedColor(with: traitCollection).accessibilityName
        defaults.traits.insert(.button)
        return defaults
    }

    /// Presents the color picker.
    open override func accessibilityActivate() -> Bool { performFocusAction() }
}
