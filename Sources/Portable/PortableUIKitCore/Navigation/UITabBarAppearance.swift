/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
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

    /// How tabs look whose title stands below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { didChange() }
    }
    /// How tabs look whose title stands beside the picture.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { didChange() }
    }
    /// How such tabs look in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { didChange() }
    }
    /// The color of the picture behind the selected tab; nil, the default, takes the bar's tint.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { didChange() }
    }
    /// A picture behind the selected tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        didSet { didChange() }
    }
    /// How tabs are placed; automatic by default.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { didChange() }
    }
    /// The width of tabs that are centered, in points; 0, the default, is the system's.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { didChange() }
    }
    /// The room between tabs that are centered, in points; 0, the default, is the system's.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { didChange() }
    }

    /// A copy that can be changed by itself.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// The same, with its type.
    var duplicate: UITabBarAppearance { UITabBarAppearance(barAppearance: self) }

    package override func take(over other: UIBarAppearance) {
        super.take(over: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}

/// How tabs look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How picture and title of a tab stand.
    public enum Style: Int, Sendable {
        /// The title below the picture.
        case stacked = 0
        /// Side by side.
        case inline = 1
        /// Side by side in a low bar.
        case compactInline = 2
    }

    /// The usual looks of stacked tabs.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// The usual looks of a style.
    public init(style: Style) {
        super.init()
    }

    /// The usual looks; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Tabs that can be touched.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The tab that is selected.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// Tabs that can't be touched.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// Tabs under a pointer's focus.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// Gives all states the usual looks.
    open func configureWithDefault(for style: Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    /// A copy that can be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    var duplicate: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        copy.normal = normal.duplicate
        copy.selected = selected.duplicate
        copy.disabled = disabled.duplicate
        copy.focused = focused.duplicate
        return copy
    }
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// How the title looks; what is missing is as usual.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; not at all by default.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The color of the picture; nil, the default, is as usual.
    open var iconColor: UIColor?
    /// How far the badge is moved, in points; not at all by default.
    open var badgePositionAdjustment: UIOffset = .zero
    /// The color of the badge; nil, the default, is red.
    open var badgeBackgroundColor: UIColor?
    /// How the badge's text looks; what is missing is as usual.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved, in points; not at all by default.
    open var badgeTitlePositionAdjustment: UIOffset = .zero

    var duplicate: UITabBarItemStateAppearance {
        let copy = UITabBarItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.iconColor = iconColor
        copy.badgePositionAdjustment = badgePositionAdjustment
        copy.badgeBackgroundColor = badgeBackgroundColor
        copy.badgeTextAttributes = badgeTextAttributes
        copy.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
        return copy
    }
}
