@_spi(Collage) import PortableUIKitCore

/// A knob on a line, for a value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let trackHeight: CGFloat = 4
    private static let thumbSize: CGFloat = 28

    private final class ContentView: UIView {
        let minimumTrack = UIImageView(frame: .zero)
        let maximumTrack = UIImageView(frame: .zero)
        let thumb = UIImageView(frame: .zero)
        let pictures = (minimum: UIImageView(frame: .zero), maximum: UIImageView(frame: .zero))
        let ticks = SliderTicksView(frame: .zero)
    }

    private var minimumTrack: UIImageView { content.minimumTrack }
    private var maximumTrack: UIImageView { content.maximumTrack }
    private var thumb: UIImageView { content.thumb }
    private var minimumPicture: UIImageView { content.pictures.minimum }
    private var maximumPicture: UIImageView { content.pictures.maximum }
    private var thumbImages = StateImages()
    private var minimumTrackImages = StateImages()
    private var maximumTrackImages = StateImages()
    /// The parts, which fade together while the slider is disabled. The alpha of the slider is the app's.
    private let content = ContentView(frame: .zero)
    private var valueStorage: Float = 0
    /// The style and the ticks, and the distance of the finger from the middle of the knob that it has taken hold of.
    private var track = (style: Style.default, configuration: TrackConfiguration?.none, grip: CGFloat(0))

    /// The appearance of the slider; with a knob by default.
    open var sliderStyle: UISlider.Style {
        get { track.style }
        set {
            track.style = newValue
            thumb.isHidden = newValue == .thumbless
            setNeedsLayout()
        }
    }

    /// The ticks of the track, and the values that the user can choose; nil, the default, for all values without ticks.
    open var trackConfiguration: UISlider.TrackConfiguration? {
        get { track.configuration }
        set {
            track.configuration = newValue
            content.ticks.configuration = newValue
            value = valueStorage
        }
    }

    /// A slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A slider from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISlider.self)
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.isUserInteractionEnabled = false
        addSubview(content)
        for view in [maximumTrack, minimumTrack, content.ticks, thumb, minimumPicture, maximumPicture] {
            content.addSubview(view)
        }
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        updateColors()
    }

    // MARK: Value

    /// The value, between the two limits; 0 by default. Setting it sends no event.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, brought between the limits, without sending an event. NaN is ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        valueStorage = allowedValue(min(max(value, minimumValue), maximumValue))
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.layOutParts() }
    }

    /// The least value; 0 by default. Setting one above the greatest raises that.
    open var minimumValue: Float = 0 {
        didSet {
            minimumValue = Float(finite(CGFloat(minimumValue), "minimumValue"))
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }
    /// The greatest value; 1 by default. Setting one below the least lowers that.
    open var maximumValue: Float = 1 {
        didSet {
            maximumValue = Float(finite(CGFloat(maximumValue), "maximumValue"))
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }
    /// Whether dragging sends `.valueChanged` all the while, not only at its end; true by default.
    open var isContinuous = true

    // MARK: Looks

    /// The color of the line before the knob; nil, the default, is the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            note(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            updateColors()
        }
    }
    /// The color of the line behind the knob; nil, the default, is a gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            note(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            updateColors()
        }
    }
    /// The color of the knob; nil, the default, is white.
    open var thumbTintColor: UIColor? {
        didSet {
            note(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
            updateColors()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    @_spi(Collage)
    public override func stateDidChange() {
        super.stateDidChange()
        content.alpha = isEnabled ? 1 : 0.5
        if !thumbImages.isEmpty || !minimumTrackImages.isEmpty || !maximumTrackImages.isEmpty { updateColors() }
    }

    private func updateColors() {
        show(currentMinimumTrackImage, in: minimumTrack, color: minimumTrackTintColor ?? tintColor)
        show(currentMaximumTrackImage, in: maximumTrack, color: maximumTrackTintColor ?? .systemFill)
        show(currentThumbImage, in: thumb, color: thumbTintColor ?? .white)
        minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? Self.trackHeight / 2 : 0
        maximumTrack.layer.cornerRadius = currentMaximumTrackImage == nil ? Self.trackHeight / 2 : 0
        thumb.layer.cornerRadius = currentThumbImage == nil ? Self.thumbSize / 2 : 0
        thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
        setNeedsLayout()
    }

    /// Shows a picture, or else a color.
    private func show(_ image: UIImage?, in view: UIImageView, color: UIColor) {
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
    }

    /// The image at the minimum end; `nil` by default.
    open var minimumValueImage: UIImage? {
        didSet {
            minimumPicture.image = minimumValueImage
            setNeedsLayout()
        }
    }
    /// The image at the maximum end; `nil` by default.
    open var maximumValueImage: UIImage? {
        didSet {
            maximumPicture.image = maximumValueImage
            setNeedsLayout()
        }
    }
    /// How the slider would like to behave; as the device likes by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// How the slider behaves: as on a pad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Sets the image of the thumb in a state; `nil` for the standard thumb. States without an image use the one of the
    /// normal state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        note(.thumbImage, for: Int(state.rawValue), { (slider: UISlider) in slider.setThumbImage(image, for: state) })
        thumbImages[state] = image
        updateColors()
    }

    /// Sets the image of the track before the thumb in a state; `nil` for the standard track.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .minimumTrackImage, for: Int(state.rawValue),
            { (slider: UISlider) in slider.setMinimumTrackImage(image, for: state) })
        minimumTrackImages[state] = image
        updateColors()
    }

    /// Sets the image of the track after the thumb in a state; `nil` for the standard track.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        note(
            .maximumTrackImage, for: Int(state.rawValue),
            { (slider: UISlider) in slider.setMaximumTrackImage(image, for: state) })
        maximumTrackImages[state] = image
        updateColors()
    }

    /// Returns the image of the thumb for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track after the thumb for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    /// The current image of the thumb; `nil` for the standard thumb.
    open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }
    /// The current image of the track before the thumb; `nil` for the standard track.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }
    /// The current image of the track after the thumb; `nil` for the standard track.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

    // MARK: Layout

    /// 34 points high, as wide as it is made.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// The width at hand and 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    /// The rectangle of the line for given bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImageRect(forBounds: bounds), right = maximumValueImageRect(forBounds: bounds)
        let (start, end) = isRightToLeft ? (right, left) : (left, right)
        let minX = start.isEmpty ? bounds.minX + 2 : start.maxX + Self.pictureSpacing
        let maxX = end.isEmpty ? bounds.maxX - 2 : end.minX - Self.pictureSpacing
        return CGRect(x: minX, y: bounds.midY - 2, width: max(maxX - minX, 0), height: Self.trackHeight)
    }

    private static let pictureSpacing: CGFloat = 8

    /// Returns the frame of the image at the minimum end; empty without an image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    /// Returns the frame of the image at the maximum end; empty without an image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    private func pictureRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The rectangle of the knob for given bounds and line, at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let span = CGFloat(maximumValue) - CGFloat(minimumValue)
        let part = span > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / span : 0
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
        let travel = max(rect.width - size.width, 0)
        let x = rect.minX + travel * (isRightToLeft ? 1 - part : part)
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places line and knob.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage)
        maximumTrack.frame = track
        thumb.frame = knob
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
        let middle = knob.midX
        minimumTrack.frame =
            isRightToLeft
            ? CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        guard let configuration = trackConfiguration else { return content.ticks.place([]) }
        if configuration.neutralValue != 0 {
            let neutral = thumbRect(forBounds: bounds, trackRect: track, value: value(at: configuration.neutralValue))
            minimumTrack.frame = CGRect(
                x: min(middle, neutral.midX), y: track.minY, width: abs(middle - neutral.midX), height: track.height)
        }
        content.ticks.frame = bounds
        content.ticks.place(
            configuration.ticks.map { tick in
                let place = thumbRect(forBounds: bounds, trackRect: track, value: value(at: tick.position))
                return CGPoint(x: place.midX, y: track.midY)
            })
    }

    /// The value at a position on the track, from 0 to 1.
    private func value(at position: Float) -> Float { minimumValue + (maximumValue - minimumValue) * position }

    /// The value nearest to the given one that the track's configuration allows.
    private func allowedValue(_ value: Float) -> Float {
        let length = maximumValue - minimumValue
        guard let configuration = trackConfiguration, length > 0 else { return value }
        return self.value(at: configuration.allowedPosition((value - minimumValue) / length))
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    /// The knob has to be touched, or nearly so.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
        let x = touch.location(in: self).x
        guard knob.insetBy(dx: -16, dy: 0).minX <= x, x <= knob.insetBy(dx: -16, dy: 0).maxX else { return false }
        track.grip = x - knob.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = valueStorage
        value = value(atX: touch.location(in: self).x - track.grip)
        if isContinuous, old != valueStorage { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func value(atX x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let width = currentThumbImage?.size.width ?? Self.thumbSize
        let travel = track.width - width
        guard travel > 0 else { return minimumValue }
        let part = min(max((x - track.minX - width / 2) / travel, 0), 1)
        return minimumValue + (maximumValue - minimumValue) * Float(isRightToLeft ? 1 - part : part)
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.adjustable)
        let length = Double(maximumValue - minimumValue)
        defaults.value = AccessibilityDefaults.percentage(length > 0 ? Double(value - minimumValue) / length : 0)
        return defaults
    }

    /// Increases the value by a tenth of its range.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of its range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by share: Float) {
        let old = value
        value += (maximumValue - minimumValue) * share
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
