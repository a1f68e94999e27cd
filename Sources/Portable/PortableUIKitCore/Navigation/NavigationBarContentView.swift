/// The buttons and titles of a navigation bar.
final class NavigationBarContentView: UIView {
    /// The distance of buttons from the bar's sides and from each other, in points.
    private static let spacing: CGFloat = 16
    /// The distance of the prompt from the top of its row.
    private static let promptInset: CGFloat = 8

    weak var bar: UINavigationBar?
    /// The items, from the root to the current one.
    var items: [UINavigationItem] = [] {
        didSet { setNeedsRebuild() }
    }
    /// The height of the row with the buttons, including the prompt.
    var rowHeight: CGFloat = 44
    /// The height of the row with the prompt, or 0 without a prompt.
    var promptHeight: CGFloat { items.last?.prompt?.isEmpty == false ? BarDesign(self).promptRow : 0 }
    /// The height of the buttons and titles in the row, without the prompt.
    private var contentHeight: CGFloat {
        BarDesign(self).hasPlatters ? BarDesign.contentHeight : rowHeight - promptHeight
    }
    /// The height of the large title's row, or 0 if there's no large title.
    var largeTitleHeight: CGFloat = 0
    /// The height of the search bar at the lower edge, or 0 if no search bar is visible.
    var searchHeight: CGFloat = 0
    /// The opacity of the row with the buttons, which a search hides.
    var rowAlpha: CGFloat = 1 {
        didSet {
            guard oldValue != rowAlpha else { return }
            titleClip.alpha = rowAlpha
            buttonHolder.alpha = rowAlpha
        }
    }
    var appearance: UINavigationBarAppearance?

    let largeTitleClip = LargeTitleClipView(frame: .zero)
    var largeTitle: LargeTitleLabel { largeTitleClip.title }
    /// Clips the title in the row, while a transition moves it past buttons.
    private let titleClip = BarContainerView(frame: .zero)
    /// The container of the title in the row, which transitions move and fade.
    let titleHolder = TitleContainerView(frame: .zero)
    let buttonHolder = BarButtonContainerView(frame: .zero)
    /// The container of the search bar.
    let searchHolder = BarContainerView(frame: .zero)
    private weak var searchBar: (any NavigationSearchBar)?
    private let title = UILabel(frame: .zero)
    private let prompt = UILabel(frame: .zero)
    private var titleView: UIView?
    private var backButton: BarButton?
    private var leadingButtons: [BarButton] = []
    private var trailingButtons: [BarButton] = []
    private var centerButtons: [BarButton] = []
    private let titleMenu = TitleMenuButton(frame: .zero)
    private var building = Building()

    private struct Building {
        var isNeeded = true
        /// The items without space, and the width for which they were found, or `nil` before that.
        var overflow = BarOverflow()
        var overflowWidth: CGFloat?
        /// The placement of the search bar of the item that was shown last.
        var search: (item: ObjectIdentifier, placement: UINavigationItem.SearchBarPlacement)?
    }

    private var largeSubtitle: LargeSubtitleView { largeTitleClip.subtitle }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(largeTitleClip)
        title.accessibilityTraits = .header
        addSubview(titleClip)
        titleClip.addSubview(titleHolder)
        titleHolder.addSubview(title)
        titleHolder.addSubview(prompt)
        addSubview(buttonHolder)
        searchHolder.clipsToBounds = true
        addSubview(searchHolder)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func setNeedsRebuild() {
        building.isNeeded = true
        setNeedsLayout()
    }

    // MARK: Building

    private func rebuildIfNeeded() {
        guard building.isNeeded, bar != nil else { return }
        building.isNeeded = false
        building.overflow.removeAll()
        building.overflowWidth = nil
        let item = items.last
        reportSearchPlacement(of: item)
        makeButtons(for: item)
        show(item)
    }

    private func makeButtons(for item: UINavigationItem?) {
        for button in leadingButtons + trailingButtons + centerButtons + [backButton].compactMap({ $0 }) {
            button.removeFromSuperview()
        }
        let systemItem = item?.systemLeadingItem.map { [$0] } ?? []
        leadingButtons = makeButtons(systemItem + building.overflow.collapsing(item?.leftBarButtonItems ?? []))
        trailingButtons = makeButtons(item?.trailingItems(isWide: isWide, overflow: building.overflow))
        centerButtons = makeButtons(item?.centerItems(isWide: isWide))
        backButton = makeBackButton(for: item)
    }

