import Foundation

/// The state of a tab bar controller that shows tabs instead of given view controllers.
@MainActor
struct TabState {
    /// A Boolean value that indicates whether the controller hides the bar, instead of the app.
    var hidesBar = false
    var tabs: [UITab] = []
    /// The innermost selected tab.
    var selected: UITab? {
        didSet { more.showsList = false }
    }
    var more = MoreTab()
    var mode = UITabBarController.Mode.automatic
    var compactIdentifiers: [String]?
    var topBar: TopTabBar?
    var sidebarView: (any TabList)?
    /// The number of animations that show or hide the sidebar.
    var moveCount = 0
    /// The tabs in the bar at the bottom.
    var barTabs: [UITab] = []
    /// The view controllers most recently set on a managed navigation controller.
    var managedStack: [UIViewController] = []
    /// The control that closes a sidebar over the content when the user taps outside it.
    var backdrop: UIControl?
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
    var minimizer: TabBarMinimizer?
    var accessory: UITabAccessory?
    /// The glass around the accessory, in the design of iOS 26.
    var accessoryGlass: UIVisualEffectView?
    var prominentIdentifier: String?
    /// A Boolean value that indicates whether the sidebar was available in the latest layout.
    var hadSidebar = false
    var batch = TabChanges()
    /// The guide of the content. It's `nil` until it's used.
    var contentArea: TabContentArea?
}

/// The changes of tabs that update the bars together.
struct TabChanges {
    /// The number of nested batches.
    var depth = 0
    private var needsUpdate = false

    /// Returns whether an update waits for the end of the batch.
    mutating func defersUpdate() -> Bool {
        if depth > 0 { needsUpdate = true }
        return depth > 0
    }

    /// Returns whether the outermost batch ended with an update that waits.
    mutating func endsWithUpdate() -> Bool {
        guard depth == 0 else { return false }
        defer { needsUpdate = false }
        return needsUpdate
    }
}

/// The tabs and the selection.
extension UITabBarController {
    /// A Boolean value that indicates whether the controller shows tabs instead of given view controllers.
    var usesTabs: Bool { !tabState.tabs.isEmpty }

    func replaceTabs(_ tabs: [UITab]) {
        let old = tabState.tabs, previous = tabState.selected
        if !usesTabs, !tabs.isEmpty { setViewControllers(nil, animated: false) }
        emptyMoreTab()
        for tab in old where !tabs.contains(tab) { tab.join(nil) }
        tabState.tabs = tabs
        for tab in tabs {
            tab.parent?.children.removeAll { $0 === tab }
            tab.join(self)
        }
        let isStill = previous.map { $0.tabBarController === self } ?? false
        if !isStill { tabState.selected = tabs.first { $0.isReachable && $0.placement != .sidebarOnly }?.target }
        removeChildrenOfNoTab()
        restoreCustomization()
        guard usesTabs else {
            tabBar.items = []
            tabBar.platter.separateIndex = nil
            return show(nil)
        }
        updateTabBars()
        showSelectedTab()
    }

    /// All tabs, from the top.
    var allTabs: [UITab] { tabState.tabs.flatMap(\.descendants) }

    /// The tabs in the bar at the bottom.
    private var compactTabs: [UITab] {
        if let names = tabState.compactIdentifiers {
            return names.compactMap { name in allTabs.first { $0.identifier == name } }
        }
        return tabState.tabs.filter { !$0.isHidden && $0.placement != .sidebarOnly }
    }

    /// The tabs in the bar at the top, in order.
    var wideTabs: [UITab] {
        let shown = allTabs.filter(\.isReachable)
        func placed(_ placements: UITab.Placement...) -> [UITab] { shown.filter { placements.contains($0.placement) } }
        return placed(.fixed) + placed(.default, .movable) + placed(.pinned)
    }

    /// Returns the tab of a bar that's shown as selected: the selected one, or the nearest group around it.
    func tab(selectedAmong tabs: [UITab]) -> UITab? {
        tabState.selected?.path.reversed().first { tabs.contains($0) }
    }

