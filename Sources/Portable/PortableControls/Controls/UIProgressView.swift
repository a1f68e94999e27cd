@_spi(Collage) import PortableUIKitCore

/// A bar that shows the progress of a task.
///
/// It's 4 points thick, in the middle of the view regardless of its height. The completed part has a length of a whole
/// number of points, and at least 8 (recorded).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How thick the line is.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// For bars.
        case bar = 1
    }

    private static let thickness: CGFloat = 4

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)

    /// A line at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A line at 0 of that style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size.height = 4
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIProgressView.self)
    }

    private func setUp() {
        for view in [track, bar] {
            view.layer.cornerRadius = Self.thickness / 2
            addSubview(view)
        }
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        updateColors()
    }

    /// How thick the line is; 4 points in both styles.
    open var progressViewStyle: Style = .default

    private var progressStorage: Float = 0

    /// How far it has come, from 0 to 1; 0 by default. Values outside are brought in, NaN is ignored.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets `progress`.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        progressStorage = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.layOutBar() }
    }

    /// Something whose progress the line shows, from now on and in every frame; nil, the default, for nothing.
    open var observedProgress: Progress? {
        didSet { followObservedProgress() }
    }

    private lazy var observation = FrameLink(isAwaited: false) { [weak self] _ in self?.followObservedProgress() }

    private func followObservedProgress() {
        guard let observedProgress else { return observation.stop() }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: false) }
        if window == nil || observedProgress.isFinished || observedProgress.isCancelled {
            observation.stop()
        } else {
            observation.start(for: self)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followObservedProgress()
    }

    /// The color of the part that is done; nil, the default, is the tint.
    open var progressTintColor: UIColor? {
        didSet {
            note(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
            updateColors()
        }
    }
    /// The color of the rest; nil, the default, is a gray.
    open var trackTintColor: UIColor? {
        didSet {
            note(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
            updateColors()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        bar.tintColor = progressTintColor ?? tintColor
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        track.tintColor = trackTintColor
    }

    /// The image of the completed part, stretched between its insets; `nil`, the default, for the standard bar.
    open var progressImage: UIImage? {
        didSet {
            note(.progressImage, \UIProgressView.progressImage, progressImage)
            bar.image = progressImage
            updateColors()
        }
    }
    /// The image of the whole track, stretched between its insets; `nil`, the default, for the standard bar.
    open var trackImage: UIImage? {
        didSet {
            note(.trackImage, \UIProgressView.trackImage, trackImage)
            track.image = trackImage
            updateColors()
        }
    }

    /// 4 points high, as wide as it is made.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// The width at hand and 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    /// Places the line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    private func layOutBar() {
        let line = CGRect(
            x: bounds.minX, y: bounds.midY - Self.thickness / 2, width: bounds.width, height: Self.thickness)
        track.frame = line
        // A whole number of points, and at least the width of both round ends; 0 without progress.
        let width = min(max((line.width * CGFloat(progressStorage)).rounded(), 2 * Self.thickness), line.width)
        bar.frame = CGRect(
            x: isRightToLeft ? line.maxX - width : line.minX, y: line.minY, width: width, height: line.height)
        bar.isHidden = progressStorage == 0
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: "Progress", value: AccessibilityDefaults.percentage(Double(progress)),
            traits: .updatesFrequently)
    }
}