    /// Moves items to the overflow menu until the others fit the width.
    private func overflow(intoWidth width: CGFloat) {
        guard let item = items.last, width > 0, width != building.overflowWidth else { return }
        if building.overflow.isNeeded {
            building.overflow.removeAll()
            makeButtons(for: item)
        }
        building.overflowWidth = width
        while buttonsWidth > width, building.overflow.removeNext(of: item) { makeButtons(for: item) }
    }

    /// Notifies the search of an item whose search bar moves.
    private func reportSearchPlacement(of item: UINavigationItem?) {
        let former = building.search
        let placement = item?.currentSearchPlacement ?? .stacked
        building.search = item.map { (ObjectIdentifier($0), placement) }
        guard let item, let search = item.search, let former, former.item == ObjectIdentifier(item),
            former.placement != placement
        else { return }
        search.placementWillChange(to: placement)
        search.placementDidChange(from: former.placement)
    }

    /// The width of all buttons with the spaces around them.
    private var buttonsWidth: CGFloat {
        let buttons = leadingButtons + trailingButtons
        for button in buttons { button.fit(width: .infinity) }
        backButton?.fit(width: bounds.width * 0.45)
        let start = Self.spacing + (backButton?.bounds.width ?? 0)
        return buttons.reduce(start) { $0 + $1.bounds.width + Self.spacing }
    }

