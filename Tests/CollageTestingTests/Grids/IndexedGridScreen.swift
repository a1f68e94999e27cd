import CollageTesting

/// Sections whose layouts follow from their places: rows, a grid, a carousel, a list.
final class IndexedGridScreen: WalkableScreen {
    private let grid: IndexedGridController

    init(model: Shelf) { grid = IndexedGridController(model) }

    var model: Shelf { grid.shelf }
    var controller: UIViewController { grid }

    func randomChange(using generator: inout SeededGenerator) -> Shelf.Change? {
        generator.chance(30)
            ? .moveSection(Int.random(in: 0..<4, using: &generator), to: Int.random(in: 0..<4, using: &generator))
            : .random(using: &generator)
    }

    func apply(_ change: Shelf.Change) { grid.change(change) }
}

private final class IndexedGridController: UIViewController {
    private(set) var shelf: Shelf
    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
            Self.section(index, environment)
        })
    private lazy var dataSource = makeDataSource()

    init(_ shelf: Shelf) {
        self.shelf = shelf
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.apply(shelf.snapshot(), animatingDifferences: false)
    }

    func change(_ change: Shelf.Change) {
        let old = shelf
        shelf.apply(change)
        dataSource.apply(shelf.snapshot(after: old), animatingDifferences: true)
    }

    private static func section(
        _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        if index % 4 == 3 { return .list(using: .init(appearance: .plain), layoutEnvironment: environment) }
        let width: NSCollectionLayoutDimension =
            index % 4 == 0 ? .fractionalWidth(1) : index % 4 == 1 ? .fractionalWidth(0.5) : .absolute(150)
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(44))
        let groupSize = NSCollectionLayoutSize(
            widthDimension: index % 4 == 2 ? .absolute(150) : .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: groupSize, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        if index % 4 == 2 { section.orthogonalScrollingBehavior = .continuous }
        return section
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<TextCell, Int> { [weak self] cell, _, id in
            if let row = self?.shelf[row: id] { cell.show(row) }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}
