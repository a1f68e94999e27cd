// Inserting, removing, and moving sections on screen.

extension CompositionalLayoutProvider {
    /// Inserts a section. An index after the end appends it.
    public func insert(
        _ section: CompositionalLayoutableSection, at index: Int, in collectionView: UICollectionView
    ) {
        let index = min(max(index, 0), compositionalLayoutSections.count)
        prepare(section, for: collectionView)
        change(collectionView) {
            self.compositionalLayoutSections.insert(section, at: index)
            collectionView.insertSections(IndexSet(integer: index))
        }
    }

    /// Removes a section. If the provider doesn't contain it, this method does nothing.
    public func remove(_ section: CompositionalLayoutableSection, in collectionView: UICollectionView) {
        guard let index = compositionalLayoutSections.firstIndex(where: { $0 === section }) else { return }
        change(collectionView) {
            self.compositionalLayoutSections.remove(at: index)
            collectionView.deleteSections(IndexSet(integer: index))
        }
        section.collectionView = nil
    }

    /// Moves a section to another index. If the provider doesn't contain it, this method does nothing.
    public func move(
        _ section: CompositionalLayoutableSection, to index: Int, in collectionView: UICollectionView
    ) {
        guard let old = compositionalLayoutSections.firstIndex(where: { $0 === section }) else { return }
        let new = min(max(index, 0), compositionalLayoutSections.count - 1)
        guard old != new else { return }
        change(collectionView) {
            self.compositionalLayoutSections.insert(self.compositionalLayoutSections.remove(at: old), at: new)
            collectionView.moveSection(old, toSection: new)
        }
    }

    /// Replaces a section with another one, as tabs above a list do.
    public func replace(
        _ section: CompositionalLayoutableSection, with other: CompositionalLayoutableSection,
        in collectionView: UICollectionView
    ) {
        guard let index = compositionalLayoutSections.firstIndex(where: { $0 === section }), section !== other else {
            return
        }
        prepare(other, for: collectionView)
        change(collectionView) {
            self.compositionalLayoutSections[index] = other
            collectionView.reloadSections(IndexSet(integer: index))
        }
        section.collectionView = nil
    }

    private func prepare(_ section: CompositionalLayoutableSection, for collectionView: UICollectionView) {
        section.delegate?.registerCell(in: collectionView)
        section.delegate?.registerSupplementaryView(in: collectionView)
        if let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout {
            section.delegate?.registerDecorationView(in: layout)
        }
        section.collectionView = collectionView
    }

    /// Changes sections in a batch update.
    private func change(_ collectionView: UICollectionView, _ change: @escaping () -> Void) {
        // The app can also change the array directly, without the collection view being notified.
        if collectionView.numberOfSections != compositionalLayoutSections.count { collectionView.reloadData() }
        collectionView.performBatchUpdates(change)
    }
}
