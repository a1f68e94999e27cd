import CollageTesting

/// A list in a navigation stack, below a sheet or an alert: everything on it can be interrupted by another event.
final class BusyScreen: WalkableScreen {
    struct Model {
        var rows: [Int]
        var isPushed = false
        var over: Over?
        var texts: [Int: String] = [:]
    }

    enum Over: Codable, Hashable { case sheet, alert }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case rows([Int]), reload, push, pop, present(Over), dismiss, focus(Int)

        var description: String {
            switch self {
            case .rows(let rows): "show rows \(rows)"
            case .reload: "reload everything"
            case .push: "push"
            case .pop: "pop"
            case .present(let over): "present the \(over)"
            case .dismiss: "dismiss"
            case .focus(let row): "edit row \(row)"
            }
        }
    }

    private let list: BusyController
    private let stack: UINavigationController
    private let over: Over?

    init(model: Model) {
        list = BusyController(model.rows, model.texts)
        stack = UINavigationController(rootViewController: list)
        over = model.over
        if model.isPushed { stack.pushViewController(LongController(), animated: false) }
    }

    var controller: UIViewController { stack }

    func didShow() {
        if let over { present(over, animated: false) }
    }

    private var shownOver: Over? {
        guard let presented = stack.presentedViewController, !presented.isBeingDismissed else { return nil }
        return presented is UIAlertController ? .alert : .sheet
    }

    var model: Model {
        Model(rows: list.rows, isPushed: stack.viewControllers.count > 1, over: shownOver, texts: list.texts)
    }

    func randomChange(using generator: inout CollageTesting.SeededGenerator) -> Change? { nil }

    func apply(_ change: Change) {
        switch change {
        case .rows(let rows): list.show(rows)
        case .reload: list.collectionView.reloadData()
        case .push: stack.pushViewController(LongController(), animated: true)
        case .pop: stack.popViewController(animated: true)
        case .present(let over): present(over, animated: true)
        case .dismiss: stack.dismiss(animated: true)
        case .focus(let row): list.field(of: row)?.becomeFirstResponder()
        }
    }

    private func present(_ over: Over, animated: Bool) {
        guard stack.presentedViewController == nil else { return }
        switch over {
        case .alert:
            let alert = UIAlertController(title: "Really?", message: "It can't be undone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            stack.present(alert, animated: animated)
        case .sheet:
            let sheet = UINavigationController(rootViewController: LongController())
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            stack.present(sheet, animated: animated)
        }
    }
}

/// Rows with swipe actions, menus, a field each, and reordering.
private final class BusyController: UIViewController, UICollectionViewDelegate {
    private(set) var rows: [Int]
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout())
    private lazy var dataSource = makeDataSource()
    /// The text of the rows' fields.
    private(set) var texts: [Int: String]

    init(_ rows: [Int], _ texts: [Int: String]) {
        self.rows = rows
        self.texts = texts
        super.init(nibName: nil, bundle: nil)
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
        collectionView.delegate = self
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] in
            self?.rows = $0.finalSnapshot.itemIdentifiers
        }
        apply(animated: false)
    }

    func show(_ rows: [Int]) {
        self.rows = rows
        apply(animated: true)
    }

    func field(of row: Int) -> UITextField? {
        guard let path = dataSource.indexPath(for: row) else { return nil }
        return (collectionView.cellForItem(at: path) as? BusyCell)?.field
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(rows)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func layout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) },
                UIContextualAction(style: .normal, title: "More") { _, _, done in done(false) },
            ])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<BusyCell, Int> { [weak self] cell, _, row in
            cell.field.text = self?.texts[row]
            cell.didEdit = { self?.texts[row] = $0 }
            var content = cell.defaultContentConfiguration()
            content.text = row % 3 == 0 ? "Row \(row) which says so much that it needs a few lines" : "Row \(row)"
            cell.contentConfiguration = content
            cell.accessories = [
                .customView(configuration: .init(customView: cell.field, placement: .trailing())),
                .reorder(displayed: .always),
            ]
        }
        return UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.isEmpty
            ? nil
            : UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Share") { _ in }])
            }
    }
}

private final class BusyCell: UICollectionViewListCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    var didEdit: (String?) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.addAction(UIAction { [weak self] _ in self.map { $0.didEdit($0.field.text) } }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }
}

/// More rows than fit on a screen.
private final class LongController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Long"
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Line \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}
