import DisplayList

/// A bar of tabs of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How tabs are placed.
    public enum ItemPositioning: Int, Sendable {
        /// Over the whole width on phones, centered elsewhere.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the middle, as wide as ``UITabBar/itemWidth`` says.
        case centered = 2
    }

    private let background = BarBackgroundView(frame: .zero)
    private var buttons: [TabButton] = []
    private let selectionIndicator = UIImageView(frame: .zero)
    /// Whether the bar is taking over items, whose changes it sees anyway.
    private var isTakingItems = false

    /// A bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UITabBar.self)
    }

    private func setUp() {
        background.hasLineOnTop = true
        background.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(selectionIndicator)
        updateBackground()
    }

    /// Learns which tab is tapped, of a bar that no controller owns.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs; nil if there are none.
    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }
    /// The tab that is selected; nil for none.
    open weak var selectedItem: UITabBarItem? {
        didSet { updateSelection() }
    }
    /// Whether contents reach under the bar; true by default.
    open var isTranslucent = true {
        didSet { note(.isTranslucent, \UITabBar.isTranslucent, isTranslucent) }
    }
    /// The older way to color the bar; nil by default.
    open var barTintColor: UIColor? {
        didSet {
            note(.barTintColor, \UITabBar.barTintColor, barTintColor)
            updateBackground()
        }
    }
    /// The color of tabs that are not selected; nil, the default, is a gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            note(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            for button in buttons { button.unselectedColor = unselectedItemTintColor }
        }
    }
    /// How the bar looks; translucent with a line by default.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            note(
                .standardAppearance,
                { [appearance = standardAppearance] (bar: UITabBar) in bar.standardAppearance = appearance.duplicate })
            updateBackground()
        }
    }
    /// How the bar looks while contents end above it; nil, the default, is as always.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            note(
                .scrollEdgeAppearance,
                { [appearance = scrollEdgeAppearance] (bar: UITabBar) in
                    bar.scrollEdgeAppearance = appearance?.duplicate
                })
        }
    }
    /// The older way to make the bar dark; default by default.
    open var barStyle: UIBarStyle = .default {
        didSet {
            note(.barStyle, \UITabBar.barStyle, barStyle)
            setQuietly { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
        }
    }
    /// The older way to give the bar a background; nil by default. An empty picture makes the bar transparent.
    open var backgroundImage: UIImage? {
        didSet {
            note(.backgroundImage, \UITabBar.backgroundImage, backgroundImage)
            updateBackground()
        }
    }
    /// The older way to replace the line above the bar, which counts with a background picture only; nil by default.
    open var shadowImage: UIImage? {
        didSet {
            note(.shadowImage, \UITabBar.shadowImage, shadowImage)
            updateBackground()
        }
    }
    /// The older way to put a picture behind the selected tab; nil by default.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            note(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            setNeedsLayout()
        }
    }
    /// How tabs are placed; automatic by default.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            note(.itemPositioning, \UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width of centered tabs, in points; 0, the default, is the system's.
    open var itemWidth: CGFloat = 0 {
        didSet {
            note(.itemWidth, \UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The room between centered tabs, in points; 0, the default, is the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            note(.itemSpacing, \UITabBar.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }

    /// Whether a drag that is held over a tab is as a tap; false by default.
    open var isSpringLoaded = false {
        didSet { updateButtons() }
    }

    /// Called with the number of a tab that was tapped.
    var selectionHandler: ((Int) -> Void)?

    /// The height of the tabs: 49 points, 32 on a phone on its side, 50 on a pad.
    var rowHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 49
    }

    private func updateBackground() {
        standardAppearance.changeHandler = { [weak self] in self?.updateBackground() }
        if let backgroundImage {
            let older = UIBarAppearance(barAppearance: standardAppearance)
            older.backgroundEffect = nil
            older.backgroundColor = nil
            older.backgroundImage = backgroundImage
            older.shadowImage = shadowImage
            background.show(older)
        } else {
            background.show(standardAppearance, tint: barTintColor)
        }
        updateButtons()
    }

    /// The bar has moved in front of other surroundings.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        for item in items ?? [] { item.applyAppearance() }
    }

    private func updateButtons() {
        for button in buttons {
            button.setSpringLoaded(isSpringLoaded)
            button.unselectedColor = unselectedItemTintColor
            button.barAppearance = button.item.standardAppearance ?? standardAppearance
        }
        setNeedsLayout()
    }

    private func rebuild() {
        guard !isTakingItems else { return }
        isTakingItems = true
        for item in items ?? [] { item.bar = self }
        isTakingItems = false
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            let button = TabButton(item: item)
            button.addAction(UIAction { [weak self] _ in self?.didTap(index) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        updateButtons()
        updateSelection()
    }

    /// The place of a button among the tabs, or `nil` if it isn't a tab.
    func accessibilityGroup(of button: TabButton) -> AccessibleElement.Group? {
        buttons.firstIndex { $0 === button }.map {
            AccessibleElement.Group(kind: .tabs, id: layer.identity, position: $0 + 1, count: buttons.count)
        }
    }

    private func didTap(_ index: Int) {
        guard let items, items.indices.contains(index) else { return }
        delegate?.tabBar(self, didSelect: items[index])
        if let selectionHandler {
            selectionHandler(index)
        } else {
            selectedItem = items[index]
        }
    }

    private func updateSelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
        setNeedsLayout()
    }

    /// Places background and tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        var (width, spacing, start) = (room / CGFloat(buttons.count), CGFloat(0), insets.left)
        if positioning == .centered {
            let given = itemWidth > 0 ? itemWidth : standardAppearance.stackedItemWidth
            let gap = itemSpacing > 0 ? itemSpacing : standardAppearance.stackedItemSpacing
            spacing = gap > 0 ? gap : Self.centeredSpacing
            let gaps = spacing * CGFloat(buttons.count - 1)
            width = min(given > 0 ? given : Self.centeredWidth, max(room - gaps, 0) / CGFloat(buttons.count))
            start += (room - width * CGFloat(buttons.count) - gaps) / 2
        }
        let ordered = isRightToLeft ? buttons.reversed() : buttons
        for (index, button) in ordered.enumerated() {
            button.isInline = traitCollection.horizontalSizeClass == .regular || rowHeight < 49
            let left = start + CGFloat(index) * (width + spacing) + Self.itemInset
            button.frame = CGRect(
                x: pixel(left), y: Self.itemTop, width: pixel(max(width - 2 * Self.itemInset, 0)),
                height: rowHeight - Self.itemTop)
        }
        placeSelectionIndicator()
    }

    /// The room at each side of a tab, and above it, in points (`UIKitConstants.md` 6).
    private static let itemInset: CGFloat = 2
    private static let itemTop: CGFloat = 1

    private func pixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    /// The width of centered tabs and the room between them that nobody has set, in points.
    private static let centeredWidth: CGFloat = 76
    private static let centeredSpacing: CGFloat = 34

    /// Tabs fill the bar unless the app asks for something else.
    private var positioning: ItemPositioning {
        itemPositioning == .automatic ? standardAppearance.stackedItemPositioning : itemPositioning
    }

    /// Puts the picture behind the selected tab, in its middle.
    private func placeSelectionIndicator() {
        let own = selectionIndicatorImage ?? standardAppearance.selectionIndicatorImage
        let selected = buttons.first { $0.isSelected }
        selectionIndicator.isHidden = own == nil || selected == nil
        guard let own, let selected else { return }
        selectionIndicator.image = own
        selectionIndicator.tintColor = standardAppearance.selectionIndicatorTintColor
        selectionIndicator.bounds.size = own.size
        selectionIndicator.center = selected.center
    }

    /// The width at hand and the height of the tabs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }
}

extension UITabBar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        rebuild()
    }
}

/// Learns which tab is tapped. The method may be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tap has selected `item`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
