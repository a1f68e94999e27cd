/// How a bar's background looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// An appearance with the system's default background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// An appearance with the background and shadow of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(over: barAppearance)
    }

    /// An appearance as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
        configureWithDefaultBackground()
    }

    /// The blur behind the color; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { didChange() }
    }
    /// The color over the blur; nil for none.
    open var backgroundColor: UIColor? {
        didSet { didChange() }
    }
    /// A picture over the color; nil by default.
    open var backgroundImage: UIImage? {
        didSet { didChange() }
    }
    /// How the picture fills the bar; scaled to fill by default.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
        didSet { didChange() }
    }
    /// The color of the line between bar and contents; nil for no line.
    open var shadowColor: UIColor? {
        didSet { didChange() }
    }
    /// A picture instead of the line; nil by default.
    open var shadowImage: UIImage? {
        didSet { didChange() }
    }

    /// Makes the background what the system's bars have: translucent, with a line.
    open func configureWithDefaultBackground() {
        configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: UIColor.barShadow)
    }

    /// Makes the background opaque, in the system's color, with a line.
    open func configureWithOpaqueBackground() {
        configure(effect: nil, color: .systemBackground, shadow: UIColor.barShadow)
    }

    /// Makes the background invisible, without a line.
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

    /// A copy that can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }

    /// Whether nothing can be seen through the bar.
    package var isOpaque: Bool {
        backgroundEffect == nil && (backgroundColor?.isOpaqueColor ?? false)
    }

    /// Called when something has changed.
    package var changeHandler: (() -> Void)?

    package func didChange() {
        changeHandler?()
    }

    /// Takes background and shadow of another appearance.
    package func take(over other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}
