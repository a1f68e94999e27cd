/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
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

    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { didChange() }
    }
    /// The appearance of tabs with the title next to the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { didChange() }
    }
    /// The appearance of tabs with the title next to the image in compact bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { didChange() }
    }
    /// The color of the image behind the selected tab. The default is `nil`, which means the bar's tint color.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { didChange() }
    }
    /// An image behind the selected tab. The default is `nil`.
    open var selectionIndicatorImage: UIImage? {
        didSet { didChange() }
    }
    /// The arrangement of the tabs. The default is `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { didChange() }
    }
    /// The width of centered tabs, in points. The default is 0, which means the system's width.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { didChange() }
    }
    /// The spacing of centered tabs, in points. The default is 0, which means the system's spacing.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { didChange() }
    }

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// A copy of the appearance with its static type.
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

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The arrangements of a tab's image and title.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title next to the image.
        case inline = 1
        /// The title next to the image in a compact bar.
        case compactInline = 2
    }

    /// Creates the default appearance of stacked tabs.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Creates the default appearance of a style.
    public init(style: Style) {
        super.init()
    }

    /// Creates the default appearance. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The appearance of tabs that are enabled but not selected.
    public private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    public private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    public private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of focused tabs.
    public private(set) var focused = UITabBarItemStateAppearance()

    /// Configures all states with the default appearance.
    open func configureWithDefault(for style: Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }

    /// Returns an independent copy.
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

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title. Missing attributes have default values.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The color of the image. The default is `nil`, which means the default color.
    open var iconColor: UIColor?
    /// The offset of the badge, in points. The default is zero.
    open var badgePositionAdjustment: UIOffset = .zero
    /// The color of the badge. The default is `nil`, which means red.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text. Missing attributes have default values.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, in points. The default is zero.
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
