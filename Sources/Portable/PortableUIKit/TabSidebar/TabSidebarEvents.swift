/// Handles the user's interactions with the rows of the sidebar.
final class TabSidebarEvents: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
{
    private unowned let view: TabSidebarView

    init(_ view: TabSidebarView) {
        self.view = view
        super.init()
    }

    // MARK: Selecting

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        if view.editing.isOn {
            if let tab = view.tab(at: indexPath) { view.editing.tap(tab) }
            return false
        }
        return view.tab(at: indexPath) != nil || view.action(at: indexPath) != nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let tab = view.tab(at: indexPath) {
            view.controller.selectTabAsUser(tab)
        } else {
            let action = view.action(at: indexPath)?.action
            view.select(view.controller.selectedTab)
            action?.perform(sender: view.sidebar)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        view.tab(at: indexPath)?.isSpringLoaded ?? false
    }

    // MARK: Showing

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        view.ask(indexPath) { delegate, controller, sidebar, tab -> Void? in
            delegate.tabBarController(controller, sidebar: sidebar, willBeginDisplaying: tab)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        view.ask(indexPath) { delegate, controller, sidebar, tab -> Void? in
            delegate.tabBarController(controller, sidebar: sidebar, didEndDisplaying: tab)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap { path in
            view.ask(path) { $0.tabBarController($1, sidebar: $2, contextMenuConfigurationFor: $3) }
        }
    }

    // MARK: Dragging

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        view.ask(indexPath) { $0.tabBarController($1, sidebar: $2, itemsForBeginning: session, tab: $3) } ?? []
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        view.ask(indexPath) { $0.tabBarController($1, sidebar: $2, itemsForAddingTo: session, tab: $3) } ?? []
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let operation = destinationIndexPath.flatMap { allowedOperation(at: $0, session) } ?? .cancel
        return UICollectionViewDropProposal(operation: operation, intent: .insertIntoDestinationIndexPath)
    }

    private func allowedOperation(at path: IndexPath, _ session: any UIDropSession) -> UIDropOperation? {
        guard let (action, group) = view.action(at: path) else { return nil }
        return view.sidebar.delegate?.tabBarController(
            view.controller, sidebar: view.sidebar, sidebarAction: action, group: group,
            operationForAcceptingItemsFrom: session)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath, let (action, group) = view.action(at: path) else { return }
        view.sidebar.delegate?.tabBarController(
            view.controller, sidebar: view.sidebar, sidebarAction: action, group: group,
            acceptItemsFrom: coordinator.session)
    }
}
