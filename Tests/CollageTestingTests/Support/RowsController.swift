import CollageTesting

/// A list of a shelf's rows, to which screens add what they are about.
class RowsController: UIViewController {
    /// The content of the list.
    private(set) var shelf: Shelf
    let collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private(set) lazy var dataSource = makeDataSource()

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

    /// Shows another shelf.
    func show(_ new: Shelf) {
        let old = shelf
        shelf = new
        dataSource.apply(new.snapshot(after: old), animatingDifferences: true)
    }

    func change(_ change: Shelf.Change) {
        var shelf = shelf
        shelf.apply(change)
        show(shelf)
    }

    /// Takes over what is shown already.
    func adopt(_ new: Shelf) { shelf = new }

    /// Returns the accessories of a row. The default is an empty array.
    func accessories(of id: Int) -> [UICellAccessory] { [] }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
            guard let self, let row = shelf[row: id] else { return }
            var content = cell.defaultContentConfiguration()
            content.text = row.text
            content.secondaryText = row.detail
            cell.contentConfiguration = content
            cell.accessories = accessories(of: id)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
    }
}
