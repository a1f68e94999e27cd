import Foundation
import PortableUIKit

// Items that the user drops between rows, for `onInsert`.

extension ListDriver: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        list?.rows.values.contains { insertedProviders(session, $0.editing)?.isEmpty == false } ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let destinationIndexPath, let (_, editing) = target(of: destinationIndexPath),
            insertedProviders(session, editing)?.isEmpty == false
        else { return UICollectionViewDropProposal(operation: .cancel) }
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath, let (offset, editing) = target(of: path),
            let providers = insertedProviders(coordinator.session, editing), !providers.isEmpty
        else { return }
        editing.insert?.perform(offset, providers)
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

    /// Returns the item providers of a session that a row's `ForEach` accepts.
    private func insertedProviders(_ session: any UIDropSession, _ editing: RowEditing) -> [NSItemProvider]? {
        guard editing.insert != nil else { return nil }
        return session.items.map(\.itemProvider).filter { provider in
            editing.insertedTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
        }
    }
}
