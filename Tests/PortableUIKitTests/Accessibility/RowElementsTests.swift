import CollageTesting
import DisplayList
import Foundation
import Testing

/// The accessibility elements of rows in lists and tables, and their actions.
@MainActor struct RowElementsTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)

    /// A list of names, configured by `configure`.
    @MainActor
    private final class List: NSObject, UICollectionViewDelegate {
        let view: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
        var selected: [Int] = []

        init(
            _ names: [String], _ configuration: UICollectionLayoutListConfiguration = .init(appearance: .plain),
            configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
        ) {
            view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            super.init()
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                content.secondaryText = "fresh"
                cell.contentConfiguration = content
                configure(cell, name)
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { header, _, _ in
                var content = header.defaultContentConfiguration()
                content.text = "Fruit"
                header.contentConfiguration = content
            }
            source.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names)
            source.apply(snapshot, animatingDifferences: false)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
    }

    private func elements(of list: List) -> [AccessibleElement] {
        host.show(list.view)
        return host.session.accessibleElements()
    }

    @Test func `a row reports its position and the number of rows in its section`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let list = List(["Fig", "Plum", "Pear"], configuration)
        let found = elements(of: list)
        #expect(found.map { $0.groups.map(\.position) } == [[], [1], [2], [3]])
        #expect(found.dropFirst().allSatisfy { $0.groups[0].count == 3 && $0.groups[0].kind == .list })
        #expect(Set(found.dropFirst().map { $0.groups[0].id }) == [list.view.layer.identity])
    }

    @Test func `rows that the user can move have actions for that`() throws {
        let list = List(["Fig", "Kiwi", "Pear"]) { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        list.source.reorderingHandlers.canReorderItem = { $0 != "Pear" }
        host.show(list.view)
        let names = ["Move Up", "Move Down"]
        let actions = host.elements.map { $0.actions.filter(names.contains) }
        #expect(actions == [["Move Down"], names, []])
        try host.element(labeled: "Fig, fresh").perform(actionNamed: "Move Down")
        host.settle()
        #expect(list.source.snapshot().itemIdentifiers == ["Kiwi", "Fig", "Pear"])
        #expect(host.elements.map(\.label) == ["Kiwi, fresh", "Fig, fresh", "Pear, fresh"])
        try host.element(labeled: "Fig, fresh").perform(actionNamed: "Move Up")
        host.settle()
        #expect(list.source.snapshot().itemIdentifiers == ["Fig", "Kiwi", "Pear"])
    }

    @Test func `rows of tables have these actions during editing, also into the next section`() throws {
        final class Source: NSObject, UITableViewDataSource {
            var rows = [["Fig", "Kiwi"], ["Pear"]]

            func numberOfSections(in tableView: UITableView) -> Int { rows.count }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = rows[indexPath.section][indexPath.row]
                return cell
            }

            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {
                let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
                rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
            }
        }
        let table = UITableView(), source = Source()
        table.dataSource = source
        host.show(table)
        #expect(host.elements.allSatisfy { !$0.actions.contains("Move Down") })
        table.isEditing = true
        host.settle()
        try host.element(labeled: "Kiwi").perform(actionNamed: "Move Down")
        host.settle()
        #expect(source.rows == [["Fig"], ["Kiwi", "Pear"]])
        try host.element(labeled: "Kiwi").perform(actionNamed: "Move Up")
        host.settle()
        #expect(source.rows == [["Fig", "Kiwi"], ["Pear"]])
        #expect(host.elements.last.map { !$0.actions.contains("Move Down") } == true)
    }

    @Test func `a row is one button with all of its text`() {
        let list = List(["Fig", "Kiwi"])
        list.view.delegate = list
        let elements = elements(of: list)
        #expect(elements.map(\.label) == ["Fig, fresh", "Kiwi, fresh"])
        #expect(elements.map(\.role) == [.button, .button])
        host.session.receive(.accessibility(element: elements[1].id, .activate))
        #expect(list.selected == [1])
    }

    @Test func `rows that can't be selected are static text`() {
        let list = List(["Fig"])
        list.view.allowsSelection = false
        let elements = elements(of: list)
        #expect(elements.map(\.label) == ["Fig, fresh"])
        #expect(elements.map(\.role) == [.text])
    }

    @Test func `selected rows have the selected trait`() {
        let list = List(["Fig", "Kiwi"])
        list.view.delegate = list
        host.show(list.view)
        list.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(host.session.accessibleElements().map(\.isSelected) == [false, true])
    }

    @Test func `headers of lists are headings`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.headerMode = .supplementary
        let elements = elements(of: List(["Fig"], configuration))
        #expect(elements.map(\.role) == [.heading, .text])
        // As it is shown.
        #expect(elements.first?.label == "FRUIT")
    }

    @Test func `accessory symbols aren't read, and buttons at the side follow their row`() {
        let list = List(["Fig"]) { cell, _ in
            cell.accessories = [.disclosureIndicator(), .detail(actionHandler: {}), .checkmark()]
        }
        list.view.delegate = list
        let elements = elements(of: list)
        #expect(elements.map(\.label) == ["Fig, fresh", "More Info"])
        #expect(elements.map(\.role) == [.button, .button])
    }

    @Test func `a row with a control is read element by element`() {
        let list = List(["Fig"]) { cell, _ in
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Ripe"
            cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        }
        #expect(elements(of: list).map(\.label) == ["Fig", "Ripe", "fresh"])
    }

    @Test func `swipe actions are actions of the row`() {
        var performed: [String] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.leadingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Mark") { _, _, done in
                    performed.append("mark \(path.item)")
                    done(true)
                }
            ])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    performed.append("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let list = List(["Fig", "Kiwi"], configuration)
        let elements = elements(of: list)
        #expect(elements.map(\.actions) == [["Mark", "Delete"], ["Mark", "Delete"]])
        host.session.receive(.accessibility(element: elements[1].id, .custom(1)))
        host.session.receive(.accessibility(element: elements[0].id, .custom(0)))
        #expect(performed == ["delete 1", "mark 0"])
        // Rows can't be swiped while the list is edited.
        list.view.isEditing = true
        #expect(host.session.accessibleElements().map(\.actions) == [[], []])
    }

    @Test func `the app's own actions are first and replace swipe actions of the same name`() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(
                actions: ["Mark", "Delete"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } })
        }
        let list = List(["Fig"], configuration) { cell, _ in
            cell.accessibilityCustomActions = ["Eat", "Mark"].map {
                UIAccessibilityCustomAction(name: $0) { _ in true }
            }
        }
        #expect(elements(of: list).map(\.actions) == [["Eat", "Mark", "Delete"]])
    }

    @Test func `rows that expand report whether they are expanded`() throws {
        let list = List([]) { cell, _ in cell.accessories = [.outlineDisclosure(options: .init(style: .cell))] }
        list.view.delegate = list
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Citrus"])
        snapshot.append(["Lime"], to: "Citrus")
        list.source.apply(snapshot, to: 0, animatingDifferences: false)
        let closed = try #require(elements(of: list).first)
        #expect(closed.isExpanded == false)
        #expect(closed.actions == ["Expand"])
        host.session.receive(.accessibility(element: closed.id, .custom(0)))
        host.settle()
        let opened = try #require(host.session.accessibleElements().first)
        #expect(opened.isExpanded == true)
        #expect(opened.actions == ["Collapse"])
        #expect(host.session.accessibleElements().count == 2)
    }

    @Test func `rows of tables are buttons with the label that the app sets`() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = name
            if name == "Kiwi" { cell.accessibilityLabel = "Chinese gooseberry" }
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Fig", "Kiwi"])
        source.apply(snapshot, animatingDifferences: false)
        host.show(table)
        let elements = host.session.accessibleElements()
        #expect(elements.map(\.label) == ["Fig", "Chinese gooseberry"])
        #expect(elements.map(\.role) == [.button, .button])
    }
}
