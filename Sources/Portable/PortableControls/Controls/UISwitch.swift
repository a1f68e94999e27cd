import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A control with an on state and an off state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The style of a switch.
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        /// A switch with a sliding thumb.
        case sliding = 2
    }

    private var metrics: ControlMetrics { .current }

    /// The view that contains all parts and fades when the switch is disabled. The switch's own alpha is reserved for
    /// the app.
    private let content = ContentView(frame: CGRect(origin: .zero, size: ControlMetrics.current.switchSize))

    private final class ContentView: UIView {
        let track = UIView(frame: .zero)
        let knob = UIView(frame: .zero)
    }

    private var track: UIView { content.track }
    private var knob: UIView { content.knob }
    private var isOnStorage = false
    private var hasDragged = false

    /// Creates a switch that is off. Its size is always 63 x 28 points, or 51 x 31 before iOS 26, regardless of the
    /// size of the frame.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.current.switchSize))
        setUp()
    }

    /// Creates a switch from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = metrics.switchSize
        setUp()
        coder.readInterface(into: self, as: UISwitch.self)
    }

    private func setUp() {
        content.isUserInteractionEnabled = false
        addSubview(content)
        for view in [track, knob] { content.addSubview(view) }
        track.layer.cornerRadius = metrics.switchSize.height / 2
        knob.backgroundColor = .white
        metrics.thumbShadow.apply(to: knob.layer)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        updateAppearance()
    }

    /// A Boolean value that indicates whether the switch is on. The default is `false`. Setting it doesn't send an
    /// event and isn't animated.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        guard animated, window != nil else { return updateAppearance() }
        UIView.animate(with: on ? metrics.switchOnTiming : metrics.switchOffTiming) { updateColors() }
        UIView.animate(with: metrics.switchThumbTiming) { layOutKnob() }
    }

    /// The color of the track while the switch is on. The default is `nil`, which means green.
    open var onTintColor: UIColor? {
        didSet {
            record(.onTintColor, \UISwitch.onTintColor, onTintColor)
            updateAppearance()
        }
    }
    /// The color of the thumb. The default is `nil`, which means white.
    open var thumbTintColor: UIColor? {
        didSet {
            record(.thumbTintColor, \UISwitch.thumbTintColor, thumbTintColor)
            updateAppearance()
        }
    }
    /// The image for the on state.
    ///
    /// Differs from UIKit: switches have no images, as in UIKit since iOS 7.
    open var onImage: UIImage? {
        didSet { record(.onImage, \UISwitch.onImage, onImage) }
    }
    /// The image for the off state.
    ///
    /// Differs from UIKit: switches have no images, as in UIKit since iOS 7.
    open var offImage: UIImage? {
        didSet { record(.offImage, \UISwitch.offImage, offImage) }
    }
    /// The title next to a checkbox. The default is `nil`.
    ///
    /// Differs from UIKit: the device isn't a Mac, so there are no checkboxes.
    open var title: String?
    /// The preferred style. The default is `automatic`.
    ///
    /// Differs from UIKit: the style is always that of iOS.
    open var preferredStyle: Style = .automatic
    /// The style of the switch. It's always `sliding`.
    open var style: Style { .sliding }

    /// The frame of the switch in its superview's coordinates. Its size is fixed, so the size of a new value is
    /// ignored.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: metrics.switchSize) }
    }

    /// The bounds of the switch in its own coordinates. Their size is fixed, so the size of a new value is ignored.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: metrics.switchSize) }
    }

    /// The intrinsic size, which is two points narrower than the switch, as recorded (`UIKitConstants.md` 6).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: metrics.switchSize.width - 2, height: metrics.switchSize.height)
    }

    /// Returns the fixed size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }

    // MARK: Looks

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        updateColors()
        layOutKnob()
    }

    private func updateColors() {
        track.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : metrics.switchOffColor
        knob.backgroundColor = thumbTintColor ?? .white
        content.alpha = isEnabled ? 1 : 0.5
    }

    private func layOutKnob() {
        let size = metrics.switchSize, thumb = metrics.switchThumb
        track.frame = CGRect(origin: .zero, size: size)
        let inset = (size.height - thumb.height) / 2
        let width = thumb.width + (isHighlighted ? metrics.touchedThumbGrowth : 0)
        let isRight = isOnStorage != isRightToLeft
        knob.frame = CGRect(
            x: isRight ? size.width - inset - width : inset, y: inset, width: width, height: thumb.height)
        knob.layer.cornerRadius = thumb.height / 2
    }

    /// Lays out the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutKnob()
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    @_spi(Collage)
    public override func hasThumb(at point: CGPoint) -> Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasDragged = false
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb when the finger crosses the center.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let isMoved = distance(from: touch.initialWindowLocation, to: touch.windowLocation) > 10
        if isMoved { hasDragged = true }
        if hasDragged, isRight != (isOnStorage != isRightToLeft) { toggle() }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !hasDragged, isTouchInside { toggle() }
    }

    @_spi(Collage)
    public override func performFocusAction() -> Bool {
        guard isEnabled else { return false }
        toggle()
        return true
    }

    private func toggle() {
        setOn(!isOnStorage, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.formUnion([.button, .toggleButton])
        defaults.value = isOn ? "1" : "0"
        return defaults
    }

    /// The state of the switch: `1` or `0`. Values that the app sets have no effect, except the value of
    /// `accessibilityValueBlock`.
    open override var accessibilityValue: String? {
        get { accessibilityValueBlock?() ?? accessibilityDefaults.value }
        set { super.accessibilityValue = newValue }
    }
}
