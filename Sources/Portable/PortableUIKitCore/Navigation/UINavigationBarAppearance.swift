/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Creates an appearance with the system's default background.
    public override init() {
        super.init()
    }

    /// Creates an appearance with the background and shadow of another one.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    /// Creates the same appearance as `init()`. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The attributes of the title. The defaults are 17 points, semibold, in the label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }
    /// The attributes of a large title. The defaults are 34 points, bold, in the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }
    /// The attributes of the subtitle. The defaults are 12 points, in the secondary label color.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { subtitles.small }
        set { subtitles.small = newValue }
    }
    /// The attributes of the subtitle under a large title. The default is a secondary label color.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { subtitles.large }
        set { subtitles.large = newValue }
    }
    private var subtitles: (small: [NSAttributedString.Key: Any], large: [NSAttributedString.Key: Any]) = ([:], [:]) {
        didSet { didChange() }
    }
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { didChange() }
    }
    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue }
    }
    /// The appearance of buttons with the style `.done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.prominent }
        set { buttons.prominent = newValue }
    }
    /// The appearance of prominent buttons. It's the same as ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.prominent }
        set { buttons.prominent = newValue }
    }
    private var buttons = BarButtonAppearances() {
        didSet { didChange() }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { didChange() }
    }

    /// The image of the back button's arrow. The default is the system's.
    open var backIndicatorImage: UIImage { backImages.image ?? UIImage(systemName: "chevron.backward") ?? UIImage() }
    /// The mask of the title that slides under the back button's image. The default is the image itself.
    ///
    /// Differs from UIKit: titles don't slide under the image.
    open var backIndicatorTransitionMaskImage: UIImage { backImages.mask ?? backIndicatorImage }

    /// Replaces the image of the back button's arrow, and its mask. The default image appears again if either is `nil`.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        guard let backIndicatorImage, let backIndicatorTransitionMaskImage else { return backImages = (nil, nil) }
        backImages = (backIndicatorImage, backIndicatorTransitionMaskImage)
    }

    /// The app's image of the back button's arrow, or `nil` for the system's.
    var ownBackImage: UIImage? { backImages.image }
    private var backImages: (image: UIImage?, mask: UIImage?) {
        get { (buttons.backImage, buttons.backMask) }
        set { (buttons.backImage, buttons.backMask) = newValue }
    }

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// A copy of the appearance with its static type.
    var duplicate: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    package override func take(over other: UIBarAppearance) {
        super.take(over: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitles = other.subtitles
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backImages = other.backImages
    }
}

/// The appearances of buttons, and the images of the back button.
@MainActor
private struct BarButtonAppearances {
    var plain = UIBarButtonItemAppearance(style: .plain)
    var prominent = UIBarButtonItemAppearance(style: .done)
    var backImage: UIImage?
    var backMask: UIImage?
}

/// The appearance of buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// Creates the default appearance of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }

    /// The appearance of enabled buttons.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of highlighted buttons.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled buttons.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of focused buttons.
    public let focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title. Missing attributes have default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The background image of the button. The default is `nil`.
    open var backgroundImage: UIImage?
}

extension UIColor {
    /// The color of the line between a bar and the content.
    static var barShadow: UIColor { UIColor(white: 0, alpha: 0.3) }

    /// A Boolean value that indicates whether the color is opaque in the current traits.
    var isOpaqueColor: Bool { cgColor.alpha >= 1 }
}
