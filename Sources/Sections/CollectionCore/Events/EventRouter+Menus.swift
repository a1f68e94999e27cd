// Context menus come from the item, its section, or the app's delegate: the first one that returns a menu. Both forms
// of UIKit's methods are here; the newer ones require iOS 16.

/// A menu on screen, with the item that was pressed.
@MainActor
struct PresentedMenu {
    let menu: ItemMenu
    let item: ItemIdentity
}

extension EventRouter {
    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let own = presentMenu(at: indexPaths, point: point, in: collectionView) { return own }
        let answer = client?.collectionView?(
            collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        if let answer { return answer }
        // A delegate that implements the newer method can leave single items to the older one.
        guard let path = indexPaths.first, indexPaths.count == 1 else { return nil }
        return client?.collectionView?(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        presentMenu(at: [indexPath], point: point, in: collectionView)
            ?? client?.collectionView?(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }

    /// Returns the menu of a single item, or that of the section which contains all the items.
    private func presentMenu(
        at paths: [IndexPath], point: CGPoint, in collectionView: UICollectionView
    ) -> UIContextMenuConfiguration? {
        presentedMenu = nil
        let items = paths.compactMap { driver?.shownItem(at: $0) }
        guard let first = paths.first, items.count == paths.count else { return nil }
        let pressed = collectionView.indexPathForItem(at: point).flatMap { driver?.shownItem(at: $0) } ?? items[0]
        var menu = items.count == 1 ? items[0].events.contextMenu?() : nil
        if menu == nil, paths.allSatisfy({ $0.section == first.section }) {
            menu = driver?.shownSection(at: first.section)?.events.contextMenu?(items.map(\.identity))
        }
        presentedMenu = menu.map { PresentedMenu(menu: $0, item: pressed.identity) }
        return menu?.configuration
    }

    // MARK: What is lifted

    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        highlight(configuration, in: collectionView)
            ?? client?.collectionView?(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }

    @available(iOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        highlight(configuration, in: collectionView)
            ?? client?.collectionView?(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        highlight(configuration, in: collectionView)
            ?? client?.collectionView?(
                collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        highlight(configuration, in: collectionView)
            ?? client?.collectionView?(
                collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    /// The item is looked up by identity, because it can move or be removed while its menu is open.
    private func highlight(
        _ configuration: UIContextMenuConfiguration, in collectionView: UICollectionView
    ) -> UITargetedPreview? {
        guard let presentedMenu, presentedMenu.menu.configuration === configuration,
            let path = driver?.indexPath(of: presentedMenu.item), let cell = collectionView.cellForItem(at: path)
        else { return nil }
        return presentedMenu.menu.highlight?(cell)
    }

    // MARK: What happens to the menu

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if let menu = presentedMenu?.menu, menu.configuration === configuration, let action = menu.previewAction {
            let controller = animator.previewViewController
            animator.preferredCommitStyle = controller == nil ? .dismiss : .pop
            animator.addCompletion { action(controller) }
        }
        client?.collectionView?(
            collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        client?.collectionView?(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        client?.collectionView?(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        // UIKit requests the cell until the dismissal of the preview has ended.
        let release = { [weak self] in
            guard let self, presentedMenu?.menu.configuration === configuration else { return }
            presentedMenu = nil
        }
        if let animator { animator.addCompletion(release) } else { release() }
    }
}
