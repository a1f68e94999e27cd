import DiffEngine

extension UICollectionView: DiffableTarget {
    func canShow(_ batch: BatchUpdates) -> Bool { true }

    func show(_ found: FoundDifference) {
        // Only a subclass can override the methods for individual changes.
        guard type(of: self) != UICollectionView.self else { return update { $0.append(found) } }
        let batch = found.updates
        if !batch.deletedSections.isEmpty { deleteSections(IndexSet(batch.deletedSections)) }
        if !batch.insertedSections.isEmpty { insertSections(IndexSet(batch.insertedSections)) }
        for move in batch.movedSections { moveSection(move.source, toSection: move.destination) }
        if !batch.deletedItems.isEmpty { deleteItems(at: batch.deletedItems.map(\.indexPath)) }
        if !batch.insertedItems.isEmpty { insertItems(at: batch.insertedItems.map(\.indexPath)) }
        for move in batch.movedItems { moveItem(at: move.source.indexPath, to: move.destination.indexPath) }
    }

    func reload(_ sections: IndexSet) { reloadSections(sections) }

    func reload(_ items: [IndexPath]) { reloadItems(at: items) }

    func reconfigure(_ items: [IndexPath]) { reconfigureItems(at: items) }
}