    /// A Boolean value that indicates whether the bar has enough space for groups in its center.
    private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }
    /// A Boolean value that indicates whether the title is at the leading side.
    private var hasLeadingTitle: Bool {
        switch items.last?.titleAlignment {
        case .leading: true
        case .center: false
        default: isWide && items.last.map { $0.style != .navigator } ?? false
        }
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass { setNeedsRebuild() }
    }

    private func makeButtons(_ items: [UIBarButtonItem]?) -> [BarButton] {
        (items ?? []).filter(\.isShown).map { item in
            let looks = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
            let button = BarButton(item: item, appearance: looks)
            if item.isSpace {
                button.isUserInteractionEnabled = false
                button.isAccessibilityElement = false
            }
            buttonHolder.addSubview(button)
            return button
        }
    }

    private func makeBackButton(for item: UINavigationItem?) -> BarButton? {
        guard let bar, let item, let back = items.dropLast().last, !item.hidesBackButton else { return nil }
        guard leadingButtons.isEmpty || item.leftItemsSupplementBackButton else { return nil }
        let button = BarButton(
            backTo: back, image: appearance?.ownBackImage ?? bar.backIndicatorImage,
            appearance: appearance?.backButtonAppearance)
        button.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
        buttonHolder.addSubview(button)
        return button
    }

    private func show(_ item: UINavigationItem?) {
        if titleView !== item?.titleView {
            if titleView?.superview === titleHolder { titleView?.removeFromSuperview() }
            titleView = item?.titleView
            if let titleView { titleHolder.addSubview(titleView) }
        }
        show(item?.search?.navigationSearchBar)
        let titleAttributes = appearance?.titleTextAttributes ?? [:]
        let largeAttributes = (bar?.largeTitleTextAttributes ?? [:])
            .merging(appearance?.largeTitleTextAttributes ?? [:]) { $1 }
        if hasInlineLargeTitle {
            title.set(
                item?.largeTitle ?? item?.title, attributes: largeAttributes, font: largeTitleFont, color: .label)
        } else {
            title.set(
                item?.title, attributes: (bar?.titleTextAttributes ?? [:]).merging(titleAttributes) { $1 },
                font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
        }
        if let attributed = item?.rareProperties.attributedTitle {
            title.attributedText = NSAttributedString(attributed)
        }
        titleHolder.show(subtitleOf: item, attributes: appearance?.subtitleTextAttributes ?? [:])
        prompt.set(item?.prompt, attributes: [:], font: .systemFont(ofSize: 12), color: title.textColor)
        largeSubtitle.show(item, attributes: appearance?.largeSubtitleTextAttributes ?? [:])
        largeTitle.set(
            item?.largeTitle ?? item?.title, attributes: largeAttributes, font: largeTitleFont, color: .label)
    }

    private func show(_ bar: (any NavigationSearchBar)?) {
        if searchBar !== bar, searchBar?.superview === searchHolder { searchBar?.removeFromSuperview() }
        searchBar = bar
        searchHolder.isHidden = items.last?.showsSearchButton ?? false
        guard let bar, bar.superview !== searchHolder else { return }
        bar.isInNavigationBar = true
        searchHolder.addSubview(bar)
    }

    /// A Boolean value that indicates whether the large title is in the row of the buttons.
    private var hasInlineLargeTitle: Bool {
        (bar?.prefersLargeTitles ?? false) && UINavigationItem.titleDisplayMode(of: items) == .inline
    }

    /// The font of large titles. Unlike the other fonts, it depends on the text size.
    private var largeTitleFont: UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// The height of a large title's row with its subtitle, in points, even if there's no large title.
    var largeTitleRowHeight: CGFloat {
        rebuildIfNeeded()
        return largeTitleLineHeight + largeSubtitle.height(inWidth: bounds.width)
    }

    /// The height of a large title's row without its subtitle.
    private var largeTitleLineHeight: CGFloat {
        let attributes = (bar?.largeTitleTextAttributes ?? [:]).merging(appearance?.largeTitleTextAttributes ?? [:]) {
            $1
        }
        let font = attributes[.font] as? UIFont ?? largeTitleFont
        let scale = max(traitCollection.displayScale, 1)
        return LargeTitleState.rowHeight(ofLine: (font.lineHeight * scale).rounded(.up) / scale)
    }

    // MARK: Transitions

    /// The horizontal center of the title in the row, or `nil` if no title is visible.
    var titleCenter: CGFloat? {
        let view: UIView = titleView ?? title
        return view.alpha == 0 || view.isHidden || view.bounds.width == 0 ? nil : view.center.x
    }

    /// The edge of the trailing buttons that faces the title, or `nil` if there aren't any.
    var trailingButtonsEdge: CGFloat? {
        isRightToLeft ? trailingButtons.map(\.frame.maxX).max() : trailingButtons.map(\.frame.minX).min()
    }

    /// The visible range of the title in the row. `nil` means the entire title.
    var titleRange: ClosedRange<CGFloat>? {
        didSet { layOutTitleClip() }
    }

    private func layOutTitleClip() {
        let range = titleRange ?? 0...max(bounds.width, 0)
        titleClip.clipsToBounds = titleRange != nil
        titleClip.bounds = CGRect(
            x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: bounds.height)
        titleClip.center = CGPoint(x: (range.lowerBound + range.upperBound) / 2, y: bounds.midY)
    }

    /// The label of the back button, or `nil` if it has none.
    var backLabel: UILabel? { backButton?.backLabel }

    /// The horizontal center of the back button's label, or `nil` if it has none.
    var backLabelCenter: CGFloat? {
        guard let backButton, let backLabel else { return nil }
        return backButton.frame.minX + backLabel.center.x
    }

    // MARK: Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        rebuildIfNeeded()
        super.layoutSubviews()
        for holder in [titleHolder, buttonHolder] {
            holder.bounds.size = bounds.size
            holder.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        layOutTitleClip()
        let insets = safeAreaInsets
        let width = bounds.width - insets.left - insets.right
        let hasPlatters = BarDesign(self).hasPlatters
        overflow(intoWidth: width)
        let trailing = placeTrailing(width: width, insets: insets) - trailingSearchSpace(in: width)
        let leading =
            hasPlatters
            ? placeLeadingOnPlatters(width: width, insets: insets)
            : placeLeading(to: trailing, width: width, insets: insets)
        let center = placeCenter(from: leading, to: trailing, width: width, insets: insets)
        placeTitle(from: leading, to: center, width: width, insets: insets)
        if hasPlatters {
            let back = [backButton].compactMap { $0 }
            buttonHolder.platters.place(
                behind: [back + leadingButtons, centerButtons, trailingButtons.reversed()].flatMap(BarPlatters.groups))
        } else {
            buttonHolder.platters.removeAll()
        }
        titleMenu.update(for: items.last, beside: titleView == nil ? title : nil, in: buttonHolder)
        placeLargeTitle(width: width, insets: insets)
        if items.last?.showsSearchFieldInRow ?? false {
            placeSearchField(from: leading, to: trailing, width: width, insets: insets)
        } else {
            placeSearchBar(insets: insets)
        }
    }

    /// - Returns: The start of the space for the title.
    private func placeLeading(to trailing: CGFloat, width: CGFloat, insets: UIEdgeInsets) -> CGFloat {
        var leading: CGFloat = backButton == nil ? Self.spacing : 0
        if let backButton {
            backButton.fit(width: min(width * 0.45, trailing - leading))
            place(backButton, at: leading, width: width, insets: insets)
            leading += backButton.bounds.width + Self.spacing
        }
        for button in leadingButtons {
            button.fit(width: .infinity)
            place(button, at: leading, width: width, insets: insets)
            leading += button.bounds.width + Self.spacing
        }
        return leading
    }

    /// - Returns: The start of the space for the title.
    private func placeLeadingOnPlatters(width: CGFloat, insets: UIEdgeInsets) -> CGFloat {
        placeOnPlatters([backButton].compactMap { $0 } + leadingButtons, width: width) {
            place($0, at: $1, width: width, insets: insets)
        }
    }

    /// Places buttons on capsules, beginning at a side of the bar.
    ///
    /// - Parameter place: A closure that places a button at a distance from the side.
    /// - Returns: The distance of the end of the buttons from the side.
    private func placeOnPlatters(
        _ buttons: [BarButton], width: CGFloat, _ place: (BarButton, CGFloat) -> Void
    ) -> CGFloat {
        var (end, previous) = (BarPlatters.margin, BarButton?.none)
        for button in buttons {
            button.fit(width: width)
            end += BarPlatters.gap(from: previous, to: button)
            place(button, end)
            end += button.bounds.width
            previous = button
        }
        guard let previous else { return end }
        return end + (previous.isImage ? BarPlatters.imageInset : 0) + BarPlatters.spacing
    }

    /// - Returns: The end of the space for the title.
    private func placeTrailing(width: CGFloat, insets: UIEdgeInsets) -> CGFloat {
        if BarDesign(self).hasPlatters {
            return width
                - placeOnPlatters(trailingButtons, width: width) { button, distance in
                    place(button, at: width - distance - button.bounds.width, width: width, insets: insets)
                }
        }
        var trailing = width - Self.spacing
        for button in trailingButtons {
            button.fit(width: .infinity)
            trailing -= button.bounds.width
            place(button, at: trailing, width: width, insets: insets)
            trailing -= Self.spacing
        }
        return trailing
    }

    /// Places the center groups as close to the center as possible.
    ///
    /// - Returns: The end of the space for the title.
    private func placeCenter(
        from leading: CGFloat, to trailing: CGFloat, width: CGFloat, insets: UIEdgeInsets
    ) -> CGFloat {
        guard !centerButtons.isEmpty else { return trailing }
        for button in centerButtons { button.fit(width: .infinity) }
        let lengths = centerButtons.map(\.bounds.width)
        let length = lengths.reduce(Self.spacing * CGFloat(lengths.count - 1), +)
        let start = max(min((width - length) / 2, trailing - length), leading)
        var place = start
        for button in centerButtons {
            self.place(button, at: place, width: width, insets: insets)
            place += button.bounds.width + Self.spacing
        }
        return start - Self.spacing
    }

    private func place(_ view: UIView, at leading: CGFloat, width: CGFloat, insets: UIEdgeInsets) {
        let size = view.bounds.size
        let x = isRightToLeft ? width - leading - size.width : leading
        let row = promptHeight + contentHeight
        view.frame = CGRect(
            x: pixel(insets.left + x), y: pixel((row + promptHeight - size.height) / 2), width: size.width,
            height: size.height)
    }

    private func placeTitle(from leading: CGFloat, to trailing: CGFloat, width: CGFloat, insets: UIEdgeInsets) {
        let view: UIView = titleView ?? title
        // The arrow after the title needs space, and doesn't affect the title's center.
        let arrow = titleView == nil && items.last?.titleMenuProvider != nil ? TitleMenuButton.extraWidth : 0
        let room = max(trailing - leading - arrow, 0)
        let rowHeight = contentHeight
        var size = view.sizeThatFits(CGSize(width: room, height: rowHeight))
        if titleView != nil, size == .zero { size = view.intrinsicContentSize }
        size.width = min(size.width, room)
        size.height = min(size.height, rowHeight)
        view.bounds.size = size
        // The title is in the center of the bar if possible, or else as close to it as possible.
        let centered = hasLeadingTitle || hasInlineLargeTitle ? leading : (width - size.width) / 2
        place(
            view, at: min(max(centered, leading), max(trailing - size.width - arrow, leading)), width: width,
            insets: insets)
        if titleView == nil, let offset = bar?.currentTitleOffset, offset != .zero {
            view.center.x += offset.horizontal
            view.center.y += offset.vertical
        }
        title.isHidden = titleView != nil
        titleHolder.placeSubtitle(under: view, room: room, rowHeight: rowHeight)
        placePrompt(width: width, insets: insets)
        // The small title appears after the large one has disappeared. The opacity of a title view is the app's.
        title.alpha = titleView == nil && largeTitleHeight > BarDesign(self).titleSwapHeight ? 0 : 1
        titleHolder.setSubtitleTransparent(title.alpha == 0)
    }

    /// Places the prompt in the center of its row.
    private func placePrompt(width: CGFloat, insets: UIEdgeInsets) {
        prompt.isHidden = promptHeight == 0
        guard !prompt.isHidden else { return }
        let room = max(width - 2 * Self.spacing, 0)
        var size = prompt.sizeThatFits(CGSize(width: room, height: promptHeight))
        size.width = min(size.width, room)
        prompt.frame = CGRect(
            x: pixel(insets.left + (width - size.width) / 2), y: Self.promptInset, width: size.width,
            height: size.height)
    }

    private func placeLargeTitle(width: CGFloat, insets: UIEdgeInsets) {
        largeTitleClip.isHidden = largeTitleHeight <= 0
        largeTitleClip.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: largeTitleHeight)
        largeTitleClip.center = CGPoint(x: bounds.midX, y: rowHeight + largeTitleHeight / 2)
        let margin = (window?.screen ?? UIScreen.main).contentMargin
        let room = max(width - 2 * margin, 0)
        let height = largeTitle.sizeThatFits(CGSize(width: room, height: 100)).height
        largeTitle.textAlignment = isRightToLeft ? .right : .left
        largeTitle.bounds.size = CGSize(width: room, height: height)
        largeTitle.center = CGPoint(
            x: insets.left + margin + room / 2,
            y: largeTitleHeight - largeTitleRowHeight + BarDesign(self).largeTitleInset + height / 2)
        largeTitle.stretch = max(largeTitleHeight - largeTitleRowHeight, 0)
        let subtitleHeight = largeSubtitle.height(inWidth: room)
        largeSubtitle.frame = CGRect(
            x: largeTitle.center.x - room / 2, y: largeTitle.center.y + height / 2, width: room, height: subtitleHeight)
    }

    /// The widest search field in the row with the buttons, including its margins.
    private static let maximumSearchFieldWidth: CGFloat = 320

    /// The space for a search field at the trailing side of the row, or 0 if there's none.
    private func trailingSearchSpace(in width: CGFloat) -> CGFloat {
        guard let item = items.last, item.showsSearchFieldInRow, item.searchBarPlacement != .integratedCentered else {
            return 0
        }
        return searchFieldWidth(in: width)
    }

    private func searchFieldWidth(in width: CGFloat) -> CGFloat { min(Self.maximumSearchFieldWidth, width * 0.4) }

    /// Places the search bar in the row with the buttons: before the trailing buttons, or in the center.
    private func placeSearchField(from leading: CGFloat, to trailing: CGFloat, width: CGFloat, insets: UIEdgeInsets) {
        guard let searchBar else { return }
        let fieldWidth = searchFieldWidth(in: width)
        let isCentered = items.last?.searchBarPlacement == .integratedCentered
        let start = isCentered ? max(min((width - fieldWidth) / 2, trailing - fieldWidth), leading) : trailing
        searchHolder.bounds.size = CGSize(width: fieldWidth, height: searchBar.heightInNavigationBar)
        place(searchHolder, at: start, width: width, insets: insets)
        if searchBar.frame != searchHolder.bounds { searchBar.frame = searchHolder.bounds }
        // The field isn't in the middle of the search bar.
        searchBar.layoutIfNeeded()
        searchHolder.center.y += pixel(searchHolder.bounds.midY - searchBar.fieldCenter)
    }

    /// Places the search bar at the lower edge, inside the safe area.
    private func placeSearchBar(insets: UIEdgeInsets) {
        let frame = CGRect(
            x: insets.left, y: bounds.height - searchHeight, width: max(bounds.width - insets.left - insets.right, 0),
            height: searchHeight)
        searchHolder.bounds = CGRect(origin: .zero, size: frame.size)
        searchHolder.center = CGPoint(x: frame.midX, y: frame.midY)
        guard let searchBar, searchBar.superview === searchHolder else { return }
        if searchBar.frame != searchHolder.bounds { searchBar.frame = searchHolder.bounds }
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }
}

/// A container of views that move and fade together. It ignores touches outside its subviews.
class BarContainerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UILabel {
    /// Sets the text, with the given attributes and default values.
    package func set(_ text: String?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        self.font = attributes[.font] as? UIFont ?? font
        textColor = attributes[.foregroundColor] as? UIColor ?? color
        guard !attributes.isEmpty, let text else {
            self.text = text
            return
        }
        var all = attributes
        all[.font] = self.font
        all[.foregroundColor] = textColor
        attributedText = NSAttributedString(string: text, attributes: all)
    }
}
