import DiffEngine

extension BatchUpdates {
    /// Names the changes to a collection view, within a batch.
    @MainActor
    func perform(on collectionView: UICollectionView) {
        if !deletedSections.isEmpty { collectionView.deleteSections(IndexSet(deletedSections)) }
        if !insertedSections.isEmpty { collectionView.insertSections(IndexSet(insertedSections)) }
        for move in movedSections { collectionView.moveSection(move.source, toSection: move.destination) }
        if !deletedItems.isEmpty { collectionView.deleteItems(at: deletedItems.map(\.indexPath)) }
        if !insertedItems.isEmpty { collectionView.insertItems(at: insertedItems.map(\.indexPath)) }
        for move in movedItems { collectionView.moveItem(at: move.source.indexPath, to: move.destination.indexPath) }
    }
}
