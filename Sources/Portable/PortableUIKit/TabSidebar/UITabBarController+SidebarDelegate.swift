extension UITabBarController.Sidebar {
    /// Lets changes run along with the sidebar that comes or goes.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Adds changes to be animated with the sidebar.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Adds something to be done once the sidebar has come or gone.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Says how the sidebar looks, and learns what happens in it. Every method may be left out.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Called before the sidebar comes or goes; `isHidden` says already which.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)

        /// How a tab or an action looks; as the system has it if left out.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem

        /// Called when a row has come to another state, such as selected, to change how it looks.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)

        /// Called before a tab's row is shown.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)

        /// Called when a tab's row is shown no longer.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)

        /// The actions that a swipe uncovers at the beginning of a tab's row; nil, or left out, for none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// The actions that a swipe uncovers at the end of a tab's row; nil, or left out, for none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// The menu of a tab's row; nil, or left out, for none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?

        /// Asks the delegate for the items to drag with a tab's row. The default is an empty array.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForBeginning dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Asks the delegate for the items to add to an active drag when the user taps a tab's row. The default is an
        /// empty array.
        ///
        /// Differs from UIKit: it's never called, because items can't be added to an active drag.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForAddingTo dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Asks the delegate for the operation of a drop on a group's action. By default, nothing can be dropped there.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
            group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation

        /// Takes what was dropped on an action of a group.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
            group: UITabGroup, acceptItemsFrom session: any UIDropSession)
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}

    /// As the system has it.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
    ) {}

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
    ) {}

    /// Nil: none.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Nil: none.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Nil: none.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }

    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Nothing can be dropped.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
        group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation { .cancel }

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
        group: UITabGroup, acceptItemsFrom session: any UIDropSession
    ) {}
}

extension MenuAnimator: UITabBarController.Sidebar.Animating {}
