/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// An appearance with the system's default background.
    public override init() {
        super.init()
    }

    /// An appearance with the background and shadow of another one.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    /// An appearance as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How the title looks; what is missing is as usual: 17 points semibold in the label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }
    /// How a large title looks; what is missing is as usual: 34 points bold in the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }
    /// The attributes of the subtitle; what is missing is as usual: 12 points in the secondary label color.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { subtitles.small }
        set { subtitles.small = newValue }
    }
    /// The attributes of the subtitle under a large title; what is missing is as usual.
    ///
    /// Differs from UIKit: large titles have no subtitle here.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { subtitles.large }
        set { subtitles.large = newValue }
    }
    private var subtitles: (small: [NSAttributedString.Key: Any], large: [NSAttributedString.Key: Any]) = ([:], [:]) {
        didSet { didChange() }
    }
    /// How far the title is moved, in points; not at all by default.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { didChange() }
    }
    /// How plain buttons look.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttons.plain }
        set { buttons.plain = newValue }
    }
    /// How buttons that finish something look.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.prominent }
        set { buttons.prominent = newValue }
    }
    /// How prominent buttons look: the same as ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { buttons.prominent }
        set { buttons.prominent = newValue }
    }
    private var buttons = (
        plain: UIBarButtonItemAppearance(style: .plain), prominent: UIBarButtonItemAppearance(style: .done)
    ) {
        didSet { didChange() }
    }
    /// How the back button looks.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { didChange() }
    }

    /// A copy that can be changed by itself.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// The same, with its type.
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
    }
}

/// How buttons in a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// How a button looks in one state.
    @preconcurrency @MainActor
    open class StateAppearance: NSObject {
        /// How the title looks; what is missing is as usual.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// How far the title is moved, in points; not at all by default.
        open var titlePositionAdjustment: UIOffset = .zero
        /// A picture behind the button; nil by default.
        open var backgroundImage: UIImage?
    }

    /// The usual looks of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    /// Buttons that can be touched.
    public let normal = StateAppearance()
    /// Buttons under a finger.
    public let highlighted = StateAppearance()
    /// Buttons that can't be touched.
    public let disabled = StateAppearance()
    /// Buttons under a pointer's focus.
    public let focused = StateAppearance()
}

extension UIColor {
    /// The line between a bar and what is under it.
    static var barShadow: UIColor { UIColor(white: 0, alpha: 0.3) }

    /// Whether nothing can be seen through the color, in the traits in force.
    var isOpaqueColor: Bool { cgColor.alpha >= 1 }
}
