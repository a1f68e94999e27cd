// Updating a section with new items.

extension UICompositionalLayoutableSectionDataSource {
    /// Replaces the items and reloads the section, if it's shown.
    public func update(_ collectionView: UICollectionView, withItems items: [ItemsType]) {
        self.items = items
        guard let index = index(in: collectionView) else { return }
        collectionView.reloadSections(IndexSet(integer: index))
    }

    /// Returns the index of the section with this data source, or `nil` if the collection view doesn't show it.
    fileprivate func index(in collectionView: UICollectionView) -> Int? {
        guard let source = collectionView.dataSource as? CompositionalLayoutDataSource,
            let sections = source.provider?.compositionalLayoutSections,
            let index = sections.firstIndex(where: { $0.dataSource === self || $0 === self }),
            source.isShown(sections.count, in: collectionView)
        else { return nil }
        return index
    }
}

extension UICompositionalLayoutableSectionDataSource where ItemsType: Hashable {
    /// Replaces the items and shows the changes. Equal items are distinguished by their order.
    ///
    /// - Complexity: O(*n* + *d*²) for *n* items and *d* differences, like the standard library's `difference(from:)`.
    public func update(_ collectionView: UICollectionView, withItems items: [ItemsType]) {
        guard let index = index(in: collectionView), collectionView.window != nil else {
            let shown = index(in: collectionView)
            self.items = items
            if let shown { collectionView.reloadSections(IndexSet(integer: shown)) }
            return
        }
        guard collectionView.numberOfItems(inSection: index) == self.items.count else {
            // The items were changed without an update of the collection view.
            self.items = items
            collectionView.reloadData()
            return
        }
        let difference = items.difference(from: self.items)
        guard !difference.isEmpty else {
            self.items = items
            return
        }
        collectionView.performBatchUpdates {
            self.items = items
            for change in difference {
                switch change {
                case .remove(let offset, _, _):
                    collectionView.deleteItems(at: [IndexPath(item: offset, section: index)])
                case .insert(let offset, _, _):
                    collectionView.insertItems(at: [IndexPath(item: offset, section: index)])
                }
            }
        }
    }
}
