/// A bar of tabs of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let background = BarBackgroundView(frame: .zero)

    /// A bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar as `init(frame: .zero)` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.hasLineOnTop = true
        background.isUserInteractionEnabled = false
        addSubview(background)
        updateBackground()
    }

    /// The tabs; nil if there are none.
    open var items: [UITabBarItem]? {
        didSet { setNeedsLayout() }
    }
    /// The tab that is selected; nil for none.
    open weak var selectedItem: UITabBarItem? {
        didSet { setNeedsLayout() }
    }
    /// Whether contents reach under the bar; true by default.
    open var isTranslucent = true
    /// The older way to colour the bar; nil by default.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }
    /// The colour of tabs that are not selected; nil, the default, is a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { setNeedsLayout() }
    }
    /// How the bar looks; translucent with a line by default.
    open var standardAppearance = UITabBarAppearance() {
        didSet { updateBackground() }
    }
    /// How the bar looks while contents end above it; nil, the default, is as always.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// Called with the number of a tab that was tapped.
    var selectionHandler: ((Int) -> Void)?

    /// The height of the tabs: 49 points, 32 on a phone on its side, 50 on a pad.
    var rowHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 49
    }

    private func updateBackground() {
        standardAppearance.changeHandler = { [weak self] in self?.updateBackground() }
        background.show(standardAppearance, tint: barTintColor)
    }

    /// Places background and tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
    }

    /// The width at hand and the height of the tabs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }
}

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

    /// A copy that can be changed by itself.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UITabBarAppearance(barAppearance: self)
    }
}
