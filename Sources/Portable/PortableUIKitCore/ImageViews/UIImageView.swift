import DisplayList
import Foundation

/// A view that displays an image or a sequence of animated images.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private let frameLink: FrameLink
    private let ticker: AnimationTicker

    /// Creates a view with an image. The view has the size of the image and its origin at (0, 0).
    public init(image: UIImage?) {
        (frameLink, ticker) = AnimationTicker.make()
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        setUp()
    }

    /// Creates a view with an image and an image for the highlighted state. The view has the size of the image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (frameLink, ticker) = AnimationTicker.make()
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        setUp()
    }

    /// Creates a view without an image.
    public override init(frame: CGRect) {
        (frameLink, ticker) = AnimationTicker.make()
        super.init(frame: frame)
        setUp()
    }

    /// Creates an image view from an interface file.
    public required init?(coder: NSCoder) {
        (frameLink, ticker) = AnimationTicker.make()
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UIImageView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        ticker.view = self
    }

    // MARK: Images

    /// The displayed image. The default is `nil`. If its size changes, the layout is updated.
    open var image: UIImage? {
        didSet {
            guard oldValue !== image else { return }
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
            if image?.images != nil { startAnimating() }
        }
    }

    /// The image in the highlighted state. The default is `nil`, which means that ``image`` is displayed.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// A Boolean value that indicates whether the highlighted image is displayed. The default is `false`.
    open var isHighlighted = false {
        didSet {
            guard oldValue != isHighlighted else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The configuration of symbols that don't have their own configuration. The default is `nil`.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The preferred dynamic range of the image. The default is `.unspecified`, which leaves the choice to the
    /// superview.
    ///
    /// Differs from UIKit: screens have the standard dynamic range, so the value has no effect.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The dynamic range of the image. It's `.standard`, because images are decoded in the standard range, or
    /// `.unspecified` without an image.
    open var imageDynamicRange: UIImage.DynamicRange { shownImage == nil ? .unspecified : .standard }

    // MARK: Animation

    /// The sequence of images that the view animates. The default is `nil`.
    open var animationImages: [UIImage]?

    /// The sequence of images that the view animates while it's highlighted. The default is `nil`.
    open var highlightedAnimationImages: [UIImage]?

    /// The duration of one cycle, in seconds. The default is 0, which means 1/30 for each image.
    open var animationDuration: TimeInterval = 0

    /// The number of times that the animation plays. The default is 0, which repeats it indefinitely.
    open var animationRepeatCount = 0

    /// A Boolean value that indicates whether the animation is running.
    open var isAnimating: Bool { frameLink.isRunning }

    /// Starts to display ``animationImages``, or the images of an animated ``image``, beginning with the first one.
    open func startAnimating() {
        guard currentAnimationImages != nil else { return }
        ticker.restart(at: owningDevice.clock.now)
        frameLink.start(for: self)
        setNeedsDisplay()
    }

    /// Stops the animation and displays ``image`` again.
    open func stopAnimating() {
        frameLink.stop()
        setNeedsDisplay()
    }

    private var currentAnimationImages: [UIImage]? {
        (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images
    }

    /// The image that's currently shown.
    private var shownImage: UIImage? {
        if isAnimating, let images = currentAnimationImages, !images.isEmpty {
            return images[ticker.index(count: images.count)]
        }
        return isHighlighted ? highlightedImage ?? image : image
    }

    fileprivate func tick(to time: Double) {
        guard let images = currentAnimationImages, !images.isEmpty else { return stopAnimating() }
        let duration = animationDuration > 0 ? animationDuration : image?.duration ?? 0
        ticker.roundDuration = duration > 0 ? duration : Double(images.count) / 30
        if animationRepeatCount > 0, time >= ticker.begin + ticker.roundDuration * Double(animationRepeatCount) {
            return stopAnimating()
        }
        if ticker.advance(to: time, count: images.count) { setNeedsDisplay() }
    }

    // MARK: Layout and drawing

    /// The size of the image.
    open override var intrinsicContentSize: CGSize {
        configured(shownImage)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size of the image, or the view's size if there's no image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(shownImage)?.size ?? bounds.size }

    /// The alignment insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    @_spi(Collage)
    open override func makeDisplayCommands() -> [DisplayCommand] {
        guard let image = configured(shownImage) else { return [] }
        return image.displayCommands(
            in: contentMode.rect(for: image.size, in: bounds), tint: tintColor, traits: traitCollection,
            isMirrored: isRightToLeft)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func configured(_ image: UIImage?) -> UIImage? {
        guard let image, let symbol = image.content.symbol else { return image }
        guard let preferred = preferredSymbolConfiguration else { return image }
        return image.withConfiguration(preferred.applying(symbol.configuration))
    }

    package override var descriptionDetail: String? { image.map { "image = \($0)" } }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}

extension UIView.ContentMode {
    /// Returns the frame of content of the given size in the bounds of a view.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        gravity.rect(for: size, in: bounds)
    }

    private var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

/// A clock that determines the current image of an animation.
@MainActor
private final class AnimationTicker {
    weak var view: UIImageView?
    private(set) var begin = 0.0
    var roundDuration = 1.0
    private var shown = 0

    static func make() -> (FrameLink, AnimationTicker) {
        let ticker = AnimationTicker()
        return (FrameLink { [weak ticker] now in ticker?.view?.tick(to: now) }, ticker)
    }

    /// Starts the first round with its first image.
    func restart(at time: Double) {
        begin = time
        shown = 0
    }

    func index(count: Int) -> Int { min(shown, count - 1) }

    /// Advances the animation. Returns whether the image changes.
    func advance(to time: Double, count: Int) -> Bool {
        let rounds = max(time - begin, 0) / roundDuration
        // If rounds end between two frames, the image follows from the position in the current round.
        let part = rounds.isFinite ? rounds - rounds.rounded(.down) : 0
        let next = min(Int(part * Double(count)), count - 1)
        defer { shown = next }
        return next != shown
    }
}
