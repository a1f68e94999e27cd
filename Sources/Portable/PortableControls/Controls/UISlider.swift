@_spi(Collage) import PortableUIKitCore

/// A control for choosing a value from a continuous range with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var metrics: ControlMetrics { .current }

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
    private var minimumImageView: UIImageView { content.pictures.minimum }
    private var maximumImageView: UIImageView { content.pictures.maximum }
    private var thumbImages = StateImages()
    private var minimumTrackImages = StateImages()
    private var maximumTrackImages = StateImages()
    /// The view that contains all parts and fades when the slider is disabled. The slider's own alpha is reserved for
    /// the app.
    private let content = ContentView(frame: .zero)
    private var valueStorage: Float = 0
    /// The style, the ticks, and the distance between the finger and the center of the dragged thumb.
    private var track = (style: Style.default, configuration: TrackConfiguration?.none, grip: CGFloat(0))

    /// The style of the slider. The default has a thumb.
    open var sliderStyle: UISlider.Style {
        get { track.style }
        set {
            track.style = newValue
            thumb.isHidden = newValue == .thumbless
            setNeedsLayout()
        }
    }

    /// The ticks of the track and the allowed values. If it's `nil` (the default), the track has no ticks, and all
    /// values are allowed.
    open var trackConfiguration: UISlider.TrackConfiguration? {
        get { track.configuration }
        set {
            track.configuration = newValue
            content.ticks.configuration = newValue
            value = valueStorage
        }
    }

    /// Creates a slider from 0 to 1 with a value of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a slider from an interface file.
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
        for view in [maximumTrack, minimumTrack, content.ticks, thumb, minimumImageView, maximumImageView] {
            content.addSubview(view)
        }
        metrics.thumbShadow.apply(to: thumb.layer)
        updateColors()
    }

    // MARK: Value

    /// The value, between the minimum and maximum values. The default is 0. Setting it doesn't send an event.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, which is clamped to the range, without sending an event. NaN is ignored.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        valueStorage = allowedValue(min(max(value, minimumValue), maximumValue))
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.layOutParts() }
    }

    /// The minimum value. The default is 0. Setting it above the maximum value changes that, too.
    open var minimumValue: Float = 0 {
        didSet {
            minimumValue = Float(finite(CGFloat(minimumValue), "minimumValue"))
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }
    /// The maximum value. The default is 1. Setting it below the minimum value changes that, too.
    open var maximumValue: Float = 1 {
        didSet {
            maximumValue = Float(finite(CGFloat(maximumValue), "maximumValue"))
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }
    /// A Boolean value that indicates whether the slider sends `.valueChanged` continuously during a drag, rather than
    /// only at its end. The default is `true`.
    open var isContinuous = true

    // MARK: Looks

    /// The color of the track before the thumb. The default is `nil`, which means the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            record(.minimumTrackTintColor, \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            updateColors()
        }
    }
    /// The color of the track after the thumb. The default is `nil`, which means gray.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            record(.maximumTrackTintColor, \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            updateColors()
        }
    }
    /// The color of the thumb. The default is `nil`, which means white.
    open var thumbTintColor: UIColor? {
        didSet {
            record(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
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
        show(currentMaximumTrackImage, in: maximumTrack, color: maximumTrackTintColor ?? metrics.sliderTrackColor)
        show(currentThumbImage, in: thumb, color: thumbTintColor ?? .white)
        minimumTrack.layer.cornerRadius = currentMinimumTrackImage == nil ? metrics.sliderTrackHeight / 2 : 0
        maximumTrack.layer.cornerRadius = currentMaximumTrackImage == nil ? metrics.sliderTrackHeight / 2 : 0
        thumb.layer.cornerRadius = currentThumbImage == nil ? metrics.sliderThumb.height / 2 : 0
        thumb.layer.shadowOpacity = currentThumbImage == nil ? metrics.thumbShadow.opacity : 0
        setNeedsLayout()
    }

    /// Shows an image in a view, or a color if there's no image.
    private func show(_ image: UIImage?, in view: UIImageView, color: UIColor) {
        view.image = image
        view.tintColor = color
        view.backgroundColor = image == nil ? color : nil
    }

    /// The image at the minimum end. The default is `nil`.
    open var minimumValueImage: UIImage? {
        didSet {
            minimumImageView.image = minimumValueImage
            setNeedsLayout()
        }
    }
    /// The image at the maximum end. The default is `nil`.
    open var maximumValueImage: UIImage? {
        didSet {
            maximumImageView.image = maximumValueImage
            setNeedsLayout()
        }
    }
    /// The preferred behavioral style. The default is `automatic`.
    ///
    /// Differs from UIKit: the behavioral style is always that of an iPad.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// The behavioral style of the slider. It's always `pad`.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Sets the image of the thumb for a state, or `nil` for the standard thumb. States without an image use the image
    /// of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        record(.thumbImage, for: Int(state.rawValue), { (slider: UISlider) in slider.setThumbImage(image, for: state) })
        thumbImages[state] = image
        updateColors()
    }

    /// Sets the image of the track before the thumb for a state, or `nil` for the standard track.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            .minimumTrackImage, for: Int(state.rawValue),
            { (slider: UISlider) in slider.setMinimumTrackImage(image, for: state) })
        minimumTrackImages[state] = image
        updateColors()
    }

    /// Sets the image of the track after the thumb for a state, or `nil` for the standard track.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(
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
    /// The current image of the thumb, or `nil` for the standard thumb.
    open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }
    /// The current image of the track before the thumb, or `nil` for the standard track.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }
    /// The current image of the track after the thumb, or `nil` for the standard track.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

    // MARK: Layout

    /// The intrinsic height of 34 points. There's no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// Returns the given width and a height of 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    /// Returns the frame of the track for the given bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImageRect(forBounds: bounds), right = maximumValueImageRect(forBounds: bounds)
        let (start, end) = isRightToLeft ? (right, left) : (left, right)
        let minX = start.isEmpty ? bounds.minX + metrics.sliderTrackInset : start.maxX + Self.pictureSpacing
        let maxX = end.isEmpty ? bounds.maxX - metrics.sliderTrackInset : end.minX - Self.pictureSpacing
        let height = metrics.sliderTrackHeight
        return CGRect(x: minX, y: bounds.midY - height / 2, width: max(maxX - minX, 0), height: height)
    }

    private static let pictureSpacing: CGFloat = 8

    /// Returns the frame of the image at the minimum end, which is empty if there's no image.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    /// Returns the frame of the image at the maximum end, which is empty if there's no image.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the frame of the thumb for the given bounds and track, at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? metrics.sliderThumb
        let offset = thumbDistance(on: rect, value: value)
        return CGRect(
            x: rect.minX + (roundsThumb ? offset.rounded() : offset), y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height)
    }

    private var roundsThumb: Bool { metrics.hasWholeThumbPositions && currentThumbImage == nil }

    /// Returns the distance of the thumb from the left end of its track.
    private func thumbDistance(on track: CGRect, value: Float) -> CGFloat {
        let span = CGFloat(maximumValue) - CGFloat(minimumValue)
        let part = span > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / span : 0
        let travel = max(track.width - (currentThumbImage?.size ?? metrics.sliderThumb).width, 0)
        return travel * (isRightToLeft ? 1 - part : part)
    }

    /// Lays out the track and the thumb.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    private func layOutParts() {
        let track = trackRect(forBounds: bounds).finite(in: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage).finite(in: bounds)
        maximumTrack.frame = track
        thumb.frame = knob
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds).finite(in: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds).finite(in: bounds)
        // The filled part ends at the thumb's position before rounding.
        let distance = thumbDistance(on: track, value: valueStorage)
        let middle = knob.midX + (roundsThumb ? distance - distance.rounded() : 0)
        minimumTrack.frame =
            isRightToLeft
            ? CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        guard let configuration = trackConfiguration else { return content.ticks.place([]) }
        if configuration.neutralValue != 0 {
            let neutral = thumbRect(forBounds: bounds, trackRect: track, value: value(at: configuration.neutralValue))
                .finite(in: bounds)
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

    /// Returns the value at a position on the track, from 0 to 1.
    private func value(at position: Float) -> Float { minimumValue + (maximumValue - minimumValue) * position }

    /// Returns the value closest to the given one that the track configuration allows.
    private func allowedValue(_ value: Float) -> Float {
        let length = maximumValue - minimumValue
        guard let configuration = trackConfiguration, length > 0 else { return value }
        return self.value(at: configuration.allowedPosition((value - minimumValue) / length))
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    private var knob: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
    }

    /// Returns whether the point is on the thumb or close to it.
    @_spi(Collage)
    public override func hasThumb(at point: CGPoint) -> Bool {
        let reach = knob.insetBy(dx: -16, dy: 0)
        return reach.minX <= point.x && point.x <= reach.maxX
    }

    /// Starts tracking if the touch is on the thumb or close to it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard hasThumb(at: location) else { return false }
        track.grip = location.x - knob.midX
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
        let width = currentThumbImage?.size.width ?? metrics.sliderThumb.width
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
