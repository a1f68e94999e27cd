import CollageTesting

/// Rows of one height with a word each, in a collection view as large as the screen.
final class PlainRowsController: UIViewController {
    private(set) var rows: [String]
    private let height: CGFloat
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private var dataSource: UICollectionViewDiffableDataSource<String, String>?

    init(rows: [String], height: CGFloat = 44) {
        self.rows = rows
        self.height = height
        super.init(nibName: nil, bundle: nil)
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        show(rows, animated: false)
    }

    /// Shows other rows.
    func show(_ rows: [String], animated: Bool = true) {
        self.rows = rows
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["rows"])
        snapshot.appendItems(rows)
        dataSource?.apply(snapshot, animatingDifferences: animated)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}
