import CollageTesting

/// A collection view with a layout of UIKit's own, a diffable data source and cells that are as large as their texts.
final class GridScreen: WalkableScreen {
    struct Model {
        var shelf: Shelf
        var arrangement: Arrangement
    }

    enum Change: Codable, Hashable, CustomStringConvertible {
        case shelf(Shelf.Change)
        case arrangement(Arrangement, animated: Bool)
        case reload

        var description: String {
            switch self {
            case .shelf(let change): "\(change)"
            case .arrangement(let arrangement, let animated): "arrange as \(arrangement)\(animated ? ", animated" : "")"
            case .reload: "reload everything"
            }
        }
    }

    private let grid: GridController
    /// The arrangements that are changed to.
    private static let arrangements = Arrangement.allCases

    init(model: Model) {
        grid = GridController(model)
    }

    var model: Model { grid.model }
    var controller: UIViewController { grid }

    func randomChange(using generator: inout SeededGenerator) -> Change? {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: .reload
        case 1: .arrangement(Self.arrangements.randomElement(using: &generator)!, animated: generator.chance(50))
        default: .shelf(.random(using: &generator))
        }
    }

    func apply(_ change: Change) {
        switch change {
        case .shelf(let change): grid.change(change)
        case .arrangement(let arrangement, let animated): grid.arrange(arrangement, animated: animated)
        case .reload: grid.collectionView.reloadData()
        }
    }
}

private final class GridController: UIViewController {
    private(set) var model: GridScreen.Model
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: model.arrangement.makeLayout())
    private lazy var dataSource = makeDataSource()

    init(_ model: GridScreen.Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = collectionView
        collectionView.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.apply(model.shelf.snapshot(), animatingDifferences: false)
    }

    func arrange(_ arrangement: Arrangement, animated: Bool) {
        model.arrangement = arrangement
        collectionView.setCollectionViewLayout(arrangement.makeLayout(), animated: animated)
    }

    func change(_ change: Shelf.Change) {
        let old = model.shelf
        model.shelf.apply(change)
        dataSource.apply(model.shelf.snapshot(after: old), animatingDifferences: true)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<TextCell, Int> { [weak self] cell, _, id in
            if let row = self?.model.shelf[row: id] { cell.show(row) }
        }
        let headers = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            guard let self, let id = self.dataSource.sectionIdentifier(for: path.section) else { return }
            view.show("Section \(id) of \(model.shelf[section: id]?.header ?? "nothing")")
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return dataSource
    }
}