    // MARK: Changes

    /// Called after tabs were added, removed, hidden, or moved.
    func tabsDidChange() {
        guard !tabState.batch.defersUpdate() else { return }
        if let selected = tabState.selected, selected.tabBarController !== self {
            tabState.selected = tabState.tabs.first { $0.isReachable }?.target
            showSelectedTab()
        }
        updateTabBars()
    }

    /// Updates the tab bars once after several changes of tabs and groups.
    public func performBatchUpdates(_ updates: () -> Void) {
        tabState.batch.depth += 1
        updates()
        tabState.batch.depth -= 1
        if tabState.batch.endsWithUpdate() { tabsDidChange() }
    }

    /// The identifier of the tab that's apart from the other tabs, in the design of iOS 26. The default is `nil`, which
    /// means a ``UISearchTab``.
    public var prominentTabIdentifier: String? {
        get { tabState.prominentIdentifier }
        set { setProminentTabIdentifier(newValue, animated: false) }
    }

    /// Sets the identifier of the tab that's apart from the other tabs.
    public func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
        guard tabState.prominentIdentifier != identifier else { return }
        tabState.prominentIdentifier = identifier
        updateSeparateTab()
        guard animated, viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: TabBarPlatter.minimizationDuration) { self.tabBar.layoutIfNeeded() }
    }

    /// The index of the view controller whose tab is apart from the others, for a controller without ``tabs``.
    package var separateIndex: Int? {
        get { tabBar.platter.separateIndex }
        set { tabBar.platter.separateIndex = newValue.flatMap { isInMoreTab($0) ? nil : $0 } }
    }

    /// Tells the bar which tab is apart from the others.
    private func updateSeparateTab() {
        let tabs = tabState.barTabs
        let index =
            tabs.firstIndex { $0.identifier == tabState.prominentIdentifier } ?? tabs.lastIndex { $0 is UISearchTab }
        tabBar.platter.separateIndex = index.flatMap { isInMoreTab($0) ? nil : $0 }
    }

    func tabAppearanceDidChange(_ tab: UITab) {
        tabState.topBar?.update(tab)
        tabState.sidebarView?.reconfigure(tab)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called after a change of a group's selected child or managing navigation controller.
    func selectionDidChange(in group: UITabGroup) {
        guard let selected = tabState.selected, selected.path.contains(group) || selected === group else { return }
        tabState.selected = group.target
        recordSelectionInGroups()
        showSelectedTab()
    }

    private func recordSelectionInGroups() {
        guard let selected = tabState.selected else { return }
        for tab in selected.path { tab.parent?.recordSelection(tab) }
        (selected as? UITabGroup)?.recordSelection(nil)
    }

    /// Updates all bars with the current tabs.
    func updateTabBars() {
        guard usesTabs else { return }
        tabState.barTabs = compactTabs
        tabBar.items = itemsWithMore(tabState.barTabs.map(\.barItem))
        updateSeparateTab()
        tabState.topBar?.show(wideTabs)
        tabState.sidebarView?.reload(animated: viewIfLoaded?.window != nil)
        updateSelectionInBars()
        viewIfLoaded?.setNeedsLayout()
    }

    private func updateSelectionInBars() {
        let selected = tab(selectedAmong: tabState.barTabs)
        let isInMore = tabState.more.showsList || selected.flatMap { barIndex(of: $0) }.map(isInMoreTab) ?? false
        tabBar.selectedItem = isInMore ? more.tabBarItem : selected?.barItem
        tabState.topBar?.select(tab(selectedAmong: wideTabs))
        tabState.sidebarView?.select(tabState.selected)
    }

    // MARK: Selecting

    func selectTab(_ tab: UITab) {
        guard tab.tabBarController === self else { return }
        tabState.selected = tab.target
        recordSelectionInGroups()
        showSelectedTab()
    }

    /// Performs the action of a tap on a tab. A second tap on a group leaves its selected child.
    package func selectTabAsUser(_ tab: UITab) {
        let previous = tabState.selected
        let isAgain = previous.map { $0.path.contains(tab) } ?? false
        var target = tab.target
        if isAgain, tab.hasController { target = tab }
        guard delegate?.tabBarController(self, shouldSelectTab: target) ?? true else {
            return updateSelectionInBars()
        }
        if isAgain, target.managingTabGroup == nil {
            (shownController as? UINavigationController)?.popToRootViewController(animated: true)
        }
        tabState.selected = target
        recordSelectionInGroups()
        showSelectedTab()
        delegate?.tabBarController(self, didSelectTab: target, previousTab: previous)
        (target as? UISearchTab)?.activateSearch(in: shownController)
    }

    func selectBarTab(_ index: Int) {
        if isInMoreTab(index) { return selectMoreTab() }
        guard tabState.barTabs.indices.contains(index) else { return }
        selectTabAsUser(tabState.barTabs[index])
    }

    // MARK: Showing

    /// Returns the view controller that shows a tab: the one managed by its group, its own, or the nearest group's.
    func controller(showing tab: UITab) -> UIViewController? {
        if let navigation = tab.managingTabGroup?.managingNavigationController { return navigation }
        for step in tab.path.reversed() {
            if let controller = step.viewController { return controller }
        }
        return nil
    }

    /// Sets the controllers of a tab and the groups around it on the navigation controller that a group manages.
    private func fillManagedNavigation(for tab: UITab) {
        guard let group = tab.managingTabGroup, let navigation = group.managingNavigationController else { return }
        let steps = tab.path.drop { $0 !== group }
        var stack: [UIViewController] = []
        for step in steps {
            let proposed = step.viewController.map { [$0] } ?? []
            let shown =
                delegate?.tabBarController(
                    self, displayedViewControllersFor: step, proposedViewControllers: proposed) ?? proposed
            stack += shown.filter { !stack.contains($0) }
        }
        if navigation.viewControllers != stack {
            navigation.setViewControllers(stack, animated: navigation.viewIfLoaded?.window != nil)
        }
        tabState.managedStack = stack
    }

    /// Updates the selection after the user has gone back in a managed navigation controller.
    func trackManagedNavigation() {
        guard let selected = tabState.selected, let group = selected.managingTabGroup, selected !== group,
            let navigation = group.managingNavigationController, navigation === shownController,
            navigation.viewControllers != tabState.managedStack
        else { return }
        let before = tabState.managedStack
        tabState.managedStack = navigation.viewControllers
        guard let own = selected.viewControllerIfLoaded, before.contains(own),
            !navigation.viewControllers.contains(own)
        else { return }
        let steps = selected.path.drop { $0 !== group }
        let left = steps.last { tab in
            tab.viewControllerIfLoaded.map { navigation.viewControllers.contains($0) } ?? false
        }
        tabState.selected = left ?? group
        recordSelectionInGroups()
        updateSelectionInBars()
        if let now = tabState.selected {
            delegate?.tabBarController(self, didSelectTab: now, previousTab: selected)
        }
    }

    func showSelectedTab() {
        guard usesTabs else { return }
        updateSelectionInBars()
        guard isViewLoaded else { return }
        if let selected = tabState.selected { fillManagedNavigation(for: selected) }
        let controller = tabState.selected.flatMap { self.controller(showing: $0) }
        let index = tab(selectedAmong: tabState.barTabs).flatMap { barIndex(of: $0) }
        if showsMoreTab, tabState.more.showsList || index.map(isInMoreTab) ?? false {
            return showMoreTab(with: tabState.more.showsList ? nil : controller)
        }
        if let controller, controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        show(controller)
    }

    /// Removes children that aren't used by a tab anymore.
    private func removeChildrenOfNoTab() {
        let kept = allTabs.flatMap { tab in
            [tab.viewControllerIfLoaded, (tab as? UITabGroup)?.managingNavigationController].compactMap { $0 }
        }
        for child in children where !kept.contains(child) && child !== tabState.more.navigation { dismissChild(child) }
    }
}
