// Menus and two-finger selection, which the table's delegate controls.

@MainActor
extension TableRowsSource {
    // MARK: Selecting with two fingers

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
            ?? table.allowsMultipleSelectionDuringEditing
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        guard let table else { return }
        table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
    }

    // MARK: Context menus

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = indexPaths.first else { return nil }
        return table.delegate?.tableView(
            table, contextMenuConfigurationForRowAt: path, point: table.convert(point, from: collectionView))
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    // MARK: Older menus

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, shouldShowMenuForRowAt: indexPath) ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        guard let table else { return false }
        return table.delegate?.tableView(table, canPerformAction: action, forRowAt: indexPath, withSender: sender)
            ?? false
    }

    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, performAction: action, forRowAt: indexPath, withSender: sender)
    }
}
