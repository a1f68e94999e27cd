/// The tabs at the top of a wide screen: a capsule with their titles, and a button that shows the sidebar.
///
/// Differs from UIKit: it's above navigation bars, not in the same row.
final class TopTabBar: UIView {
    /// The heights of the bar and of the capsule in it, in points; not recorded.
    static let height: CGFloat = 50
    private static let capsuleHeight: CGFloat = 40
    private static let inset: CGFloat = 3
    private static let margin: CGFloat = 60

    private let capsule = UIView(frame: .zero)
    private let material = MaterialView(UIBlurEffect(style: .systemThinMaterial))
    private let scrollView = UIScrollView(frame: .zero)
    private var buttons: [TopTabButton] = []
    /// The button that shows the sidebar.
    let sidebarButton: BarButton
    private let selectionHandler: (UITab) -> Void

    init(select selectionHandler: @escaping (UITab) -> Void, showSidebar: @escaping () -> Void) {
        self.selectionHandler = selectionHandler
        let item = UIBarButtonItem(image: SplitButtonImage.make(), style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(image: item.image) { _ in showSidebar() }
        sidebarButton = BarButton(item: item, appearance: nil)
        super.init(frame: .zero)
        capsule.layer.cornerRadius = Self.capsuleHeight / 2
        capsule.clipsToBounds = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        capsule.addSubview(material)
        capsule.addSubview(scrollView)
        addSubview(capsule)
        sidebarButton.accessibilityLabel = "Show Sidebar"
        addSubview(sidebarButton)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tabs: [UITab]) {
        for button in buttons { button.removeFromSuperview() }
        let selected = buttons.first { $0.isSelected }?.tab
        buttons = tabs.map { tab in
            let button = TopTabButton(tab)
            button.addAction(UIAction { [weak self] _ in self?.selectionHandler(tab) }, for: .touchUpInside)
            scrollView.addSubview(button)
            return button
        }
        select(selected)
        setNeedsLayout()
    }

    func select(_ tab: UITab?) {
        for button in buttons { button.isSelected = button.tab === tab }
    }

    func update(_ tab: UITab) {
        guard let button = buttons.first(where: { $0.tab === tab }) else { return }
        button.update()
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Touches outside the capsule and the button are passed to the content.
        capsule.frame.contains(point) || !sidebarButton.isHidden && sidebarButton.frame.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets, middle = Self.height / 2
        let buttonSize = CGSize(width: 44, height: 44)
        let start = isRightToLeft ? bounds.width - insets.right - 12 - buttonSize.width : insets.left + 12
        sidebarButton.frame = CGRect(origin: CGPoint(x: start, y: middle - buttonSize.height / 2), size: buttonSize)
        var x = Self.inset
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let width = button.neededWidth
            button.frame = CGRect(
                x: x, y: Self.inset, width: width, height: Self.capsuleHeight - 2 * Self.inset)
            x += width
        }
        let needed = x + Self.inset, room = bounds.width - insets.left - insets.right - 2 * Self.margin
        let width = max(min(needed, room), 0)
        capsule.isHidden = buttons.isEmpty
        capsule.frame = CGRect(
            x: ((bounds.width + insets.left - insets.right - width) / 2).rounded(), y: middle - Self.capsuleHeight / 2,
            width: width, height: Self.capsuleHeight)
        material.frame = capsule.bounds
        scrollView.frame = capsule.bounds
        scrollView.contentSize = CGSize(width: needed, height: Self.capsuleHeight)
    }
}

/// A tab in the bar at the top.
private final class TopTabButton: UIControl {
    private static let padding: CGFloat = 16

    let tab: UITab
    private let pill = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let picture = TemplateImageView(image: nil)
    private let badge = UILabel(frame: .zero)
    private let badgeGround = UIView(frame: .zero)

    init(_ tab: UITab) {
        self.tab = tab
        super.init(frame: .zero)
        pill.isUserInteractionEnabled = false
        badgeGround.isUserInteractionEnabled = false
        badgeGround.backgroundColor = .systemRed
        badgeGround.addSubview(badge)
        for view in [pill, picture, label, badgeGround] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    override var yieldsTouchesToScrolling: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    func update() {
        setSpringLoaded(tab.isSpringLoaded)
        let color: UIColor = isSelected ? tintColor : .label
        // The search tab shows only its image.
        let showsImage = tab is UISearchTab || tab.title.isEmpty
        picture.image = showsImage ? tab.image : nil
        picture.tintColor = color
        label.set(
            showsImage ? nil : tab.title, attributes: [:],
            font: .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium), color: color)
        badge.set(tab.badgeValue, attributes: [:], font: .systemFont(ofSize: 11), color: .white)
        badgeGround.isHidden = tab.badgeValue == nil
        pill.backgroundColor = isSelected ? .tertiarySystemBackground : nil
        alpha = isHighlighted ? 0.5 : 1
        setNeedsLayout()
    }

    /// The width of the title while the tab is selected. Using it for all states keeps the other tabs in place.
    var neededWidth: CGFloat {
        if let image = picture.image { return image.size.width + 2 * Self.padding }
        let text = (tab.title as NSString).size(
            withAttributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold)])
        return text.width.rounded(.up) + 2 * Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame = bounds
        pill.layer.cornerRadius = bounds.height / 2
        let size = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        let imageSize = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: (bounds.width - imageSize.width) / 2, y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
            height: imageSize.height)
        let badgeSize = badge.sizeThatFits(CGSize(width: 100, height: 14))
        let width = max(14, badgeSize.width + 6)
        badgeGround.frame = CGRect(
            x: isRightToLeft ? 2 : bounds.width - width - 2, y: 1, width: width, height: 14)
        badgeGround.layer.cornerRadius = 7
        badge.frame = CGRect(
            x: (width - badgeSize.width) / 2, y: (14 - badgeSize.height) / 2, width: badgeSize.width,
            height: badgeSize.height)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.label = tab.title
        defaults.value = tab.badgeValue
        return defaults
    }
}
