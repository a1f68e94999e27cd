import DiffEngine

/// A data source whose items can be expanded and collapsed with an outline disclosure accessory.
@MainActor
package protocol OutlineDataSource: AnyObject {
    /// Expands or collapses the item at an index path, as the user does with a tap.
    func toggleOutlineItem(at indexPath: IndexPath)
}

/// A cell that can show the level of its item in an outline.
@MainActor
package protocol OutlineCell: AnyObject {
    /// Called after the app has configured the cell, and after each change of the outline, with the number of the
    /// item's ancestors.
    func indent(toOutlineLevel level: Int)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Calls the section snapshot handlers, and applies the section's tree with the item expanded or collapsed. Does
    /// nothing for a section without a tree, or if a handler doesn't allow it.
    package func toggleOutlineItem(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath),
            let section = sectionIdentifier(for: indexPath.section),
            let isExpanded = state.outline(of: section)?.isExpanded(item)
        else { return }
        if isExpanded { collapse(item, in: section) } else { expand(item, in: section) }
    }

    private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldExpandItem?(item) ?? true else { return }
        handlers.willExpandItem?(item)
        // The handler may have removed the item.
        guard let outline = state.outline(of: section), outline.contains(item) else { return }
        let children = handlers.snapshotForExpandingParent?(item, SectionSnapshot(outline).snapshot(of: item))
        change(item, in: section) { snapshot in
            if let children { snapshot.replace(childrenOf: item, using: children) }
            snapshot.expand([item])
        }
    }

    private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
        sectionSnapshotHandlers.willCollapseItem?(item)
        change(item, in: section) { $0.collapse([item]) }
    }

    /// Changes the current tree of a section when the update is applied. By then, the item or the section may be
    /// deleted, and nothing is changed.
    private func change(
        _ item: ItemIdentifierType, in section: SectionIdentifierType,
        _ change: @escaping (inout SectionSnapshot) -> Void
    ) {
        updater.enqueue(
            DiffableUpdate(
                change: { state in
                    guard state.outline(of: section)?.contains(item) ?? false else { return state }
                    var snapshot = state.sectionSnapshot(of: section)
                    change(&snapshot)
                    return state.applying(snapshot, to: section)
                }, presentation: .difference(isAnimated: true)))
    }

    /// Updates a cell for the position of its item in the section's tree, if there is one.
    func showOutline(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        // The section of an item requires an index of all items, which many lists never need.
        let section = state.hasOutlines ? state.collection.section(containing: item) : nil
        let outline = section.flatMap { state.outline(of: $0) }
        cell.isExpandedInOutline = outline?.isExpanded(item) ?? false
        if let level = outline?.level(of: item) { (cell as? any OutlineCell)?.indent(toOutlineLevel: level) }
    }

    /// Updates the outline disclosures of all visible cells, because existing items may have been expanded or
    /// collapsed.
    func showOutlines(in collectionView: UICollectionView) {
        guard state.hasOutlines else { return }
        for path in collectionView.indexPathsForVisibleItems {
            if let item = itemIdentifier(for: path), let cell = collectionView.cellForItem(at: path) {
                showOutline(of: item, in: cell)
            }
        }
    }
}
