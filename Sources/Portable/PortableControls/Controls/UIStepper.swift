import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A control with two buttons that decrease and increase a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// The delays before the first repetition and between repetitions while a button is held down, in seconds.
    private static let firstPause = 0.5
    private static let nextPause = 0.1

    private var metrics: ControlMetrics { .current }
    private var pressedSide = 0
    private lazy var timer = FrameTimer { [weak self] in self?.repeatStep() }

    /// Creates a stepper from 0 to 100 with a value of 0. Its size is always 94 x 32 points, regardless of the size of
    /// the frame.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a stepper from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
        coder.readInterface(into: self, as: UIStepper.self)
    }

    private func setUp() {
        setQuietly { backgroundColor = .tertiarySystemFill }
        layer.cornerRadius = metrics.barRadius
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    // MARK: Value

    private var valueStorage = 0.0

    /// The value, between the minimum and maximum values. The default is 0. Setting it doesn't send an event. NaN is
    /// ignored.
    open var value: Double {
        get { valueStorage }
        set {
            guard !newValue.isNaN else { return }
            valueStorage = min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
        }
    }
    /// The minimum value. The default is 0. Raises an exception if it's greater than the maximum value.
    open var minimumValue = 0.0 {
        didSet {
            guard minimumValue <= maximumValue else {
                raise("Invalid minimumValue: \(minimumValue) is greater than maximumValue \(maximumValue)")
            }
            value = valueStorage
        }
    }
    /// The maximum value. The default is 100. Raises an exception if it's less than the minimum value.
    open var maximumValue = 100.0 {
        didSet {
            guard maximumValue >= minimumValue else {
                raise("Invalid maximumValue: \(maximumValue) is less than minimumValue \(minimumValue)")
            }
            value = valueStorage
        }
    }
    /// The amount by which a tap changes the value. The default is 1. Raises an exception if it isn't positive.
    open var stepValue = 1.0 {
        didSet {
            guard stepValue > 0 else { raise("Invalid stepValue: \(stepValue) is not greater than 0") }
        }
    }
    /// A Boolean value that indicates whether holding a button sends `.valueChanged` at each step, rather than only at
    /// the end. The default is `true`.
    open var isContinuous = true
    /// A Boolean value that indicates whether holding a button changes the value repeatedly. The default is `true`.
    open var autorepeat = true
    /// A Boolean value that indicates whether a step beyond one limit continues at the other. The default is `false`.
    open var wraps = false

    /// The fixed size of 94 x 32 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the fixed size of 94 x 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Pictures

    private var backgroundImages = StateImages()
    private var signImages = (increment: StateImages(), decrement: StateImages())
    private var dividerImages: [UInt: UIImage] = [:]

    /// Sets the background image of the buttons for a state, or `nil` for the standard background.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            .backgroundImage, for: Int(state.rawValue),
            { (stepper: UIStepper) in stepper.setBackgroundImage(image, for: state) })
        let hadImages = !backgroundImages.isEmpty
        backgroundImages[state] = image
        updateBackground(hadImages: hadImages)
        setNeedsDisplay()
    }

    /// Exchanges the standard background and the custom images. Values that the app has set are kept.
    private func updateBackground(hadImages: Bool) {
        let hasImages = !backgroundImages.isEmpty
        func radius(_ hasImages: Bool) -> CGFloat { hasImages ? 0 : metrics.barRadius }
        func fill(_ hasImages: Bool) -> UIColor? { hasImages ? nil : .tertiarySystemFill }
        if layer.cornerRadius == radius(hadImages) { layer.cornerRadius = radius(hasImages) }
        if backgroundColor == fill(hadImages) { setQuietly { backgroundColor = fill(hasImages) } }
    }

    /// Returns the background image of the buttons for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    /// Sets the image of the increment button for a state, or `nil` for the standard image.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            .incrementImage, for: Int(state.rawValue),
            { (stepper: UIStepper) in stepper.setIncrementImage(image, for: state) })
        signImages.increment[state] = image
        setNeedsDisplay()
    }

    /// Returns the image of the increment button for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { signImages.increment[state] }

    /// Sets the image of the decrement button for a state, or `nil` for the standard image.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            .decrementImage, for: Int(state.rawValue),
            { (stepper: UIStepper) in stepper.setDecrementImage(image, for: state) })
        signImages.decrement[state] = image
        setNeedsDisplay()
    }

    /// Returns the image of the decrement button for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { signImages.decrement[state] }

    /// Sets the divider image between the buttons in two states, or `nil` for the standard divider.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        let key = leftState.rawValue << 16 | rightState.rawValue
        record(
            .dividerImage, for: Int(key),
            { (stepper: UIStepper) in
                stepper.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
            })
        dividerImages[key] = image
        setNeedsDisplay()
    }

    /// Returns the divider image between the buttons in two states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        dividerImages[leftState.rawValue << 16 | rightState.rawValue]
    }

    /// Returns the state of a button.
    private func stateOfButton(onSide side: Int, isPossible: Bool) -> UIControl.State {
        !isEnabled || !isPossible ? .disabled : pressedSide == side ? .highlighted : .normal
    }

    private func commands(for image: UIImage, at center: Point) -> [DisplayCommand] {
        let rect = CGRect(
            x: CGFloat(center.x) - image.size.width / 2, y: CGFloat(center.y) - image.size.height / 2,
            width: image.size.width, height: image.size.height)
        return image.displayCommands(in: rect, tint: tintColor, traits: traitCollection)
    }

    // MARK: Touches

    @_spi(Collage)
    public override var keepsTaps: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        pressedSide = isRight != isRightToLeft ? 1 : -1
        step()
        if autorepeat { timer.start(after: Self.firstPause, for: self) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        release()
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        release()
    }

    private func release() {
        timer.stop()
        pressedSide = 0
        setNeedsDisplay()
    }

    private func repeatStep() {
        guard isTracking else { return }
        step()
        timer.start(after: Self.nextPause, for: self)
    }

    private func step() {
        let old = valueStorage
        let new = old + Double(pressedSide) * stepValue
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        setNeedsDisplay()
        if valueStorage != old, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Drawing

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        let half = Double(bounds.width / 2), middle = Double(bounds.midY)
        func line(_ x: Double, isVertical: Bool) -> Path {
            let length = Double(metrics.signLength - ControlMetrics.signThickness) / 2
            return isVertical
                ? Path([.move(Point(x: x, y: middle - length)), .line(Point(x: x, y: middle + length))])
                : Path([.move(Point(x: x - length, y: middle)), .line(Point(x: x + length, y: middle))])
        }
        let minusX = isRightToLeft ? half * 1.5 : half / 2
        let plusX = isRightToLeft ? half / 2 : half * 1.5
        func paint(_ isPossible: Bool) -> Paint {
            let color: UIColor = isPossible && isEnabled ? metrics.signColor : .tertiaryLabel
            return .color(color.color(with: traitCollection))
        }
        let style = StrokeStyle(width: Double(ControlMetrics.signThickness), cap: .round)
        let canLower = wraps || valueStorage > minimumValue, canRaise = wraps || valueStorage < maximumValue
        let minus = paint(canLower), plus = paint(canRaise)
        let lower = stateOfButton(onSide: -1, isPossible: canLower),
            upper = stateOfButton(onSide: 1, isPossible: canRaise)
        let length = Double(metrics.stepperDividerHeight)
        let thickness = metrics.hasSharpStepperDivider ? 2 / Double(max(traitCollection.displayScale, 1)) : 1
        let divider = Path(
            Rect(x: half - thickness / 2, y: middle - length / 2, width: thickness, height: length))
        var result: [DisplayCommand] = []
        if let image = backgroundImages.shown(in: state) {
            result += image.displayCommands(in: bounds, tint: tintColor, traits: traitCollection)
        }
        let (left, right) = isRightToLeft ? (upper, lower) : (lower, upper)
        if let image = dividerImages[left.rawValue << 16 | right.rawValue] ?? dividerImages[0] {
            let rect = CGRect(
                x: CGFloat(half) - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
            result += image.displayCommands(in: rect, tint: tintColor, traits: traitCollection)
        } else {
            result.append(.fill(divider, .color(UIColor.tertiaryLabel.color(with: traitCollection))))
        }
        if let image = signImages.decrement.shown(in: lower) {
            result += commands(for: image, at: Point(x: minusX, y: middle))
        } else {
            result.append(.stroke(line(minusX, isVertical: false), minus, style))
        }
        if let image = signImages.increment.shown(in: upper) {
            result += commands(for: image, at: Point(x: plusX, y: middle))
        } else {
            result.append(.stroke(line(plusX, isVertical: false), plus, style))
            result.append(.stroke(line(plusX, isVertical: true), plus, style))
        }
        return result
    }

    // MARK: Accessibility

    /// The defaults of a view that isn't an accessibility element, because each button is an element. If the app makes it
    /// one, it's adjustable.
    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = false
        defaults.traits.insert(.adjustable)
        defaults.value = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        return defaults
    }

    private lazy var buttonElements = [-1, 1].map { side in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = side < 0 ? "Decrement" : "Increment"
        return element
    }

    /// The accessibility elements that were set, or else the buttons.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? currentButtonElements() }
        set { super.accessibilityElements = newValue }
    }

    private func currentButtonElements() -> [UIAccessibilityElement] {
        let width = bounds.midX - metrics.stepperElementInset
        for (index, element) in buttonElements.enumerated() {
            let isLeft = (index == 0) != isRightToLeft
            element.accessibilityFrameInContainerSpace = CGRect(
                x: isLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
            let isPossible = wraps || (index == 0 ? valueStorage > minimumValue : valueStorage < maximumValue)
            element.accessibilityTraits = isEnabled && isPossible ? .button : [.button, .notEnabled]
        }
        return buttonElements
    }

    /// Increases the value by one step, like a tap on the right button.
    open override func accessibilityIncrement() { adjust(by: stepValue) }

    /// Decreases the value by one step, like a tap on the left button.
    open override func accessibilityDecrement() { adjust(by: -stepValue) }

    private func adjust(by step: Double) {
        let old = value
        value += step
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
