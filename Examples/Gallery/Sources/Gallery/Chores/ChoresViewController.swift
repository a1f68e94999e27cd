import UIKit

/// A to-do list in the user's order. A swipe completes or deletes an item. In editing mode, or after a long press,
/// items can be dragged to other positions.
final class ChoresViewController: UICollectionViewController {
    private enum Section {
        case main
    }

    /// The chores, in the order in which they are shown.
    private(set) var chores: [Chore]
    private var dataSource: UICollectionViewDiffableDataSource<Section, Chore.ID>!

    init(chores: [Chore]) {
        self.chores = chores
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Chores"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = editButtonItem
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
        dataSource = makeDataSource()

        var snapshot = NSDiffableDataSourceSnapshot<Section, Chore.ID>()
        snapshot.appendSections([.main])
        snapshot.appendItems(chores.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let chore = chore(at: indexPath) else { return nil }
            let mark = UIContextualAction(style: .normal, title: chore.isDone ? "To Do" : "Done") {
                [weak self] _, _, completion in
                self?.toggle(chore.id)
                completion(true)
            }
            mark.backgroundColor = .systemGreen
            return UISwipeActionsConfiguration(actions: [mark])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let chore = chore(at: indexPath) else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
                self?.delete(chore.id)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Chore.ID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Chore.ID> {
            [weak self] cell, _, id in
            guard let chore = self?.chores.first(where: { $0.id == id }) else { return }
            cell.show(chore)
        }
        let dataSource = UICollectionViewDiffableDataSource<Section, Chore.ID>(collectionView: collectionView) {
            collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let ordered = chores.map(\.id).applying(transaction.difference) else { return }
            let byID = Dictionary(uniqueKeysWithValues: chores.map { ($0.id, $0) })
            chores = ordered.compactMap { byID[$0] }
        }
        return dataSource
    }

    // MARK: Changes

    private func chore(at indexPath: IndexPath) -> Chore? {
        dataSource.itemIdentifier(for: indexPath).flatMap { id in chores.first { $0.id == id } }
    }

    private func toggle(_ id: Chore.ID) {
        guard let index = chores.firstIndex(where: { $0.id == id }) else { return }
        chores[index].isDone.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }

    private func delete(_ id: Chore.ID) {
        chores.removeAll { $0.id == id }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([id])
        dataSource.apply(snapshot)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let chore = chore(at: indexPath) { toggle(chore.id) }
    }
}

extension UICollectionViewListCell {
    /// Shows a chore, which is crossed out if it's done and has a handle while the list is being edited.
    fileprivate func show(_ chore: Chore) {
        var content = defaultContentConfiguration()
        content.text = chore.name
        content.textProperties.color = chore.isDone ? .secondaryLabel : .label
        content.image = UIImage(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = chore.isDone ? .systemGreen : .systemGray3
        contentConfiguration = content
        accessories = [.delete(), .reorder()]
    }
}
