import DiffEngine

/// A data source whose items can be expanded and collapsed by whoever shows the disclosure.
@MainActor
package protocol OutlineDataSource: AnyObject {
    /// Expands or collapses the item at a path as if the person had asked for it.
    func toggleOutlineItem(at indexPath: IndexPath)
}

/// A cell that shows how deep its item is in an outline.
@MainActor
package protocol OutlineCell: AnyObject {
    /// Called after the app has configured the cell, and after each change of the outline, with the number of the
    /// item's ancestors.
    func indent(toOutlineLevel level: Int)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    /// Calls the section snapshot handlers and applies the section's tree with the item expanded or collapsed. An item
    /// of a section without a tree, and one whose handler refuses, stays as it is.
    package func toggleOutlineItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section),
            let isExpanded = state.outline(of: section)?.isExpanded(item),
            let changed = isExpanded ? collapsing(item, in: section) : expanding(item, in: section)
        else { return }
        apply(changed, to: section)
    }

    private func expanding(
        _ item: ItemIdentifierType, in section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldExpandItem?(item) ?? true else { return nil }
        handlers.willExpandItem?(item)
        var snapshot = snapshot(for: section)
        if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
            snapshot.replace(childrenOf: item, using: children)
        }
        snapshot.expand([item])
        return snapshot
    }

    private func collapsing(
        _ item: ItemIdentifierType, in section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
        guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return nil }
        sectionSnapshotHandlers.willCollapseItem?(item)
        var snapshot = snapshot(for: section)
        snapshot.collapse([item])
        return snapshot
    }

    /// Tells a cell where its item is in the section's tree, if there is one.
    func showOutline(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        let outline = state.collection.section(containing: item).flatMap { state.outline(of: $0) }
        cell.isExpandedInOutline = outline?.isExpanded(item) ?? false
        if let level = outline?.level(of: item) { (cell as? any OutlineCell)?.indent(toOutlineLevel: level) }
    }

    /// The same for all cells on screen: those that stay may have been expanded or collapsed.
    func showOutlines(in collectionView: UICollectionView) {
        guard state.hasOutlines else { return }
        for path in collectionView.indexPathsForVisibleItems {
            if let item = itemIdentifier(for: path), let cell = collectionView.cellForItem(at: path) {
                showOutline(of: item, in: cell)
            }
        }
    }
}
