/// A bar of tabs of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    private let background = BarBackgroundView(frame: .zero)
    private var buttons: [TabButton] = []

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
    open var isTranslucent = true
    /// The older way to colour the bar; nil by default.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }
    /// The colour of tabs that are not selected; nil, the default, is a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
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

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            item.bar = self
            let button = TabButton(item: item)
            button.unselectedColor = unselectedItemTintColor
            button.addAction(UIAction { [weak self] _ in self?.didTap(index) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        updateSelection()
        setNeedsLayout()
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
    }

    /// Places background and tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let insets = safeAreaInsets
        let width = (bounds.width - insets.left - insets.right) / CGFloat(buttons.count)
        let ordered = isRightToLeft ? buttons.reversed() : buttons
        for (index, button) in ordered.enumerated() {
            button.isInline = traitCollection.horizontalSizeClass == .regular || rowHeight < 49
            button.frame = CGRect(
                x: insets.left + CGFloat(index) * width, y: 0, width: width, height: rowHeight)
        }
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
