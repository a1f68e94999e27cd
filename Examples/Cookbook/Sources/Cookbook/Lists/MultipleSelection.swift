import UIKit

/// Selection of several rows in editing mode. The title shows their number, and a toolbar button deletes them.
final class MultipleSelection: UICollectionViewController {
    private lazy var dataSource = makeDataSource()
    private lazy var deleteItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })

    convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        title = "Messages"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [.flexibleSpace(), deleteItem]
        collectionView.allowsMultipleSelectionDuringEditing = true
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ada", "Jonas", "Mina", "Noor", "Otto"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        showCount()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        showCount()
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        showCount()
    }

    private func showCount() {
        let count = collectionView.indexPathsForSelectedItems?.count ?? 0
        title = isEditing ? "\(count) Selected" : "Messages"
        deleteItem.isEnabled = count > 0
    }

    private func deleteSelected() {
        let names = (collectionView.indexPathsForSelectedItems ?? []).compactMap(dataSource.itemIdentifier(for:))
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems(names)
        dataSource.apply(snapshot) { [weak self] in self?.showCount() }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.multiselect(displayed: .whenEditing)]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
        }
    }
}
