import DisplayList

/// The view of a tab in a tab bar.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let picture = TemplateImageView(image: nil)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private let badgeBackground = UIView(frame: .zero)

    /// The color while the tab is not selected.
    var unselectedColor: UIColor? {
        didSet { updateAppearance() }
    }
    /// The appearance of tabs that the bar specifies.
    var barAppearance: UITabBarAppearance? {
        didSet { updateAppearance() }
    }

    /// The arrangements of the image and the title.
    enum Arrangement {
        case stacked
        /// The image and the title are side by side, as in compact and wide bars.
        case inline
        /// The tab is on a platter of glass, in the design of iOS 26.
        case onPlatter
        /// The image is alone in the center of a platter. Without an image, the title is.
        case imageOnPlatter
    }

    var arrangement = Arrangement.stacked {
        didSet { if oldValue != arrangement { updateAppearance() } }
    }
    private var isInline: Bool { arrangement == .inline }
    private var isOnPlatter: Bool { arrangement == .onPlatter || arrangement == .imageOnPlatter }
    private var isAlone: Bool { arrangement == .imageOnPlatter }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        badgeBackground.isUserInteractionEnabled = false
        badgeBackground.addSubview(badge)
        for view in [picture, label, badgeBackground] { addSubview(view) }
        updateAppearance()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        isUserInteractionEnabled = item.isEnabled
        let looks = stateAppearance
        let normal = unselectedColor ?? (isOnPlatter ? UIColor.label : .secondaryLabel)
        let color: UIColor = !item.isEnabled ? .tertiaryLabel : isSelected ? tintColor : normal
        let isCompact = traitCollection.verticalSizeClass == .compact
        let image = item.shownImage(isCompact: isCompact)
        picture.image = isSelected ? item.selectedImage ?? image : image
        item.describe(self)
        picture.tintColor = looks?.iconColor ?? color
        // Recorded sizes: 10 points stacked, 13 inline (`UIKitConstants.md` 6).
        let font = UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
        label.set(
            item.title, attributes: attributes(looks?.titleTextAttributes, item.titleTextAttributes), font: font,
            color: color)
        badge.set(
            item.badgeValue, attributes: attributes(looks?.badgeTextAttributes, item.badgeTextAttributes),
            font: .systemFont(ofSize: 13), color: .white)
        badgeBackground.isHidden = item.badgeValue == nil
        badgeBackground.backgroundColor = item.badgeColor ?? looks?.badgeBackgroundColor ?? .systemRed
        setNeedsLayout()
    }

    /// The bar's appearance for the tab's current state.
    private var stateAppearance: UITabBarItemStateAppearance? {
        guard let barAppearance else { return nil }
        let layout =
            !isInline
            ? barAppearance.stackedLayoutAppearance
            : traitCollection.verticalSizeClass == .compact
                ? barAppearance.compactInlineLayoutAppearance : barAppearance.inlineLayoutAppearance
        return !item.isEnabled ? layout.disabled : isSelected ? layout.selected : layout.normal
    }

    /// Returns the bar's attributes merged with the item's. The attributes of the normal state apply to the other
    /// states, too.
    private func attributes(
        _ shared: [NSAttributedString.Key: Any]?, _ own: (UIControl.State) -> [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] {
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        var merged = shared ?? [:]
        if let attributes = own(state) {
            merged.merge(attributes) { $1 }
        } else if var attributes = own(.normal) {
            // The color of unselected tabs doesn't apply to the selected one.
            if state != .normal { attributes[.foregroundColor] = nil }
            merged.merge(attributes) { $1 }
        }
        return merged
    }

    /// The offset of the title.
    private var titleOffset: UIOffset {
        var offset = item.titlePositionAdjustment
        if let shared = stateAppearance?.titlePositionAdjustment {
            offset.horizontal += shared.horizontal
            offset.vertical += shared.vertical
        }
        return offset.finiteOrZero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let imageSize = picture.image?.size ?? .zero
        let textSize = label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        let textWidth = min(textSize.width, bounds.width)
        if isInline {
            let spacing: CGFloat = 7
            let x = (bounds.width - imageSize.width - spacing - textWidth) / 2
            picture.frame = CGRect(
                x: x, y: (bounds.height - imageSize.height) / 2, width: imageSize.width, height: imageSize.height)
            label.frame = CGRect(
                x: x + imageSize.width + spacing, y: (bounds.height - textSize.height) / 2, width: textWidth,
                height: textSize.height)
        } else {
            // The image is centered 17 points below the top; the text is at the bottom of the bar.
            let middle: CGFloat = isAlone ? bounds.midY : isOnPlatter ? 24 - TabBarPlatter.inset : 17
            picture.frame = CGRect(
                x: (bounds.width - imageSize.width) / 2, y: middle - imageSize.height / 2, width: imageSize.width,
                height: imageSize.height)
            label.frame = CGRect(
                x: (bounds.width - textWidth) / 2 + titleOffset.horizontal,
                y: (isOnPlatter ? TabBarPlatter.titleCenter - TabBarPlatter.inset - textSize.height / 2 : 34.5)
                    + titleOffset.vertical,
                width: textWidth, height: textSize.height)
        }
        label.isHidden = isAlone && picture.image != nil
        if isAlone { label.center = CGPoint(x: bounds.midX, y: bounds.midY) }
        let insets = item.shownImageInsets(isCompact: traitCollection.verticalSizeClass == .compact)
        picture.center.x += (insets.left - insets.right) / 2
        picture.center.y += (insets.top - insets.bottom) / 2
        layOutBadge()
    }

    private func layOutBadge() {
        let size = badge.sizeThatFits(CGSize(width: 100, height: 18))
        let width = max(18, size.width + 8)
        let offset = (stateAppearance?.badgePositionAdjustment ?? .zero).finiteOrZero
        let start = isOnPlatter ? picture.frame.maxX - TabBarPlatter.badgeOverlap : picture.frame.midX + 11
        badgeBackground.frame = CGRect(
            x: start + offset.horizontal, y: 2 + offset.vertical, width: width, height: 18)
        badgeBackground.layer.cornerRadius = 9
        badge.frame = CGRect(
            x: (width - size.width) / 2, y: (18 - size.height) / 2, width: size.width, height: size.height)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.formUnion([.button, .tabBarItem])
        defaults.traits.formUnion(item.accessibilityTraits)
        defaults.label = item.accessibilityLabel ?? item.title
        // Recorded: badges aren't read on iOS 26.
        let badge = isOnPlatter ? nil : item.badgeValue.map(Self.spoken)
        defaults.value = item.accessibilityValue ?? badge
        return defaults
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? item.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    /// Returns the text that describes a badge. Recorded: a number is read as a number of items.
    private static func spoken(badge: String) -> String {
        guard let count = Int(badge) else { return badge }
        return count == 1 ? "1 item" : "\(count) items"
    }
}

extension TabButton: AccessibilityGrouping {
    var accessibilityGroup: AccessibleElement.Group? { (superview as? UITabBar)?.accessibilityGroup(of: self) }
}
