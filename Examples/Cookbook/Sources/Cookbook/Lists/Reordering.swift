import UIKit

/// Rows that users reorder by dragging: the data source specifies which rows can move, and receives the new order.
final class Reordering: UICollectionViewController {
    private(set) var tasks = ["Wake up", "Have breakfast", "Read the news", "Write code", "Go for a walk"]
    private lazy var dataSource = makeDataSource()

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            self?.tasks = transaction.finalSnapshot.itemIdentifiers
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(tasks)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, task in
            var content = cell.defaultContentConfiguration()
            content.text = task
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, task in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: task)
        }
    }
}
