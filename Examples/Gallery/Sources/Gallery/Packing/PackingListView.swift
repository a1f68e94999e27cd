import UIKit

/// A list whose rows can be dragged to its counterpart, and which accepts rows of the counterpart.
final class PackingListView: UIView {
    private let dataSource: UICollectionViewDiffableDataSource<Int, String>
    private let collectionView: UICollectionView

    /// The list that has the other items.
    weak var counterpart: PackingListView?

    init(title: String, things: [String]) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.collectionView = collectionView

        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, thing in
            var content = cell.defaultContentConfiguration()
            content.text = thing
            cell.contentConfiguration = content
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in
            var content = header.defaultContentConfiguration()
            content.text = title
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, thing in
            collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: thing)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        super.init(frame: .zero)

        collectionView.frame = bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        // On phones, dragging within an app must be enabled.
        collectionView.dragInteractionEnabled = true
        addSubview(collectionView)
        apply(things, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The items of the list, from top to bottom.
    var things: [String] { dataSource.snapshot().itemIdentifiers }

    private func apply(_ things: [String], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(things)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    /// Moves an item to an index of this list, from this list or the other one.
    private func take(_ thing: String, to index: Int) {
        counterpart?.remove(thing)
        var changed = things.filter { $0 != thing }
        changed.insert(thing, at: min(index, changed.count))
        apply(changed)
    }

    private func remove(_ thing: String) {
        let rest = things.filter { $0 != thing }
        if rest != things { apply(rest) }
    }
}

extension PackingListView: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let thing = dataSource.itemIdentifier(for: indexPath) else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: thing as NSString))
        item.localObject = thing
        return [item]
    }
}

extension PackingListView: UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil else { return UICollectionViewDropProposal(operation: .cancel) }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        for dropped in coordinator.items {
            guard let thing = dropped.dragItem.localObject as? String else { continue }
            let path = coordinator.destinationIndexPath ?? IndexPath(item: things.count, section: 0)
            take(thing, to: path.item)
            coordinator.drop(dropped.dragItem, toItemAt: IndexPath(item: things.firstIndex(of: thing) ?? 0, section: 0))
        }
    }
}
