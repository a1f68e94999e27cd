import DisplayList
import LayoutGeometry

/// The view of a bar button item or a back button in a bar.
final class BarButton: UIControl {
    /// The smallest width and height of a button, in points.
    private static let minimumSize: CGFloat = 24
    /// The size of the back arrow. A back button begins at the side of the bar (`UIKitConstants.md` 6).
    private static let arrowSize = CGSize(width: 12, height: 20)
    private static let arrowInset: CGFloat = 8.8
    private static let arrowSpacing: CGFloat = 9.2

    /// The item of the button. It's `nil` for a back button.
    let item: UIBarButtonItem?
    private let backItem: UINavigationItem?
    private let label = UILabel(frame: .zero)
    private let picture: TemplateImageView?
    private let arrow: UIView?
    private let appearance: UIBarButtonItemAppearance?
    private let fixedWidth: CGFloat
    /// The view of the background image set with the older API. It's `nil` until there's one.
    private var background: UIImageView?

    init(item: UIBarButtonItem, appearance: UIBarButtonItemAppearance?) {
        self.item = item
        self.appearance = appearance
        backItem = nil
        arrow = nil
        fixedWidth = item.width.finiteOrZero
        picture = item.designImage(isCompact: false).map(TemplateImageView.init)
        super.init(frame: .zero)
        item.describe(self)
        if let view = item.customView {
            addSubview(view)
        } else if let picture {
            addSubview(picture)
            if picture.image?.isSymbolImage ?? false { item.options.symbol.show(in: picture) }
        } else {
            addSubview(label)
        }
        isEnabled = item.isEnabled
        isContextMenuInteractionEnabled = item.menu != nil
        // An item with an action shows its menu after a long press.
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
        if let color = item.tintColor { tintColor = color }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if self.item?.isSymbolAnimationEnabled ?? false { self.item?.options.symbol.bounce() }
                self.item?.perform(from: self)
            }, for: .touchUpInside)
        setSpringLoaded(item.isSpringLoaded)
        if let badge = item.badge { addSubview(BarBadgeView(badge)) }
        updateAppearance()
    }

    /// Creates a back button to `item`.
    init(backTo item: UINavigationItem, image: UIImage?, appearance: UIBarButtonItemAppearance?) {
        self.item = nil
        self.appearance = appearance
        backItem = item
        fixedWidth = 0
        picture = nil
        arrow = image.map(TemplateImageView.init) ?? BackArrowView(frame: .zero)
        super.init(frame: .zero)
        if let arrow { addSubview(arrow) }
        addSubview(label)
        if let color = item.backBarButtonItem?.tintColor { tintColor = color }
        updateAppearance()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item, let menu = item.shownMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    override func menuSelectionDidChange(_ menu: UIMenu) {
        super.menuSelectionDidChange(menu)
        item?.showSelection()
    }

    override var keepsTaps: Bool { true }
    override var yieldsTouchesToScrolling: Bool { true }

    // MARK: Appearance

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        updateAppearance()
        // The bar places the buttons according to their widths.
        var view = superview
        while let bar = view, !(bar is UINavigationBar || bar is UIToolbar) {
            bar.setNeedsLayout()
            view = bar.superview
        }
    }

    private var weight: UIFont.Weight {
        let design = BarDesign(self)
        return item?.style == .done && !design.hasPlatters ? .semibold : design.buttonWeight
    }

    /// The color of the content: the tint color, or on glass, the label color unless the item has a tint.
    private var contentColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        guard BarDesign(self).hasPlatters else { return tintColor }
        if isProminent { return .white }
        return item?.tintColor ?? backItem?.backBarButtonItem?.tintColor ?? .label
    }

    // MARK: Platters

    private var isProminent: Bool { item?.style == .done && (item?.customView == nil || viewContent != nil) }
    /// The content that a custom view shows in place of the item's title or image.
    private var viewContent: BarItemContent? { item?.customView == nil ? nil : item?.viewContent }
    /// A Boolean value that indicates whether a custom view fills the button, so that touches next to its content reach it.
    var isFilledByView: Bool { viewContent != nil && hasPlatter }
    /// A Boolean value that indicates whether the button is an item for space.
    var isSpace: Bool { item?.isSpace ?? false }
    /// A Boolean value that indicates whether the button has an area of fixed width for an image on a capsule.
    var isImage: Bool {
        (picture != nil || viewContent == .image) && fixedWidth == 0 && !isProminent && hasPlatter
    }
    /// A Boolean value that indicates whether the button is on a capsule of glass.
    var hasPlatter: Bool { BarDesign(self).hasPlatters && !isSpace && item?.showsBackground ?? true }
    /// A Boolean value that indicates whether the button shares its capsule with neighboring images.
    var sharesPlatter: Bool { isImage && item?.sharesBackground ?? false }
    /// The color of the button's own capsule, or `nil` for glass without a tint.
    var platterTint: UIColor? {
        isProminent && isEnabled ? item?.tintColor ?? tintColor : nil
    }

    private func updateAppearance() {
        let color = contentColor
        let source = item ?? backItem?.backBarButtonItem
        let state: UIControl.State = isEnabled ? .normal : .disabled
        var attributes = (isEnabled ? appearance?.normal : appearance?.disabled)?.titleTextAttributes ?? [:]
        attributes.merge(source?.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.set(
            label.text ?? item?.title, attributes: attributes,
            font: BarDesign(self).buttonFont(weight: weight, for: traitCollection), color: color)
        showBackground(of: source, in: isHighlighted ? .highlighted : state)
        picture?.tintColor = color
        arrow?.tintColor = color
        alpha = isHighlighted ? BarDesign(self).touchedOpacity : 1
    }

    /// The bar's appearance for the button's current state.
    private var stateAppearance: UIBarButtonItemStateAppearance? {
        !isEnabled ? appearance?.disabled : isHighlighted ? appearance?.highlighted : appearance?.normal
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private func showBackground(of item: UIBarButtonItem?, in state: UIControl.State) {
        let image =
            item?.shownBackgroundImage(in: state, isCompact: isCompact, isBack: backItem != nil)
            ?? stateAppearance?.backgroundImage
        guard image != nil || background != nil else { return }
        let view = background ?? UIImageView(frame: .zero)
        if background == nil {
            insertSubview(view, at: 0)
            background = view
        }
        view.image = image
        setNeedsLayout()
    }

    /// Updates the background image and the title's offset, which are set with the older API.
    private func updateLegacyAppearance() {
        guard let source = item ?? backItem?.backBarButtonItem else { return }
        if let background, let image = background.image {
            let height = min(image.size.height, bounds.height)
            background.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
            background.center.y += source.shownBackgroundOffset(isCompact: isCompact, isBack: backItem != nil)
        }
        let offset = source.shownTitleOffset(isCompact: isCompact, isBack: backItem != nil)
        let adjustment = stateAppearance?.titlePositionAdjustment ?? .zero
        label.center.x += offset.horizontal + adjustment.horizontal
        label.center.y += offset.vertical + adjustment.vertical
    }

    // MARK: Layout

    /// Sets the width of the button to its content's, with a maximum of `width`.
    func fit(width: CGFloat) {
        if let view = item?.customView {
            bounds.size = fittedSize(of: view)
            guard hasPlatter else { return }
            if viewContent != nil {
                bounds.size = CGSize(width: platterWidth(in: width), height: BarDesign.contentHeight)
                return
            }
            bounds.size.width = max(bounds.width + 2 * padding(BarPlatters.viewInset), BarDesign.contentHeight)
            bounds.size.height = BarDesign.contentHeight
            return
        }
        if isSpace {
            bounds.size = CGSize(width: fixedWidth, height: 0)
            return
        }
        if BarDesign(self).hasPlatters {
            bounds.size = CGSize(width: platterWidth(in: width), height: BarDesign.contentHeight)
            return
        }
        if let backItem {
            chooseTitle(for: backItem, width: width)
            let text = label.text == nil ? 0 : Self.arrowSpacing + label.bounds.width
            bounds.size = CGSize(
                width: Self.arrowInset + max(Self.arrowSize.width + text, Self.minimumSize), height: 44)
            return
        }
        let natural = picture?.image?.size ?? label.sizeThatFits(CGSize(width: width, height: 44))
        let contentWidth = fixedWidth > 0 ? fixedWidth : max(natural.width, widestTitle)
        bounds.size = CGSize(width: min(max(contentWidth, Self.minimumSize), width), height: 44)
    }

    /// Returns the width of the button on a capsule: a circle for the back button, an area for an image, or a title.
    private func platterWidth(in width: CGFloat) -> CGFloat {
        if backItem != nil { return BarDesign.contentHeight }
        if isImage { return max(BarPlatters.imageWidth, imageWidth ?? 0) }
        if fixedWidth > 0 { return min(fixedWidth, width) }
        if let imageWidth { return max(BarDesign.contentHeight, imageWidth) }
        let shown =
            item?.customView?.intrinsicContentSize.width
            ?? label.sizeThatFits(CGSize(width: width, height: BarDesign.contentHeight)).width
        let text = max(shown, widestTitle)
        return min(max(text + 2 * padding(BarPlatters.titleInset), BarDesign.contentHeight), width)
    }

    /// The width of the image that the button shows, or `nil` for other content.
    private var imageWidth: CGFloat? {
        viewContent == .image ? item?.customView?.intrinsicContentSize.width : picture?.image?.size.width
    }

    /// Returns the distance of content from the ends of its capsule, unless the item has no padding.
    private func padding(_ inset: CGFloat) -> CGFloat { item?.isPaddingRemoved == true ? 0 : inset }

    /// The width of the longest title that the item can have.
    private var widestTitle: CGFloat {
        guard picture == nil, let item, let titles = item.possibleTitles, let shown = label.text else { return 0 }
        defer { label.text = shown }
        return titles.map { title in
            label.text = title
            return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
        }.max() ?? 0
    }

    private func fittedSize(of view: UIView) -> CGSize {
        let natural = view.intrinsicContentSize
        if isFilledByView { return natural }
        var size = view.bounds.size
        if natural.width >= 0, size.width == 0 { size.width = natural.width }
        if natural.height >= 0, size.height == 0 { size.height = natural.height }
        return size
    }

    /// Chooses the longest title that fits: the item's title, "Back", or none.
    private func chooseTitle(for item: UINavigationItem, width: CGFloat) {
        let full = item.titleOfBackButton
        let choices: [String] =
            switch item.backButtonDisplayMode {
            case .default: [full, "Back"]
            case .generic: ["Back"]
            case .minimal: []
            }
        let room = width - Self.arrowInset - Self.arrowSize.width - Self.arrowSpacing
        for choice in choices where !choice.isEmpty {
            label.text = choice
            updateAppearance()
            let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
            label.bounds.size = size
            if size.width <= room { return }
        }
        label.text = nil
        label.bounds.size = .zero
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let view = item?.customView {
            let size = hasPlatter && !isFilledByView ? fittedSize(of: view) : bounds.size
            view.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - min(size.height, bounds.height)) / 2,
                width: size.width, height: min(size.height, bounds.height))
        } else if let picture {
            if let image = item?.shownImage(isCompact: isCompact), picture.image !== image { picture.image = image }
            place(picture, size: picture.image?.size ?? .zero, x: nil)
            let insets = item?.shownImageInsets(isCompact: isCompact) ?? .zero
            picture.center.x += (insets.left - insets.right) / 2
            picture.center.y += (insets.top - insets.bottom) / 2
        } else if let arrow, BarDesign(self).hasPlatters {
            place(arrow, size: Self.arrowSize, x: nil)
        } else if let arrow {
            let textWidth = label.bounds.width
            let arrowX = Self.arrowInset
            let textX = isRightToLeft ? 0 : arrowX + Self.arrowSize.width + Self.arrowSpacing
            place(
                arrow, size: Self.arrowSize,
                x: isRightToLeft ? bounds.width - Self.arrowSize.width - arrowX : arrowX)
            place(label, size: CGSize(width: textWidth, height: label.bounds.height), x: textX)
        } else {
            place(label, size: label.sizeThatFits(bounds.size), x: nil)
        }
        updateLegacyAppearance()
        if let badgeView = subviews.last as? BarBadgeView {
            badgeView.place(atCornerOf: item?.customView ?? picture ?? label)
        }
    }

    /// Places a view in the center or at `x`.
    private func place(_ view: UIView, size: CGSize, x: CGFloat?) {
        let scale = max(traitCollection.displayScale, 1)
        let width = min(size.width, bounds.width)
        let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
        // A transition can be moving the view, so its frame isn't set.
        view.bounds.size = CGSize(width: width, height: size.height)
        view.center = CGPoint(x: (x ?? (bounds.width - width) / 2) + width / 2, y: y + size.height / 2)
    }

    /// The label of a back button, or `nil` if there isn't enough space for it.
    var backLabel: UILabel? { backItem == nil || label.text == nil ? nil : label }

    /// Returns whether a point is in the button's touch area, which is larger than its bounds.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        // A custom view determines its own accessibility.
        if item?.customView != nil { defaults.isElement = false }
        defaults.traits.insert(.button)
        if let backItem {
            defaults.traits.insert(.backButton)
            // A back button without a title is described by the title that it would have.
            if label.text == nil { defaults.label = backItem.titleOfBackButton }
        }
        if let item {
            defaults.label =
                item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName ?? defaults.label
        }
        return defaults
    }
}

extension UINavigationItem {
    /// The full title of a button that leads back to the item.
    fileprivate var titleOfBackButton: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }
}

/// The arrow of a back button.
private final class BackArrowView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        let box = bounds.insetBy(dx: 2, dy: 2).rect
        let tip = isRightToLeft ? box.maxX : box.minX
        let ends = isRightToLeft ? box.minX : box.maxX
        let path = Path([
            .move(Point(x: ends, y: box.minY)), .line(Point(x: tip, y: box.midY)),
            .line(Point(x: ends, y: box.maxY)),
        ])
        let style = StrokeStyle(width: 3, cap: .round, join: .round)
        return [.stroke(path, .color(tintColor.color(with: traitCollection)), style)]
    }
}
