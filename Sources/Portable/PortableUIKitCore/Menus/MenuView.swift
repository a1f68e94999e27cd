/// A view that shows the rows of a menu, and scrolls if they don't fit.
final class MenuView: UIView {
    static let width: CGFloat = 250

    /// A row or tile that the user can choose.
    private struct Target {
        let view: UIView
        let action: Action
    }

    /// The action of a row or a tile.
    enum Action {
        case choose(UIMenuElement, UIMenu)
        case open(UIMenu)
        /// Closes the submenu.
        case back

        /// The element of the row.
        var element: UIMenuElement? {
            switch self {
            case .choose(let element, _): element
            case .open(let menu): menu
            case .back: nil
            }
        }
    }

    let menu: UIMenu
    /// A Boolean value that indicates whether this is a submenu. Its title row closes it.
    private let isInner: Bool
    /// A Boolean value that indicates whether the first element is at the bottom.
    var isReversed = false {
        didSet { if isReversed != oldValue { rebuild() } }
    }
    /// A closure that's called when loaded elements have changed the menu's size.
    var didChangeSize: () -> Void = {}

    var metrics: MenuMetrics { .current }
    private let card = MaterialCardView(cornerRadius: MenuMetrics.current.cornerRadius)
    private let scroller = UIScrollView(frame: .zero)
    private var targets: [Target] = []
    private var arranged: [(view: UIView, height: (CGFloat) -> CGFloat)] = []
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []

