import CollageTesting

/// A list as apps make them: a compositional layout, a diffable data source, registrations, swipe actions and editing.
final class ListScreen: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var appearance: Appearance
        var isEditing = false
    }

    enum Appearance: Int, Codable, CaseIterable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain

        var configuration: UICollectionLayoutListConfiguration {
            switch self {
            case .plain: .init(appearance: .plain)
            case .grouped: .init(appearance: .grouped)
            case .insetGrouped: .init(appearance: .insetGrouped)
            case .sidebar: .init(appearance: .sidebar)
            case .sidebarPlain: .init(appearance: .sidebarPlain)
            }
        }
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case shelf(Shelf.Change)
        case appearance(Appearance)
        case editing(Bool)
        case reload

        var description: String {
            switch self {
            case .shelf(let change): "\(change)"
            case .appearance(let appearance): "switch to \(appearance)"
            case .editing(let isEditing): isEditing ? "begin to edit" : "end editing"
            case .reload: "reload everything"
            }
        }
    }

    private let list: ListController

    init(model: Model) {
        list = ListController(model)
    }

    var model: Model { list.model }
    var controller: UIViewController { list }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: .appearance(Appearance.allCases.randomElement(using: &generator)!)
        case 2: .editing(!list.model.isEditing)
        case 3: .reload
        default: .shelf(.random(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .shelf(let change): list.change(change)
        case .appearance(let appearance): list.show(appearance)
        case .editing(let isEditing): list.setEditing(isEditing, animated: true)
        case .reload: list.collectionView.reloadData()
        }
    }
}

private final class ListController: UIViewController {
    private(set) var model: ListScreen.Model
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    init(_ model: ListScreen.Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
        collectionView.allowsMultipleSelectionDuringEditing = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.apply(model.shelf.snapshot(), animatingDifferences: false)
        setEditing(model.isEditing, animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        model.isEditing = editing
        collectionView.isEditing = editing
    }

    func show(_ appearance: ListScreen.Appearance) {
        model.appearance = appearance
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        collectionView.reloadData()
    }

    func change(_ change: Shelf.Change) {
        let old = model.shelf
        model.shelf.apply(change)
        dataSource.apply(model.shelf.snapshot(after: old), animatingDifferences: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            self?.section(at: index, environment)
        }
    }

    private func section(
        at index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        var configuration = model.appearance.configuration
        let section = dataSource.sectionIdentifier(for: index).flatMap { model.shelf[section: $0] }
        if section?.header != nil { configuration.headerMode = .supplementary }
        if section?.footer != nil { configuration.footerMode = .supplementary }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let id = self?.dataSource.itemIdentifier(for: path) else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self?.delete(id)
                    done(true)
                }
            ])
        }
        return .list(using: configuration, layoutEnvironment: environment)
    }

    private func delete(_ id: Int) {
        model.shelf.deleteRow(id: id)
        dataSource.apply(model.shelf.snapshot(), animatingDifferences: true)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
            guard let row = self?.model.shelf[row: id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = row.text
            content.secondaryText = row.detail
            cell.contentConfiguration = content
            cell.accessories = [.delete { self?.delete(id) }, .disclosureIndicator(), .multiselect()]
        }
        let headers = title(UICollectionView.elementKindSectionHeader) { $0.header }
        let footers = title(UICollectionView.elementKindSectionFooter) { $0.footer }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
        }
        return dataSource
    }

    private func title(
        _ kind: String, _ text: @escaping (Shelf.Section) -> String?
    ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        UICollectionView.SupplementaryRegistration(elementKind: kind) { [weak self] view, _, path in
            guard let self, let id = dataSource.sectionIdentifier(for: path.section) else { return }
            var content = view.defaultContentConfiguration()
            content.text = model.shelf[section: id].flatMap(text)
            view.contentConfiguration = content
        }
    }
}
