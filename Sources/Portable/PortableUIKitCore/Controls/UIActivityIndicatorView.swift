import DisplayList
import LayoutGeometry

/// A spinning wheel that indicates a task in progress.
///
/// The sizes of the spokes were recorded: capsules of 6.5 by 2.5 points in the medium wheel, and of 12 by 5 points in
/// the large one. The clock determines the rotation, so that snapshots are reproducible.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes and colors of the wheel.
    public enum Style: Int, Sendable {
        /// A white indicator with a size of 37 points. This is an older form of ``large``.
        case whiteLarge = 0
        /// 20 points, white. An older form of ``medium``.
        case white = 1
        /// 20 points, gray. An older form of ``medium``.
        case gray = 2
        /// An indicator with a size of 20 points.
        case medium = 100
        /// An indicator with a size of 37 points.
        case large = 101

        fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
        fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
    }

    /// The alphas of the spokes, from the current one backward.
    private static let alphas = [217.0, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    private static let spokes = alphas.count
    /// The current spoke of a stopped wheel, clockwise from the top: the left one.
    private static let firstSpoke = 6
    /// The speed, in turns per second.
    private static let speed = 1.0

    private var turn = 0
    private lazy var link = FrameLink(isAwaited: false) { [weak self] now in self?.step(to: now) }

    /// Creates a stopped, hidden indicator with the given style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
    }

    /// Creates a stopped, hidden indicator of medium size in the center of the frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates an indicator from an interface file.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
        coder.readInterface(into: self, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// The size of the wheel, and its color if `color` wasn't set.
    open var style: Style {
        didSet {
            guard oldValue != style else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether the indicator is hidden while it's stopped. The default is `true`.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// The color of the spokes. The default is the style's color, which is gray for current styles. Setting it to `nil`
    /// restores the default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            record(.color, \UIActivityIndicatorView.color, color)
            setNeedsDisplay()
        }
    }
    private var ownColor: UIColor?
    /// A Boolean value that indicates whether the wheel is spinning.
    open private(set) var isAnimating = false

    /// Shows the indicator and starts the animation.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        link.start(for: self)
    }

    /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        isHidden = hidesWhenStopped
        link.stop()
    }

    /// The size of the style: 20 or 37 points.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style.isLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func step(to now: Double) {
        let turn = Int(saturating: (now * Self.speed * Double(Self.spokes)).rounded(.down)) % Self.spokes
        guard turn != self.turn else { return }
        self.turn = turn
        setNeedsDisplay()
    }

    @_spi(Collage)
    public override func makeDisplayCommands() -> [DisplayCommand] {
        let spoke =
            style.isLarge
            ? Rect(x: -2.5, y: -17.5, width: 5, height: 12) : Rect(x: -1.25, y: -10, width: 2.5, height: 6.5)
        let color = color.color(with: traitCollection)
        let center = Point(x: Double(bounds.midX), y: Double(bounds.midY))
        return (0..<Self.spokes).flatMap { index -> [DisplayCommand] in
            // The current spoke is the darkest. The spokes that it has passed fade.
            let age = (turn + Self.firstSpoke - index + Self.spokes) % Self.spokes
            let angle = Double(index) / Double(Self.spokes) * 2 * Double.pi
            return [
                .save,
                .transform(.rotation(angle, around: center)),
                .fill(
                    Path(spoke.offset(x: center.x, y: center.y), corners: CornerRadii(all: spoke.size.width / 2)),
                    .color(color.multiplyingAlpha(by: Self.alphas[age]))),
                .restore,
            ]
        }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: self.isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
    }
}

extension LayoutGeometry.AffineTransform {
    /// Returns a clockwise rotation by `angle` radians around a point.
    static func rotation(_ angle: Double, around center: Point) -> LayoutGeometry.AffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return LayoutGeometry.AffineTransform(
            a: cosine, b: sine, c: -sine, d: cosine, tx: center.x - cosine * center.x + sine * center.y,
            ty: center.y - sine * center.x - cosine * center.y)
    }
}
