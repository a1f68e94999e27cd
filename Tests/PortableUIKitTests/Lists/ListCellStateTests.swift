import CollageTesting
import Testing

/// The appearance of cells by their list and their state (`ListRules.md`, States).
@MainActor struct ListCellStateTests {
    private func fixture(
        _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, count: Int = 3,
        configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            cell.contentConfiguration = content
            cell.accessories = [.multiselect(), .disclosureIndicator()]
        }
    ) -> ListCellFixture {
        ListCellFixture(
            UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)), count: count,
            configure: configure)
    }

    private func color(_ cell: UICollectionViewListCell) -> UIColor? { cell.background.configuration?.backgroundColor }

    // MARK: Lists

    @Test func `rows in a list have margins of 16, in other layouts 8`() {
        let list = fixture(), flow = ListCellFixture { cell, _ in cell.accessories = [.disclosureIndicator()] }
        #expect(list.accessoryFrames().last?.maxX == 304)
        #expect(flow.accessoryFrames().last?.maxX == 312)
    }

    @Test(arguments: [
        UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ])
    func `defaults follow the list from the moment when the cell is configured`(
        appearance: UICollectionLayoutListConfiguration.Appearance
    ) {
        let found = Box<[UIListContentConfiguration]>([])
        let fixture = fixture(appearance, count: 1) { cell, _ in
            found.value.append(cell.defaultContentConfiguration())
        }
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        let expected: UIListContentConfiguration = isSidebar ? .sidebarCell() : .cell()
        #expect(found.value.first?.directionalLayoutMargins == expected.directionalLayoutMargins)
        #expect(found.value.first?.textProperties.numberOfLines == expected.textProperties.numberOfLines)
        #expect(fixture.cell().backgroundConfiguration == fixture.cell().defaultBackgroundConfiguration())
    }

    @Test func `a first item that is used as the header has the appearance of headers`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let fixture = ListCellFixture(UICollectionViewCompositionalLayout.list(using: configuration), count: 2) {
            cell, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
        }
        let header = fixture.cell(0).contentConfiguration as? UIListContentConfiguration
        let row = fixture.cell(1).contentConfiguration as? UIListContentConfiguration
        #expect(header?.directionalLayoutMargins == UIListContentConfiguration.groupedHeader().directionalLayoutMargins)
        #expect(row?.directionalLayoutMargins == UIListContentConfiguration.cell().directionalLayoutMargins)
        #expect(color(fixture.cell(0)) == .clear)
    }

    @Test func `rows of inset groups have the group's corners`() {
        let fixture = fixture(.insetGrouped)
        let shapes = (0..<3).map { fixture.cell($0).background.listShape }
        #expect(
            shapes.map { $0?.corners } == [
                [.layerMinXMinYCorner, .layerMaxXMinYCorner], [], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
            ])
        #expect(shapes[0]?.cornerRadius == 10)
    }

    @Test func `a background that was set, or removed, stays when the list changes`() {
        let fixture = fixture(count: 2) { cell, path in
            cell.backgroundConfiguration = path.item == 0 ? .clear() : nil
        }
        let grouped = UICollectionLayoutListConfiguration(appearance: .grouped)
        fixture.view.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: grouped), animated: false)
        fixture.settle()
        #expect(fixture.cell(0).backgroundConfiguration == .clear())
        #expect(fixture.cell(1).backgroundConfiguration == nil)
    }

    // MARK: States

    @Test func `a selected plain row is gray, and resets when it is deselected`() {
        let fixture = fixture()
        let plain = color(fixture.cell())
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        fixture.settle()
        #expect(color(fixture.cell()) == .systemGray4)
        fixture.view.deselectItem(at: [0, 0], animated: false)
        fixture.settle()
        #expect(color(fixture.cell()) == plain && plain == .systemBackground)
    }

    @Test func `state changes are passed to the cell's handler`() {
        let states = Box<[UICellConfigurationState]>([])
        let fixture = fixture(count: 1) { cell, _ in
            cell.configurationUpdateHandler = { _, state in states.value.append(state) }
        }
        let cell = fixture.cell()
        fixture.view.isEditing = true
        fixture.settle()
        #expect(states.value.last?.isEditing == true)
        cell.isUserInteractionEnabled = false
        fixture.settle()
        #expect(states.value.last?.isDisabled == true)
        cell.isExpandedInOutline = true
        fixture.settle()
        #expect(states.value.last?.isExpanded == true)
        cell.isSelected = true
        cell.isHighlighted = true
        let count = states.value.count
        fixture.settle()
        #expect(states.value.count == count + 1)
        #expect(states.value.last?.isSelected == true && states.value.last?.isHighlighted == true)
    }

    @Test func `accessories that the handler sets by the state appear immediately`() {
        let fixture = fixture(count: 1) { cell, _ in
            cell.configurationUpdateHandler = { cell, state in
                (cell as? UICollectionViewListCell)?.accessories = state.isSelected ? [.checkmark()] : []
            }
        }
        #expect(fixture.accessoryFrames().isEmpty)
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        fixture.settle()
        #expect(fixture.accessoryFrames().count == 1)
        fixture.view.deselectItem(at: [0, 0], animated: false)
        fixture.settle()
        #expect(fixture.accessoryFrames().isEmpty)
    }

    // MARK: Editing

    @Test func `selecting several items while editing also allows selection`() {
        let fixture = fixture()
        #expect(!fixture.view.allowsSelectionDuringEditing)
        fixture.view.allowsMultipleSelectionDuringEditing = true
        #expect(fixture.view.allowsSelectionDuringEditing)
        fixture.view.allowsMultipleSelectionDuringEditing = false
        #expect(fixture.view.allowsSelectionDuringEditing)
    }

    @Test func `while editing, taps select nothing, one or several items, as is allowed`() {
        let fixture = fixture()
        func tapAll() -> [IndexPath] {
            fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
            for item in 0..<3 { fixture.host.tap(fixture.cell(item)) }
            return fixture.view.indexPathsForSelectedItems ?? []
        }
        fixture.view.isEditing = true
        fixture.settle()
        #expect(tapAll() == [])
        fixture.view.allowsSelectionDuringEditing = true
        #expect(tapAll() == [[0, 2]])
        fixture.view.allowsMultipleSelectionDuringEditing = true
        #expect(tapAll() == [[0, 0], [0, 1], [0, 2]])
        fixture.host.tap(fixture.cell(1))
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0], [0, 2]])
        #expect(color(fixture.cell(0)) == .systemGray4 && color(fixture.cell(1)) == .systemBackground)
    }

    @Test func `headers that are cells take part in editing`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, _ in cell.accessories = [.delete()] }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        UIView.performWithoutAnimation {
            view.isEditing = true
            view.layoutIfNeeded()
        }
        let cell =
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
            as? UICollectionViewListCell
        #expect(cell?.listRow?.role == .header)
        #expect(cell?.shownAccessories.views.count == 1)
    }

    @Test func `a delete button without a handler reveals the row's trailing actions`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Bin") { _, _, _ in }])
        }
        let fixture = ListCellFixture(UICollectionViewCompositionalLayout.list(using: configuration), count: 2) {
            cell, _ in
            cell.accessories = [.delete()]
        }
        fixture.view.isEditing = true
        fixture.settle()
        fixture.host.tap(fixture.cell().shownAccessories.views[0])
        #expect(fixture.cell().configurationState.isSwiped)
        #expect(fixture.cell().frame.minX < 0)
        #expect(!fixture.cell(1).configurationState.isSwiped)
    }

    // MARK: Measuring

    @Test func `no cell is measured twice for the same content and width`() {
        let fixture = fixture(count: 5)
        let count = fixture.view.counters.measurements
        #expect(count == 5)
        for item in 0..<3 {
            fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
            fixture.settle()
        }
        fixture.view.setNeedsLayout()
        fixture.settle()
        #expect(fixture.view.counters.measurements == count)
        let content = fixture.cell().contentView as? UIListContentView
        #expect(content?.measurementCount == 1)
        fixture.view.isEditing = true
        fixture.settle()
        // The circles reduce the width.
        #expect(fixture.view.counters.measurements == 2 * count)
        fixture.view.isEditing = false
        fixture.settle()
        #expect(fixture.view.counters.measurements == 3 * count)
    }
}
