/// The sidebar of a tab bar controller.
package final class TabSidebarView: UIView, TabList {
    /// The width of the sidebar, and the height of the row of buttons at its top, in points; not recorded.
    package static let width: CGFloat = 320
    private static let buttonRowHeight: CGFloat = 50

    unowned let controller: UITabBarController
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private lazy var events = TabSidebarEvents(self)
    private let line = UIView(frame: .zero)
    private let buttons = (hide: UIButton(type: .system), overflow: UIButton(type: .system))
    private(set) lazy var editing = TabSidebarEditing(self)
    /// The groups that the user has expanded (`true`) or collapsed (`false`).
    private var openings: [String: Bool] = [:]
    private(set) var headers: Set<String> = []
    /// The section identifier of each row.
    private var sectionsByRow: [TabSidebarRow: String] = [:]

    package init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        collectionView.backgroundColor = .clear
        collectionView.delegate = events
        collectionView.dragDelegate = events
        collectionView.dropDelegate = events
        collectionView.isSpringLoaded = true
        buttons.hide.setImage(SplitButtonImage.make(), for: .normal)
        buttons.hide.accessibilityLabel = "Hide Sidebar"
        buttons.hide.addAction(
            UIAction { [weak controller] _ in controller?.sidebar.isHidden = true }, for: .touchUpInside)
        buttons.overflow.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        buttons.overflow.accessibilityLabel = "More"
        buttons.overflow.showsMenuAsPrimaryAction = true
        let views = [collectionView, buttons.hide, buttons.overflow, editing.button, editing.resetButton, line]
        for view in views { addSubview(view) }
        if let bottom = sidebar.bottomBarView { addSubview(bottom) }
        overflowDidChange()
        reload(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var sidebar: UITabBarController.Sidebar { controller.sidebar }
    private var delegate: (any UITabBarController.Sidebar.Delegate)? { sidebar.delegate }

    // MARK: Contents

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .clear
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.ask(path) { $0.tabBarController($1, sidebar: $2, leadingSwipeActionsConfigurationFor: $3) }
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self?.ask(path) { $0.tabBarController($1, sidebar: $2, trailingSwipeActionsConfigurationFor: $3) }
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    /// Calls a delegate method for the tab of a row, and returns its result.
    @discardableResult
    func ask<Answer>(
        _ path: IndexPath,
        _ question: (
            any UITabBarController.Sidebar.Delegate, UITabBarController, UITabBarController.Sidebar, UITab
        ) -> Answer?
    ) -> Answer? {
        guard let delegate, let tab = tab(at: path) else { return nil }
        return question(delegate, controller, sidebar, tab)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, TabSidebarRow> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, TabSidebarRow> {
            [weak self] cell, _, row in self?.configure(cell, for: row)
        }
        let source = UICollectionViewDiffableDataSource<String, TabSidebarRow>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.reorderingHandlers.canReorderItem = { [weak self] row in
            guard let self, case .tab(let name) = row else { return false }
            return editing.canMove(controller.tab(forIdentifier: name))
        }
        source.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.editing.rowsDidMove(transaction.finalSnapshot.itemIdentifiers)
        }
        source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.record($0, isOpen: true) }
        source.sectionSnapshotHandlers.willCollapseItem = { [weak self] in self?.record($0, isOpen: false) }
        return source
    }

    private func record(_ row: TabSidebarRow, isOpen: Bool) {
        if case .tab(let name) = row { openings[name] = isOpen }
    }

    /// Updates the rows.
    package func reload(animated: Bool) {
        let rows = TabSidebarRows(
            controller.tabs, hasHeader: sidebar.headerContentConfiguration != nil,
            hasFooter: sidebar.footerContentConfiguration != nil, showsHidden: editing.isOn,
            isOpen: { [openings] group in
                openings[group.identifier] ?? group.isOpenByDefault
            })
        headers = rows.headers
        editing.update()
        if rows.sections.contains(where: { section in
            section.rows.items.contains { sectionsByRow[$0] ?? section.name != section.name }
        }) {
            // A row must not be in two sections, not even temporarily.
            dataSource.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false)
        }
        sectionsByRow = [:]
        for section in rows.sections { for row in section.rows.items { sectionsByRow[row] = section.name } }
        var snapshot = NSDiffableDataSourceSnapshot<String, TabSidebarRow>()
        snapshot.appendSections(rows.sections.map(\.name))
        if dataSource.snapshot().sectionIdentifiers != snapshot.sectionIdentifiers {
            dataSource.apply(snapshot, animatingDifferences: false)
        }
        for section in rows.sections {
            dataSource.apply(section.rows, to: section.name, animatingDifferences: animated)
        }
        collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
        select(controller.selectedTab)
    }

    private func configure(_ cell: UICollectionViewListCell, for row: TabSidebarRow) {
        cell.configurationUpdateHandler = nil
        cell.accessories = []
        switch row {
        case .header: cell.contentConfiguration = sidebar.headerContentConfiguration
        case .footer: cell.contentConfiguration = sidebar.footerContentConfiguration
        case .tab(let name):
            guard let tab = controller.tab(forIdentifier: name) else { return }
            show(.tab(tab), in: cell, isHeader: headers.contains(name))
        case .action(let group, let name):
            guard let action = action(name, of: group) else { return }
            show(.action(action), in: cell, isHeader: false)
        }
    }

    private func show(_ content: UITabSidebarItem.Content, in cell: UICollectionViewListCell, isHeader: Bool) {
        let request = UITabSidebarItem.Request(content, state: cell.configurationState, isHeader: isHeader)
        let item =
            delegate?.tabBarController(controller, sidebar: sidebar, itemFor: request)
            ?? UITabSidebarItem(request: request)
        let system = systemAccessories(of: content, isHeader: isHeader)
        cell.contentConfiguration = item.contentConfiguration
        cell.backgroundConfiguration = item.backgroundConfiguration
        cell.accessories = item.accessories + system
        cell.configurationUpdateHandler = { [weak self] cell, state in
            guard let self, let cell = cell as? UICollectionViewListCell else { return }
            item.apply(state)
            delegate?.tabBarController(controller, sidebar: sidebar, update: item)
            cell.contentConfiguration = item.contentConfiguration
            cell.backgroundConfiguration = item.backgroundConfiguration
        }
    }

    private func systemAccessories(of content: UITabSidebarItem.Content, isHeader: Bool) -> [UICellAccessory] {
        guard case .tab(let tab) = content else { return [] }
        var accessories = editing.accessories(of: tab)
        if let badge = tab.badgeValue { accessories.append(.label(text: badge)) }
        if isHeader {
            accessories.append(.outlineDisclosure(options: .init(style: .header)))
        } else if let group = tab as? UITabGroup, !group.children.isEmpty || !group.sidebarActions.isEmpty {
            accessories.append(.outlineDisclosure(options: .init(style: .cell)))
        }
        return accessories
    }

    /// Updates the row of a tab.
    package func reconfigure(_ tab: UITab) {
        guard let path = dataSource.indexPath(for: .tab(tab.identifier)) else { return }
        collectionView.reconfigureItems(at: [path])
    }

    /// Selects the row of a tab, or of the enclosing group whose row isn't a header.
    package func select(_ tab: UITab?) {
        let path = tab?.path.reversed().lazy
            .filter { !self.headers.contains($0.identifier) }
            .compactMap { self.dataSource.indexPath(for: .tab($0.identifier)) }.first
        guard collectionView.indexPathsForSelectedItems ?? [] != path.map({ [$0] }) ?? [] else { return }
        collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
        if let path { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    package func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        let row: TabSidebarRow =
            switch target {
            case .header: .header
            case .footer: .footer
            case .tab(let tab): .tab(tab.identifier)
            }
        layoutIfNeeded()
        guard let path = dataSource.indexPath(for: row) else { return }
        collectionView.scrollToItem(at: path, at: .centeredVertically, animated: animated)
    }

    // MARK: Rows

    /// Returns the tab of a row; `nil` for other rows.
    func tab(at path: IndexPath) -> UITab? {
        guard case .tab(let name)? = dataSource.itemIdentifier(for: path) else { return nil }
        return controller.tab(forIdentifier: name)
    }

    /// Returns the action of a row with its group; `nil` for other rows.
    func action(at path: IndexPath) -> (action: UIAction, group: UITabGroup)? {
        guard case .action(let owner, let name)? = dataSource.itemIdentifier(for: path),
            let group = controller.tab(forIdentifier: owner) as? UITabGroup, let action = action(name, of: owner)
        else { return nil }
        return (action, group)
    }

    private func action(_ name: String, of owner: String) -> UIAction? {
        (controller.tab(forIdentifier: owner) as? UITabGroup)?.sidebarActions.first { $0.identifier.rawValue == name }
    }

    // MARK: Surroundings

    package func bottomBarDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let bottom = sidebar.bottomBarView { addSubview(bottom) }
        setNeedsLayout()
    }

    package func overflowDidChange() {
        buttons.overflow.isHidden = sidebar.navigationOverflowItems == nil
        buttons.overflow.menu = sidebar.navigationOverflowItems.map { UIMenu(children: [$0]) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets, pixel = 1 / max(traitCollection.displayScale, 1)
        let hideX = isRightToLeft ? bounds.width - insets.right - 56 : insets.left + 12
        let overflowX = isRightToLeft ? insets.left + 12 : bounds.width - insets.right - 56
        buttons.hide.frame = CGRect(x: hideX, y: insets.top + 3, width: 44, height: 44)
        buttons.overflow.frame = CGRect(x: overflowX, y: insets.top + 3, width: 44, height: 44)
        let direction: CGFloat = isRightToLeft ? -1 : 1
        var center = buttons.overflow.center
        if !buttons.overflow.isHidden { center.x -= 56 * direction }
        for button in [editing.button, editing.resetButton] {
            button.bounds.size = CGSize(width: 64, height: 44)
            button.center = center
            center.x -= 64 * direction
        }
        line.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
        let top = insets.top + Self.buttonRowHeight
        var bottom = bounds.height
        if let bar = sidebar.bottomBarView {
            let fitted = bar.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height = fitted.height > 0 ? fitted.height : bar.bounds.height
            bottom -= height + insets.bottom
            bar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
        }
        collectionView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bottom - top, 0))
    }
}

extension UITabGroup {
    /// A Boolean value that indicates whether the group is expanded until the user collapses it.
    fileprivate var isOpenByDefault: Bool {
        !isCollapsedByDefault && (parent == nil || sidebarAppearance == .rootSection)
    }
}
