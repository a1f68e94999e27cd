import Foundation

/// The More tab, which lists the view controllers that have no tab in the bar.
extension UITabBarController {
    /// The navigation controller of the More tab, with the list of the view controllers that have no tab in the bar.
    ///
    /// In a compact width, a bar for more than five view controllers shows the first four and the More tab. A view
    /// controller that the user selects in the list is pushed onto the navigation controller. Don't add the navigation
    /// controller to ``viewControllers``.
    ///
    /// Differs from UIKit: tabs can't be rearranged, so the list has no Edit button.
    public var moreNavigationController: UINavigationController { more }

    /// The number of tabs in the bar above which some of them are in the More tab.
    private static let mostTabs = 5

    var more: MoreNavigationController {
        if let made = tabState.more.navigation { return made }
        let made = MoreNavigationController(self)
        tabState.more.navigation = made
        return made
    }

    private var tabCount: Int { usesTabs ? tabState.barTabs.count : controllers.count }

    /// A Boolean value that indicates whether the bar has the More tab.
    package var showsMoreTab: Bool {
        tabCount > Self.mostTabs && traitCollection.horizontalSizeClass == .compact
    }

    /// Returns whether a tab is in the More tab.
    func isInMoreTab(_ index: Int) -> Bool { showsMoreTab && index >= Self.mostTabs - 1 }

    /// Returns the items of the bar.
    func itemsWithMore(_ items: [UITabBarItem]) -> [UITabBarItem] {
        tabState.more.isInBar = showsMoreTab
        guard showsMoreTab else { return items }
        more.list.reload()
        return items.prefix(Self.mostTabs - 1) + [more.tabBarItem]
    }

    // MARK: The list

    /// The titles and images of the list.
    package var moreItems: [UITabBarItem] {
        guard showsMoreTab else { return [] }
        let items: [UITabBarItem] = usesTabs ? tabState.barTabs.map(\.barItem) : controllers.map { $0.tabBarItem }
        return Array(items.dropFirst(Self.mostTabs - 1))
    }

    /// Performs the action of a tap in the list.
    package func selectMoreItem(at index: Int) {
        let index = Self.mostTabs - 1 + index
        if usesTabs {
            guard tabState.barTabs.indices.contains(index) else { return }
            return selectTabAsUser(tabState.barTabs[index])
        }
        guard controllers.indices.contains(index) else { return }
        selection = index
        showSelection()
        tabState.more.selectionHandler?()
    }

    /// A Boolean value that indicates whether the list of the More tab is selected.
    package var showsMoreList: Bool { tabState.more.showsList }

    /// Sets a closure that's called when the user selects a view controller in the list.
    package func setMoreSelectionHandler(_ handler: @escaping () -> Void) { tabState.more.selectionHandler = handler }

    // MARK: Selecting

    /// Performs the action of a tap on the More tab. It shows what it showed before, or the list if it's already shown.
    func selectMoreTab() {
        guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return showSelection() }
        if shown === more {
            more.popToRootViewController(animated: true)
        } else {
            recordMoreSelection()
            showSelection()
        }
        delegate?.tabBarController(self, didSelect: more)
    }

    func showMoreList() {
        tabState.more.showsList = true
        showSelection()
    }

    /// Selects what the More tab shows.
    func recordMoreSelection() {
        guard let controller = more.selected else { return tabState.more.showsList = true }
        if usesTabs {
            let tab = tabState.barTabs.last { self.controller(showing: $0) === controller }
            tabState.selected = tab?.target ?? tabState.selected
        } else if let index = controllers.firstIndex(of: controller) {
            selection = index
        }
    }

    /// Shows the More tab with a view controller, or with the list if it's `nil`.
    func showMoreTab(with controller: UIViewController?) {
        tabBar.selectedItem = more.tabBarItem
        guard isViewLoaded else { return }
        if more.parent !== self {
            addChild(more)
            more.didMove(toParent: self)
        }
        more.select(controller, animated: shown === more)
        show(more)
    }

    // MARK: Changes

    /// Updates the bar after a change of the size class.
    func updateMoreTab() {
        guard tabState.more.isInBar != showsMoreTab else { return }
        if !showsMoreTab { emptyMoreTab() }
        if usesTabs {
            updateTabBars()
            showSelectedTab()
        } else {
            updateItems()
        }
    }

    /// Removes the view controllers from the More tab, before other ones are set or the tab is removed.
    func emptyMoreTab() {
        guard let more = tabState.more.navigation else { return }
        let wasList = tabState.more.showsList
        if more.selected != nil { more.setViewControllers([more.list], animated: false) }
        tabState.more.showsList = wasList && showsMoreTab
    }

    /// Updates the selection when the user has gone back to the list, or has canceled that.
    func moreStackDidChange() {
        if let navigation = tabState.more.navigation, shown === navigation { recordMoreSelection() }
    }

    /// Makes view controllers children again that have left the More tab.
    func adoptChildrenOfMoreTab() {
        for controller in controllers where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }
}
