extension UITabBarController.Sidebar {
    /// Methods for adding animations that run alongside the sidebar's animation.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
        /// Adds animations that run alongside the sidebar's.
        func addAnimations(_ animations: @escaping () -> Void)

        /// Adds a closure that is called after the sidebar's animation.
        func addCompletion(_ completion: @escaping () -> Void)
    }

    /// Methods for customizing the sidebar and responding to its events. All methods are optional.
    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
        /// Tells the delegate that the sidebar is about to appear or disappear, as `isHidden` already indicates.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
            animator: any UITabBarController.Sidebar.Animating)

        /// Tells the delegate that the sidebar became available or unavailable.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar)

        /// Asks the delegate for the item of a tab or an action. The default is the system's item.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemFor request: UITabSidebarItem.Request
        ) -> UITabSidebarItem

        /// Tells the delegate to update an item when the state of its row, such as its selection, has changed.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)

        /// Tells the delegate that a tab's row is about to appear.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)

        /// Tells the delegate that a tab's row has disappeared.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)

        /// Asks the delegate for the leading swipe actions of a tab's row. The default is `nil`, which means none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            leadingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Asks the delegate for the trailing swipe actions of a tab's row. The default is `nil`, which means none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            trailingSwipeActionsConfigurationFor tab: UITab
        ) -> UISwipeActionsConfiguration?

        /// Asks the delegate for the context menu of a tab's row. The default is `nil`, which means none.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            contextMenuConfigurationFor tab: UITab
        ) -> UIContextMenuConfiguration?

        /// Asks the delegate for the items to drag with a tab's row. The default is an empty array.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForBeginning dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Asks the delegate for the items to add to an active drag when the user touches a tab's row. The default is an
        /// empty array.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
            itemsForAddingTo dragSession: any UIDragSession, tab: UITab
        ) -> [UIDragItem]

        /// Asks the delegate for the operation of a drop on a group's action. By default, nothing can be dropped there.
        func tabBarController(
            _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
            group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation

        /// Tells the delegate to accept the items that were dropped on an action of a group.
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

    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
    ) {}

    /// Returns the system's item.
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

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }

    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns no items.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Returns no items.
    public func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
        itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem] { [] }

    /// Returns `cancel`: nothing can be dropped.
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
