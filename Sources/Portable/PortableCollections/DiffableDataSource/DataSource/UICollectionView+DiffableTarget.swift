import DiffEngine

extension UICollectionView: DiffableTarget {
    func canShow(_ changes: ChangeSet) -> Bool { true }

    func show(_ changes: ChangeSet) {
        // Only a subclass can override the methods for individual changes.
        guard type(of: self) != UICollectionView.self else { return update { $0.append(changes) } }
        if !changes.deletedSections.isEmpty { deleteSections(IndexSet(changes.deletedSections)) }
        if !changes.insertedSections.isEmpty { insertSections(IndexSet(changes.insertedSections)) }
        for move in changes.movedSections { moveSection(move.source, toSection: move.destination) }
        if !changes.deletedItems.isEmpty { deleteItems(at: changes.deletedItems.map(\.indexPath)) }
        if !changes.insertedItems.isEmpty { insertItems(at: changes.insertedItems.map(\.indexPath)) }
        for move in changes.movedItems { moveItem(at: move.source.indexPath, to: move.destination.indexPath) }
    }

    func reload(_ sections: IndexSet) { reloadSections(sections) }

    func reload(_ items: [IndexPath]) { reloadItems(at: items) }

    func reconfigure(_ items: [IndexPath]) { reconfigureItems(at: items) }
}
