import DiffEngine
import LayoutGeometry

extension UICollectionViewDiffableDataSource {
    /// Applies the user's move of an item, which the collection view already shows.
    func reorder(from source: IndexPath, to destination: IndexPath) {
        guard source != destination, let item = itemIdentifier(for: source) else { return }
        guard let target = ItemPosition(destination), target.section >= 0,
            target.section < state.collection.sectionCount
        else {
            raise("Invalid parameter not satisfying: destinationIndexPath")
        }
        let new = state.moving(item, to: target)
        let transaction = makeTransaction(to: new, sections: [source.section, target.section])
        reorderingHandlers.willReorder?(transaction)
        state = new
        reorderingHandlers.didReorder?(transaction)
    }

    private func makeTransaction(
        to new: State, sections: Set<Int>
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceTransaction(
            initialSnapshot: state.snapshot, finalSnapshot: new.snapshot,
            difference: difference(from: state.collection.items, to: new.collection.items),
            // Recorded: the last section first.
            sectionTransactions: sections.sorted(by: >).map { position in
                let section = state.collection.section(at: position)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: state.sectionSnapshot(of: section),
                    finalSnapshot: new.sectionSnapshot(of: section),
                    difference: difference(
                        from: state.collection.items(atSection: position),
                        to: new.collection.items(atSection: position)))
            })
    }

    /// Only one item moves, so the shortest edit script is found in linear time.
    private func difference(
        from old: [ItemIdentifierType], to new: [ItemIdentifierType]
    ) -> CollectionDifference<ItemIdentifierType> {
        new.difference(from: old).inferringMoves()
    }
}
