import Testing

@testable import CollageTesting

@MainActor struct DrivingTests {
    private let host = TestHost(size: CGSize(width: 320, height: 568), safeAreaInsets: .zero)
    private let log = Log()

    @MainActor private final class Log { var lines: [String] = [] }

    /// A list of a hundred rows with actions at their end.
    private func showList() -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [log] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.lines.append("delete \(path.item)")
                    done(true)
                },
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in
                    log.lines.append("flag \(path.item)")
                    done(true)
                },
            ])
        }
        let controller = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<100))
        source.apply(snapshot, animatingDifferences: false)
        keeper.source = source
        host.show(controller)
        return controller.collectionView
    }

    @MainActor private final class Keeper { var source: UICollectionViewDiffableDataSource<Int, Int>? }
    private let keeper = Keeper()

    @Test func `elements far below or above are scrolled to`() throws {
        let list = showList()
        #expect(try host.scroll(to: .label("Row 80")).label == "Row 80")
        #expect(host.elements.contains { $0.label == "Row 80" })
        #expect(list.contentOffset.y > 1000)
        let first = try host.scroll(to: .label("Row 3"), in: list)
        #expect(first.frame.minY >= 0 && first.frame.maxY <= 568)
    }

    @Test func `scrolling to a missing element throws an error that lists the elements on the way`() throws {
        _ = showList()
        let failure = try #require(throws: ElementNotFound.self) { try host.scroll(to: .label("Row 100")) }
        #expect(failure.description.hasPrefix("Nothing in UICollectionView has the label \"Row 100\", from its"))
        #expect(failure.description.contains("\"Row 0\"") && failure.description.contains("\"Row 99\""))
    }

    @Test func `rows are swiped by the names of their actions`() throws {
        _ = showList()
        try host.element(.label("Row 2")).swipe("Flag")
        try host.element(.label("Row 3")).perform(actionNamed: "Delete")
        #expect(log.lines == ["flag 2", "delete 3"])
        let failure = try #require(throws: ElementNotFound.self) {
            try host.element(.label("Row 4")).swipe("Archive")
        }
        #expect(failure.description.contains("Swiping \"Row 4\" doesn't show \"Archive\". Its actions are: "))
        #expect(failure.description.contains("\"Delete\"") && failure.description.contains("\"Flag\""))
        #expect(throws: ElementNotFound.self) { try host.element(.label("Row 4")).perform(actionNamed: "Archive") }
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func `alerts are answered by choosing an action's title`(style: UIAlertController.Style) throws {
        let controller = UIViewController()
        host.show(controller)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [log] _ in log.lines.append("deleted") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: true)
        host.settle()
        #expect(host.alert === alert)
        #expect(Set(host.choiceTitles) == ["Delete", "Cancel"])
        let failure = try #require(throws: ChoiceNotFound.self) { try host.choose("Keep") }
        #expect(failure.description.hasPrefix("There is no \"Keep\" to choose. The choices are: \""))
        try host.choose("Delete")
        #expect(log.lines == ["deleted"])
        #expect(host.alert == nil)
    }

    @Test func `menus are answered by choosing an element's title`() throws {
        let view = UIView()
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UIAction(title: "Name") { [log] _ in log.lines.append("name") },
            UIAction(title: "Size", attributes: .disabled) { [log] _ in log.lines.append("size") },
        ])
        view.addSubview(button)
        host.show(view)
        try host.element(.label("Sort")).tap()
        #expect(host.choiceTitles == ["Name", "Size"])
        #expect(throws: ChoiceNotFound.self) { try host.choose("Size") }
        try host.choose("Name")
        #expect(log.lines == ["name"])
        let failure = try #require(throws: ChoiceNotFound.self) { try host.choose("Name") }
        #expect(failure.description.hasPrefix("There is no alert or menu on the screen"))
        #expect(failure.description.contains("The screen has: \"Sort\"."))
    }
}
