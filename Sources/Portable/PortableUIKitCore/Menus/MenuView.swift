/// A view that shows the rows of a menu, and scrolls if they don't fit.
final class MenuView: UIView {
    static let width: CGFloat = 250
    private static let cornerRadius: CGFloat = 13
    private static let groupGap: CGFloat = 8

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

    private let material = MaterialView(UIBlurEffect(style: .systemMaterial))
    private let card = UIView(frame: .zero)
    private let scroller = UIScrollView(frame: .zero)
    private var targets: [Target] = []
    private var arranged: [(view: UIView, height: (CGFloat) -> CGFloat)] = []
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var requested: Set<ObjectIdentifier> = []

    init(_ menu: UIMenu, isInner: Bool = false) {
        self.menu = menu
        self.isInner = isInner
        super.init(frame: .zero)
        // // The shadow is cast by the material, because it would otherwise be visible through it.
        material.layer.shadowColor = UIColor.black.cgColor
        material.layer.shadowOpacity = 0.2
        material.layer.shadowRadius = 24
        material.layer.shadowOffset = CGSize(width: 0, height: 8)
        material.layer.cornerRadius = Self.cornerRadius
        card.layer.cornerRadius = Self.cornerRadius
        card.clipsToBounds = true
        addSubview(material)
        addSubview(card)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.scrollsToTop = false
        card.addSubview(scroller)
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
        let hasMarks = content.hasMarks
        if isInner {
            let title = MenuRowView(
                MenuRowView.Content(title: menu.title, image: menu.image, arrow: .isOpen), leavesRoomForMark: true)
            arrange(title) { title.height(in: $0) }
            targets.append(Target(view: title, action: .back))
        }
        if !isInner, !content.title.isEmpty { addTitle(content.title) }
        let groups = isReversed ? content.groups.reversed() : content.groups
        for (index, group) in groups.enumerated() {
            if index > 0 || isInner { arrange(makeFill(.quaternarySystemFill)) { _ in Self.groupGap } }
            if !group.title.isEmpty { addTitle(group.title) }
            let rows = isReversed ? group.rows.reversed() : group.rows
            for (number, row) in rows.enumerated() {
                if number > 0 { arrange(makeFill(.separator)) { _ in 1 / max(UIScreen.main.scale, 1) } }
                add(row, hasMarks: hasMarks)
            }
        }
        setNeedsLayout()
    }

    private func fetch(_ elements: [UIDeferredMenuElement]) {
        for element in elements where requested.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] answer in
                guard let self else { return }
                self.loaded[ObjectIdentifier(element)] = answer
                self.fetch(MenuContent.deferredElements(among: answer))
                // // Elements can be loaded while the menu is being built.
                guard self.window != nil else { return }
                self.rebuild()
                self.didChangeSize()
            }
        }
    }

    private func add(_ row: MenuContent.Row, hasMarks: Bool) {
        var shown: MenuRowView.Content
        var action: Action?
        switch row {
        case .choice(let element, let owner):
            let attributes = element.leafAttributes
            shown = MenuRowView.Content(title: element.title, subtitle: element.subtitle, image: element.image)
            shown.mark = element.leafState
            shown.isDestructive = attributes.contains(.destructive)
            shown.isDisabled = attributes.contains(.disabled)
            if !shown.isDisabled { action = .choose(element, owner) }
        case .menu(let inner):
            shown = MenuRowView.Content(title: inner.title, subtitle: inner.subtitle, image: inner.image)
            shown.isDestructive = inner.options.contains(.destructive)
            shown.arrow = .opens
            action = .open(inner)
        case .loading:
            shown = MenuRowView.Content(title: "Loading…")
            shown.isLoading = true
        case .strip(let elements, let owner, let size):
            return addStrip(elements, of: owner, isSmall: size == .small)
        }
        let view = MenuRowView(shown, leavesRoomForMark: hasMarks)
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
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 2
        arrange(label) { width in
            label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height + 16
        }
        arrange(makeFill(.separator)) { _ in 1 / max(UIScreen.main.scale, 1) }
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
        material.frame = bounds
        card.frame = bounds
        scroller.frame = card.bounds
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
