import Foundation

/// Shows the context menus of a collection view's items for its delegate.
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collectionView: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The items of the visible menu, as far as they exist.
    private var paths: [IndexPath] = []

    /// Updates the items for their new paths, and removes deleted ones.
    func itemsDidMove(_ path: (IndexPath) -> IndexPath?) { paths = paths.compactMap(path) }

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var delegate: (any UICollectionViewDelegate)? { collectionView.delegate }

    /// Returns the items for a menu at a point: the one there, or all selected items if it's selected. A table has
    /// menus for single rows.
    private func paths(at point: CGPoint) -> [IndexPath] {
        guard let path = collectionView.indexPathForItem(at: point) else { return [] }
        guard collectionView.presenter == nil else { return [path] }
        let selected = collectionView.indexPathsForSelectedItems ?? []
        return selected.contains(path) ? [path] + selected.filter { $0 != path } : [path]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard collectionView.items.movement == nil, collectionView.swipeController?.currentIndexPath == nil else {
            return nil
        }
        // The interaction for the rows of a table is in the table.
        let point = collectionView.convert(location, from: interaction.view)
        paths = paths(at: point)
        let configuration = delegate?.collectionView(
            collectionView, contextMenuConfigurationForItemsAt: paths.sorted(), point: point)
        guard let configuration, paths.count > 1 else { return configuration }
        if configuration.badgeCount == NSNotFound { configuration.badgeCount = paths.count }
        if configuration.secondaryItemIdentifiers.isEmpty {
            configuration.secondaryItemIdentifiers = Set(paths.dropFirst().map { AnyHashable($0 as NSIndexPath) })
        }
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        // The touch belongs to the menu now, whose preview shows the item without a highlight.
        collectionView.unhighlight()
        let secondary = (identifier as? NSIndexPath).map { $0 as IndexPath }
        guard let path = secondary.flatMap({ paths.dropFirst().contains($0) ? $0 : nil }) ?? paths.first else {
            return nil
        }
        let preview = delegate?.collectionView(
            collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        return self.preview(preview, of: path)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        preview(
            delegate.flatMap { delegate in
                paths.first.flatMap {
                    delegate.collectionView(
                        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: $0)
                }
            }, of: paths.first)
    }

    /// The delegate's preview, or a preview of the cell if the delegate doesn't provide one.
    private func preview(_ said: UITargetedPreview?, of path: IndexPath?) -> UITargetedPreview? {
        if let said { return said }
        guard let path, let cell = collectionView.cellForItem(at: path), cell.window != nil else {
            return nil
        }
        cell.layoutIfNeeded()
        return UITargetedPreview(view: cell.outermostView)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.collectionView(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
