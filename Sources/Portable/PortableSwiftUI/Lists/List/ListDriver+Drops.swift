import Foundation
import PortableUIKit

// Items that the user drops between rows, for `onInsert` and `dropDestination`.

extension ListDriver: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        list?.rows.values.contains { !insertedItems(session, $0.editing).isEmpty } ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let destinationIndexPath, let (_, editing) = target(of: destinationIndexPath),
            !insertedItems(session, editing).isEmpty
        else { return UICollectionViewDropProposal(operation: .cancel) }
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath, let (offset, editing) = target(of: path) else { return }
        let items = insertedItems(coordinator.session, editing)
        if !items.isEmpty { editing.insert?.perform(offset, items) }
    }

    /// Returns the editing properties and the offset of the row before which items are dropped at a path, or of the
    /// last row and the offset after it.
    private func target(of path: IndexPath) -> (offset: Int, editing: RowEditing)? {
        guard let list else { return nil }
        let position = ListPosition(path)
        if list.structure.contains(position) {
            let editing = list.row(at: position).editing
            if let offset = editing.insert?.offset { return (offset, editing) }
        }
        let previous = ListPosition(section: path.section, role: .content, item: path.item - 1)
        guard list.structure.contains(previous) else { return nil }
        let editing = list.row(at: previous).editing
        return editing.insert?.offset.map { ($0 + 1, editing) }
    }

    /// Returns the items of a session that a row's `ForEach` inserts.
    private func insertedItems(_ session: any UIDropSession, _ editing: RowEditing) -> [ReceivedItem] {
        guard editing.insert != nil else { return [] }
        return session.items.map { ReceivedItem(object: $0.localObject, provider: $0.itemProvider) }
            .filter { $0.isOf(editing.inserted) }
    }
}
