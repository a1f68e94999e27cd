/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Creates an appearance with the system's default background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the background and shadow of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(over: barAppearance)
    }

    /// Creates the same appearance as `init()`. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the default background of an idiom.
    ///
    /// Differs from UIKit: the backgrounds of all idioms are the same.
    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        options.idiom = idiom
    }

    /// The idiom of the appearance. The default is the device's.
    open var idiom: UIUserInterfaceIdiom { options.idiom ?? UIDevice.current.userInterfaceIdiom }

    /// The blur behind the color. `nil` means none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange() }
    }
    /// The color over the blur. `nil` means none.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }
    /// An image over the color. The default is `nil`.
    open var backgroundImage: UIImage? {
        didSet { didChange() }
    }
    /// The content mode of the background image. The default is `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { didChange() }
    }
    private var options = BarAppearanceOptions() {
        didSet { didChange() }
    }
    /// The color of the line between the bar and the content. `nil` means no line.
    open var shadowColor: UIColor? {
        get { options.shadowColor }
        set { options.shadowColor = newValue }
    }
    /// An image that replaces the line. The default is `nil`.
    open var shadowImage: UIImage? {
        get { options.shadowImage }
        set { options.shadowImage = newValue }
    }
    /// The style of the bar's background. The default is `.unspecified`, which means the style of the bar.
    ///
    /// Differs from UIKit: the titles and buttons of the bar keep their style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { options.userInterfaceStyle }
        set { options.userInterfaceStyle = newValue }
    }

    /// Configures the system's default background: translucent with a line, or none in the design of iOS 26, in which
    /// content fades under bars.
    open func configureWithDefaultBackground() {
        if BarDesign.current.hasPlatters { return configureWithTransparentBackground() }
        configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: UIColor.barShadow)
    }

    /// Configures an opaque background in the system's color, with a line.
    open func configureWithOpaqueBackground() {
        configure(effect: nil, color: .systemBackground, shadow: UIColor.barShadow)
    }

    /// Configures a transparent background without a line.
    open func configureWithTransparentBackground() {
        configure(effect: nil, color: nil, shadow: nil)
    }

    private func configure(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }

    /// A Boolean value that indicates whether the bar is opaque.
    package var isOpaque: Bool {
        backgroundEffect == nil && (backgroundColor?.isOpaqueColor ?? false)
    }

    /// A closure that's called after a change.
    package var changeHandler: (() -> Void)?

    package func didChange() {
        changeHandler?()
    }

    /// Copies the background and the shadow of another appearance.
    package func take(over other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        overrideUserInterfaceStyle = other.overrideUserInterfaceStyle
    }
}

/// The line and the style of a bar's background.
private struct BarAppearanceOptions {
    var shadowColor: UIColor?
    var shadowImage: UIImage?
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var idiom: UIUserInterfaceIdiom?
}