    init(_ menu: UIMenu, isInner: Bool = false) {
        self.menu = menu
        self.isInner = isInner
        super.init(frame: .zero)
        if metrics.isGlass {
            card.showGlass()
        } else {
            card.show(
                UIBlurEffect(style: .systemMaterial), MaterialCardView.Shadow(opacity: 0.2, radius: 24, offset: 8))
        }
        addSubview(card)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollsToTop = false
        card.content.addSubview(scroller)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Rebuilds the rows from the current elements.
    func rebuild() {
        fetch(MenuContent.deferredElements(in: menu))
        for entry in arranged { entry.view.removeFromSuperview() }
        arranged = []
        targets = []
        let content = MenuContent(menu, loaded: loaded)
        let style = MenuRowStyle(
            metrics: metrics, hasMarks: content.hasMarks, hasImages: metrics.imageRoom > 0 && content.hasImages)
        if metrics.padding > 0 { arrange(UIView(frame: .zero)) { [metrics] _ in metrics.padding } }
        if isInner {
            let title = MenuRowView(
                MenuRowView.Content(title: menu.title, image: menu.image, arrow: .isOpen),
                MenuRowStyle(metrics: metrics, hasMarks: true, hasImages: false))
            arrange(title) { title.height(in: $0) }
            targets.append(Target(view: title, action: .back))
        }
        if !isInner, !content.title.isEmpty { addTitle(content.title) }
        let groups = isReversed ? content.groups.reversed() : content.groups
        for (index, group) in groups.enumerated() {
            if index > 0 || isInner { arrange(makeGap()) { [metrics] _ in metrics.groupGap } }
            if !group.title.isEmpty { addTitle(group.title) }
            let rows = isReversed ? group.rows.reversed() : group.rows
            for (number, row) in rows.enumerated() {
                if number > 0, !metrics.isGlass { arrange(makeFill(.separator)) { _ in Self.pixel } }
                add(row, style)
            }
        }
        if metrics.padding > 0 { arrange(UIView(frame: .zero)) { [metrics] _ in metrics.padding } }
        setNeedsLayout()
    }

    private func fetch(_ elements: [UIDeferredMenuElement]) {
        for element in elements where requested.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] answer in
                guard let self else { return }
                self.loaded[ObjectIdentifier(element)] = answer
                self.fetch(MenuContent.deferredElements(among: answer))
                // Elements can be loaded while the menu is being built.
                guard self.window != nil else { return }
                self.rebuild()
                self.didChangeSize()
            }
        }
    }

    private func add(_ row: MenuContent.Row, _ style: MenuRowStyle) {
        var shown: MenuRowView.Content
        var action: Action?
        switch row {
        case .choice(let element, let owner):
            let attributes = element.leafAttributes
            shown = MenuRowView.Content(
                title: element.title, subtitle: element.subtitle, image: element.visibleImage)
            shown.hint = (element as? any UIMenuLeaf)?.discoverabilityTitle
            shown.mark = element.leafState
            shown.isDestructive = attributes.contains(.destructive)
            shown.isDisabled = attributes.contains(.disabled)
            if !shown.isDisabled { action = .choose(element, owner) }
        case .menu(let inner):
            shown = MenuRowView.Content(title: inner.title, subtitle: inner.subtitle, image: inner.visibleImage)
            shown.isDestructive = inner.options.contains(.destructive)
            shown.arrow = .opens
            action = .open(inner)
        case .loading:
            shown = MenuRowView.Content(title: "Loading…")
            shown.isLoading = true
        case .strip(let elements, let owner, let size):
            return addStrip(elements, of: owner, isSmall: size == .small)
        }
        shown.titleLineLimit = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
        let view = MenuRowView(shown, style)
        arrange(view) { view.height(in: $0) }
        if let action { targets.append(Target(view: view, action: action)) }
    }

    private func addStrip(_ elements: [UIMenuElement], of owner: UIMenu, isSmall: Bool) {
        let strip = UIStackView(frame: .zero)
        strip.distribution = .fillEqually
        strip.isUserInteractionEnabled = false
        for element in elements {
            let tile = MenuTileView(element, isSmall: isSmall)
            strip.addArrangedSubview(tile)
            if !tile.isDisabled { targets.append(Target(view: tile, action: .choose(element, owner))) }
        }
        arrange(strip) { _ in isSmall ? MenuTileView.smallHeight : MenuTileView.mediumHeight }
    }

    private func addTitle(_ text: String) {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = metrics.titleFont
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        let height = { [metrics] (width: CGFloat) in
            let room = CGSize(width: width - 2 * metrics.margin, height: .greatestFiniteMagnitude)
            return label.sizeThatFits(room).height + metrics.titlePadding
        }
        guard metrics.isGlass else {
            label.textAlignment = .center
            arrange(label, height: height)
            return arrange(makeFill(.separator)) { _ in Self.pixel }
        }
        label.textAlignment = isRightToLeft ? .right : .left
        arrange(
            MenuInsetView(label, UIEdgeInsets(top: 0, left: metrics.margin, bottom: 0, right: metrics.margin)),
            height: height)
    }

    private static var pixel: CGFloat { 1 / max(UIScreen.main.scale, 1) }

    /// Returns the gap between groups: a strip, or a line in the middle.
    private func makeGap() -> UIView {
        guard metrics.isGlass else { return makeFill(.quaternarySystemFill) }
        let space = (metrics.groupGap - 1) / 2
        return MenuInsetView(
            makeFill(.separator),
            UIEdgeInsets(top: space, left: metrics.margin, bottom: space, right: metrics.margin))
    }

    private func makeFill(_ color: UIColor) -> UIView {
        let view = UIView(frame: .zero)
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        return view
    }

    private func arrange(_ view: UIView, height: @escaping (CGFloat) -> CGFloat) {
        scroller.addSubview(view)
        arranged.append((view, height))
    }

    // MARK: Layout

    /// The size of all rows.
    var contentSize: CGSize {
        CGSize(width: Self.width, height: arranged.reduce(0) { $0 + $1.height(Self.width) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        scroller.frame = bounds
        var y: CGFloat = 0
        for (view, height) in arranged {
            let length = height(bounds.width)
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: length)
            y += length
        }
        scroller.contentSize = CGSize(width: bounds.width, height: y)
        scroller.isScrollEnabled = y > bounds.height + 0.5
    }

    // MARK: Choosing

    private var highlightedIndex: Int? {
        didSet {
            guard highlightedIndex != oldValue else { return }
            for (index, target) in targets.enumerated() { show(index == highlightedIndex, on: target.view) }
            if let oldValue, targets.indices.contains(oldValue) {
                targets[oldValue].action.element?.didHighlight(false)
            }
            if let highlightedIndex { targets[highlightedIndex].action.element?.didHighlight(true) }
        }
    }

    private func show(_ isHighlighted: Bool, on view: UIView) {
        (view as? MenuRowView)?.isHighlighted = isHighlighted
        (view as? MenuTileView)?.isHighlighted = isHighlighted
    }

    /// The action and the view of the highlighted row.
    var highlighted: (action: Action, view: UIView)? {
        highlightedIndex.map { (targets[$0].action, targets[$0].view) }
    }

    /// Highlights the row at a point of the menu. `nil` removes the highlight.
    func highlight(at point: CGPoint?) {
        highlightedIndex = point.flatMap { point in
            guard bounds.contains(point) else { return nil }
            return targets.firstIndex { $0.view.bounds.contains($0.view.convert(point, from: self)) }
        }
    }

    /// Moves the highlight to the next or previous row that the user can choose.
    func moveHighlight(by step: Int) {
        guard !targets.isEmpty else { return }
        guard let index = highlightedIndex else {
            highlightedIndex = step > 0 ? 0 : targets.count - 1
            return scrollToHighlight()
        }
        highlightedIndex = min(max(index + step, 0), targets.count - 1)
        scrollToHighlight()
    }

    private func scrollToHighlight() {
        guard let view = highlighted?.view else { return }
        scroller.scrollRectToVisible(view.convert(view.bounds, to: scroller), animated: false)
    }
}
