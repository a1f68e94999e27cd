@_spi(Collage) import PortableUIKitCore

/// A bar that shows the progress of a task.
///
/// The bar is 4 points thick and vertically centered in the view. As on iOS, the length of the completed part is a
/// whole number of points, and at least 8.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress bar.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// A style for bars.
        case bar = 1
    }

    private static let thickness: CGFloat = 4

    private let track = UIImageView(frame: .zero)
    private let bar = UIImageView(frame: .zero)

    /// Creates a progress bar with a progress of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress bar with a style and a progress of 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size.height = 4
    }

    /// Creates a progress bar from an interface file.
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

    /// The style of the bar. Its thickness is 4 points in both styles. In a bar, the track is clear unless it has a
    /// color.
    open var progressViewStyle: Style = .default {
        didSet { if oldValue != progressViewStyle { updateColors() } }
    }

    private var progressStorage: Float = 0

    /// The progress, from 0 to 1. The default is 0. Values outside that range are clamped, and NaN is ignored.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, optionally with an animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        progressStorage = min(max(progress, 0), 1)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25) { self.layOutBar() }
    }

    /// A progress object that the bar follows in every frame. The default is `nil`.
    open var observedProgress: Progress? {
        didSet { trackObservedProgress() }
    }

    private lazy var observation = FrameLink(isAwaited: false) { [weak self] _ in self?.trackObservedProgress() }

    private func trackObservedProgress() {
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
        trackObservedProgress()
    }

    /// The color of the completed part. The default is `nil`, which means the tint color.
    open var progressTintColor: UIColor? {
        didSet {
            record(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
            updateColors()
        }
    }
    /// The color of the remaining part. The default is `nil`, which means gray.
    open var trackTintColor: UIColor? {
        didSet {
            record(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
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
        track.backgroundColor =
            trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
        track.tintColor = trackTintColor
    }

    /// The image of the completed part, stretched between its insets. If it's `nil` (the default), the standard bar is
    /// shown.
    open var progressImage: UIImage? {
        didSet {
            record(.progressImage, \UIProgressView.progressImage, progressImage)
            bar.image = progressImage
            updateColors()
        }
    }
    /// The image of the whole track, stretched between its insets. If it's `nil` (the default), the standard bar is
    /// shown.
    open var trackImage: UIImage? {
        didSet {
            record(.trackImage, \UIProgressView.trackImage, trackImage)
            track.image = trackImage
            updateColors()
        }
    }

    /// The intrinsic height of 4 points. There's no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// Returns the given width and a height of 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    /// Lays out the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }

    private func layOutBar() {
        let line = CGRect(
            x: bounds.minX, y: bounds.midY - Self.thickness / 2, width: bounds.width, height: Self.thickness)
        track.frame = line
        // The width is a whole number of points, at least the width of both round ends, and 0 without progress.
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
