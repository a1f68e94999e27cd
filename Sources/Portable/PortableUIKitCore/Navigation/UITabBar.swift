import DisplayList

/// A bar of tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The arrangements of tabs.
    public enum ItemPositioning: Int, Sendable {
        /// The tabs fill the width on phones, and are centered on other devices.
        case automatic = 0
        /// The tabs fill the width.
        case fill = 1
        /// The tabs are centered, with a width of ``UITabBar/itemWidth``.
        case centered = 2
    }

    private let background = BarBackgroundView(frame: .zero)
    private var buttons: [TabButton] = []
    /// The views behind the tabs.
    let platter = TabPlatterViews()
    private var selectionIndicator: UIImageView { platter.image }
    /// A Boolean value that indicates whether the bar is setting items, whose changes it handles anyway.
    private var isSettingItems = false

    /// Creates a bar with a frame in its future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UITabBar.self)
    }

    private func setUp() {
        background.hasLineOnTop = true
        background.isUserInteractionEnabled = false
        addSubview(background)
        platter.add(to: self)
        updateBackground()
    }

    /// The object that responds to taps on tabs, if the bar doesn't belong to a tab bar controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs. It's `nil` if there aren't any.
    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }
    /// Replaces the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.2) { [buttons] in
            for button in buttons { button.alpha = 1 }
        }
    }

    /// The selected tab. `nil` means none.
    open weak var selectedItem: UITabBarItem? {
        didSet { updateSelection() }
    }
    /// A Boolean value that indicates whether content extends under the bar. The default is `true`.
    open var isTranslucent = true {
        didSet {
            record(.isTranslucent, \UITabBar.isTranslucent, isTranslucent)
            if oldValue != isTranslucent { superview?.setNeedsLayout() }
        }
    }
    /// The background color of the bar. The default is `nil`. Appearances supersede this property.
    open var barTintColor: UIColor? {
        didSet {
            record(.barTintColor, \UITabBar.barTintColor, barTintColor)
            updateBackground()
        }
    }
    /// The color of tabs that aren't selected. The default is `nil`, which means a gray.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            record(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            for button in buttons { button.unselectedColor = unselectedItemTintColor }
        }
    }
    /// The appearance of the bar. The default is translucent with a line.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            record(
                .standardAppearance,
                { [appearance = standardAppearance] (bar: UITabBar) in bar.standardAppearance = appearance.duplicate })
            updateBackground()
        }
    }
    /// The appearance of the bar while the content ends above it. The default is `nil`, which means the standard
    /// appearance.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            record(
                .scrollEdgeAppearance,
                { [appearance = scrollEdgeAppearance] (bar: UITabBar) in
                    bar.scrollEdgeAppearance = appearance?.duplicate
                })
        }
    }
    /// The style of the bar: light or dark. The default is `.default`. `.black` sets the dark interface style.
    open var barStyle: UIBarStyle = .default {
        didSet {
            record(.barStyle, \UITabBar.barStyle, barStyle)
            setQuietly { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
        }
    }
    /// The background image of the bar. The default is `nil`. An empty image makes the bar transparent. Appearances
    /// supersede this property.
    open var backgroundImage: UIImage? {
        didSet {
            record(.backgroundImage, \UITabBar.backgroundImage, backgroundImage)
            updateBackground()
        }
    }
    /// An image that replaces the line above the bar, if the bar also has a background image. The default is `nil`.
    /// Appearances supersede this property.
    open var shadowImage: UIImage? {
        didSet {
            record(.shadowImage, \UITabBar.shadowImage, shadowImage)
            updateBackground()
        }
    }
    /// An image behind the selected tab. The default is `nil`. Appearances supersede this property.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            record(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            setNeedsLayout()
        }
    }
    /// The arrangement of the tabs. The default is `.automatic`.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            record(.itemPositioning, \UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width of centered tabs, in points. The default is 0, which means the system's width.
    open var itemWidth: CGFloat = 0 {
        didSet {
            record(.itemWidth, \UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The spacing of centered tabs, in points. The default is 0, which means the system's spacing.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            record(.itemSpacing, \UITabBar.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether holding a drag over a tab selects it. The default is `false`.
    open var isSpringLoaded = false {
        didSet { updateButtons() }
    }

    /// A closure that's called with the index of a tapped tab.
    var selectionHandler: ((Int) -> Void)?

    /// The height of the tabs: 49 points, 32 on a phone in landscape, 50 on an iPad, and 62 in the design of iOS 26.
    var rowHeight: CGFloat {
        if hasPlatter { return TabBarPlatter.height }
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 49
    }

    private var hasPlatter: Bool { BarDesign(self).hasPlatters }

    /// The height of the bar in a view with the given safe area: the tabs and the safe area, or in the design of iOS 26,
    /// the platter with the same distance from the bottom as from the sides.
    func height(aboveSafeArea bottom: CGFloat) -> CGFloat {
        hasPlatter ? max(TabBarPlatter.height + TabBarPlatter.margin, bottom) : rowHeight + bottom
    }

    /// The fade of the content under the bar, in the design of iOS 26.
    var edgeFade: BarEdgeFade? {
        get { background.fade }
        set { background.fade = newValue }
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

    /// Updates the items' appearance after a change of the window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        for item in items ?? [] { item.applyAppearance() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
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
        guard !isSettingItems else { return }
        isSettingItems = true
        for item in items ?? [] { item.bar = self }
        isSettingItems = false
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

    /// Returns the position of a button among the tabs, or `nil` if it isn't a tab.
    func accessibilityGroup(of button: TabButton) -> AccessibleElement.Group? {
        buttons.firstIndex { $0 === button }.map {
            AccessibleElement.Group(kind: .tabs, id: layer.identity, position: $0 + 1, count: buttons.count)
        }
    }

    /// A Boolean value that indicates whether the bar is hidden. The content then extends to the bottom of the screen.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    private func didTap(_ index: Int) {
        guard let items, items.indices.contains(index) else { return }
        if platter.isMinimized, index != platter.separateIndex { return platter.restorationHandler?() ?? () }
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

    /// Lays out the background and the tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        layOutPlatter()
        guard !buttons.isEmpty, !hasPlatter else { return placeSelectionIndicator() }
        let insets = safeAreaInsets
        let room = bounds.width - insets.left - insets.right
        var (width, spacing, start) = (room / CGFloat(buttons.count), CGFloat(0), insets.left)
        if positioning == .centered {
            let given = (itemWidth > 0 ? itemWidth : standardAppearance.stackedItemWidth).finiteOrZero
            let gap = (itemSpacing > 0 ? itemSpacing : standardAppearance.stackedItemSpacing).finiteOrZero
            spacing = gap > 0 ? gap : Self.centeredSpacing
            let gaps = spacing * CGFloat(buttons.count - 1)
            width = min(given > 0 ? given : Self.centeredWidth, max(room - gaps, 0) / CGFloat(buttons.count))
            start += (room - width * CGFloat(buttons.count) - gaps) / 2
        }
        let ordered = isRightToLeft ? buttons.reversed() : buttons
        for (index, button) in ordered.enumerated() {
            button.arrangement =
                traitCollection.horizontalSizeClass == .regular || rowHeight < 49 ? .inline : .stacked
            let left = start + CGFloat(index) * (width + spacing) + Self.itemInset
            button.frame = CGRect(
                x: pixel(left), y: Self.itemTop, width: pixel(max(width - 2 * Self.itemInset, 0)),
                height: rowHeight - Self.itemTop)
        }
        placeSelectionIndicator()
    }

    private func layOutPlatter() {
        guard hasPlatter, !buttons.isEmpty else { return platter.hide(buttons) }
        platter.layOut(buttons, platterLayout)
    }

    /// The frames of the platter, the tabs, and the accessory, in the design of iOS 26.
    var platterLayout: TabBarPlatter {
        TabBarPlatter(
            TabBarPlatter.Tabs(
                count: buttons.count, separate: platter.separateIndex,
                selected: buttons.firstIndex { $0.item === selectedItem }, isMinimized: platter.isMinimized),
            in: TabBarPlatter.Room(bounds, insets: safeAreaInsets, isRightToLeft: isRightToLeft), pixel: pixel)
    }

    /// The distance of a tab from its sides and its top, in points (`UIKitConstants.md` 6).
    private static let itemInset: CGFloat = 2
    private static let itemTop: CGFloat = 1

    private func pixel(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (length * scale).rounded() / scale
    }

    /// The default width and spacing of centered tabs, in points.
    private static let centeredWidth: CGFloat = 76
    private static let centeredSpacing: CGFloat = 34

    /// The effective positioning. Tabs fill the bar by default.
    private var positioning: ItemPositioning {
        itemPositioning == .automatic ? standardAppearance.stackedItemPositioning : itemPositioning
    }

    /// Places the image behind the selected tab, at its center.
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

    /// Returns the available width and the height of the tabs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(aboveSafeArea: safeAreaInsets.bottom))
    }

    /// The height of the bar, for a bar that an app positions with constraints.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}

extension UITabBar: BarItemObserver {
    package func barItemDidChange(_ item: UIBarItem) {
        rebuild()
    }
}

/// A method for responding to taps on tabs. It's optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has selected `item`.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
