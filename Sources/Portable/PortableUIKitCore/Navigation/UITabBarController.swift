/// Methods for responding to changes of the selected tab. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asks the delegate whether the user can select `viewController`. The default is `true`.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Tells the delegate that the user has selected `viewController`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asks the delegate whether the user can select a tab. The default is `true`. For a group, the parameter is the
    /// tab in it that would be shown.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Tells the delegate that the user has selected a tab, which can be the same as before.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Tells the delegate that the user begins to customize the tabs in the sidebar.
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    /// Tells the delegate that the user has finished the customization of the tabs.
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    /// Tells the delegate that the user has hidden or shown tabs in the sidebar. It's called at the end of the
    /// customization.
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    /// Tells the delegate that the user has changed the order of the tabs in a group.
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    /// Asks the delegate for the view controllers that a group adds to its navigation controller for a tab: the group
    /// itself, the selected tab, or a tab in between. The default is the tab's view controller, if it has one.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    /// Asks the delegate for the animator of a change of the selected view controller. The default is `nil`, which
    /// means that the change isn't animated.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asks the delegate for the object that drives the animator interactively. The default is `nil`, which means that
    /// the animation isn't interactive.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asks the delegate for the orientations that the tab bar controller supports. The default is the
    /// standard one of view controllers.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// Asks the delegate for the orientation of the tab bar controller when it's presented. The default is portrait.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// Does nothing.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
    /// Does nothing.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    ) {}
    /// Returns `true`.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Returns `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// Returns the proposed view controllers.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns the orientations that all view controllers support.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.standardOrientations }
    /// Returns portrait.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .portrait }
}

/// A container that shows one of several view controllers, selected with a bar of tabs at the bottom.
///
/// ```swift
/// let recipesTab = RecipesViewController(recipes: recipes)
/// recipesTab.tabBarItem = UITabBarItem(title: "Recipes", image: UIImage(systemName: "book"), tag: 0)
/// let favoritesTab = RecipesViewController(recipes: recipes.filter(\.isFavorite))
/// favoritesTab.tabBarItem = UITabBarItem(title: "Favorites", image: UIImage(systemName: "heart"), tag: 1)
/// favoritesTab.tabBarItem.badgeValue = "3"
///
/// let tabs = UITabBarController()
/// tabs.viewControllers = [recipesTab, favoritesTab].map { UINavigationController(rootViewController: $0) }
/// tabs.selectedIndex = 1
/// ```
///
/// A controller with ``tabs`` shows them at the top if there's enough space, or in a ``sidebar``.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Creates a tab bar controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a tab bar controller from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UITabBarController.self)
    }

    /// The object that responds to changes of the selected tab.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The orientations that the delegate chooses.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate chooses.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The bar of tabs.
    public let tabBar = UITabBar(frame: .zero)

    private(set) var controllers: [UIViewController] = []
    let contentView = UIView(frame: .zero)
    var selection = 0 {
        didSet { tabState.more.showsList = false }
    }
    var shown: UIViewController?
    /// The view controller whose view is visible.
    var shownController: UIViewController? { shown }
    var tabState = TabState()

    // MARK: Tabs

    /// Creates a tab bar controller with tabs, and selects the first one.
    ///
    /// Differs from UIKit: it's a convenience initializer, so that classes from before iOS 18, which override only the
    /// other initializers, still inherit `init()`.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, which replace the view controllers. The default is an empty array. Setting them isn't animated.
    open var tabs: [UITab] {
        get { tabState.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. If the selected tab isn't among them, the first one is selected.
    ///
    /// Differs from UIKit: the bars change without animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(tabs)
    }

    /// Returns the tab with the given identifier, including tabs in groups, or `nil` if it doesn't exist.
    open func tab(forIdentifier identifier: String) -> UITab? {
        allTabs.first { $0.identifier == identifier }
    }

    /// The selected tab, the innermost one in groups. It's `nil` if there aren't any. Setting a group selects its most
    /// recently selected tab. Setting `nil` or a tab of another controller has no effect.
    open var selectedTab: UITab? {
        get { tabState.selected }
        set { if let newValue { selectTab(newValue) } }
    }

    /// The mode that determines where tabs are shown. The default is `.automatic`.
    open var mode: Mode {
        get { tabState.mode }
        set {
            tabState.mode = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The sidebar, which the module above creates.
    package private(set) lazy var tabSidebar = UIKitAssembly.current.makeTabSidebar(for: self)

    /// The identifiers of the tabs shown on narrow screens, in order. The default is `nil`, which means the tabs that
    /// aren't in a group.
    open var compactTabIdentifiers: [String]? {
        get { tabState.compactIdentifiers }
        set {
            tabState.compactIdentifiers = newValue
            updateTabBars()
        }
    }

    /// The identifier under which the user's customization is stored. The default is `nil`, which stores nothing.
    ///
    /// In the sidebar, the user can hide and show tabs (``UITab/allowsHiding``), and change the order of the tabs in groups
    /// (``UITabGroup/allowsReordering``).
    open var customizationIdentifier: String? {
        didSet { if oldValue != customizationIdentifier { restoreCustomization() } }
    }

    // MARK: Controllers

    /// The view controllers, in the order of their tabs. It's `nil` if there aren't any. With ``tabs``, these are the
    /// ones shown in the bar. Setting them isn't animated.
    open var viewControllers: [UIViewController]? {
        get {
            let all = usesTabs ? tabState.barTabs.compactMap { controller(showing: $0) } : controllers
            return all.isEmpty ? nil : all
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers. If the selected one isn't among them, the first one is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        if usesTabs { replaceTabs([]) }
        let selected = selectedViewController
        emptyMoreTab()
        let removed = controllers.filter { !new.contains($0) }
        for controller in removed { dismissChild(controller) }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        selection = selected.flatMap { new.firstIndex(of: $0) } ?? 0
        updateItems()
    }

    func updateItems() {
        tabBar.items = itemsWithMore(controllers.map { $0.tabBarItem })
        showSelection()
    }

    override func tabBarItemDidChange(of child: UIViewController) {
        if controllers.contains(child) { updateItems() }
    }

    func barIndex(of tab: UITab) -> Int? { tabState.barTabs.firstIndex(of: tab) }

    /// Removes a child.
    func dismissChild(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        if controller === shown { shown = nil }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// The index of the selected tab, which can be in the More tab. It's `NSNotFound` while the list of the More tab is shown.
    /// Setting an invalid index has no effect.
    open var selectedIndex: Int {
        get {
            if tabState.more.showsList { return NSNotFound }
            if usesTabs { return tab(selectedAmong: tabState.barTabs).flatMap { barIndex(of: $0) } ?? NSNotFound }
            return controllers.isEmpty ? NSNotFound : selection
        }
        set {
            if usesTabs {
                if tabState.barTabs.indices.contains(newValue) { selectTab(tabState.barTabs[newValue]) }
                return
            }
            guard controllers.indices.contains(newValue) else { return }
            selection = newValue
            showSelection()
        }
    }

    /// The selected view controller, which can be in the More tab. It's ``moreNavigationController`` while the list of the More
    /// tab is shown. Setting one that isn't a child raises an exception.
    open var selectedViewController: UIViewController? {
        get {
            if tabState.more.showsList { return more }
            if usesTabs { return tabState.selected.flatMap { controller(showing: $0) } }
            return controllers.indices.contains(selection) ? controllers[selection] : nil
        }
        set {
            if showsMoreTab, newValue === more { return showMoreList() }
            if usesTabs, let tab = allTabs.first(where: { $0.viewControllerIfLoaded === newValue && newValue != nil }) {
                return selectTab(tab)
            }
            guard let newValue, let index = controllers.firstIndex(of: newValue) else {
                raise(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
                )
            }
            selectedIndex = index
        }
    }

    /// Returns the children, the selected one first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let allowed = super.allowedChildrenForUnwinding(from: source)
        return allowed.filter { $0 === selectedViewController } + allowed.filter { $0 !== selectedViewController }
    }

    /// Selects the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(subsequentVC) { selectedViewController = subsequentVC }
    }

    private var hidesTabBar = false

    /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
    open var isTabBarHidden: Bool {
        get { hidesTabBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidesTabBar != hidden else { return }
        hidesTabBar = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// The selected view controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected view controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected view controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// Creates a view with the bar and a container for the child's view.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        tabBar.selectionHandler = { [weak self] index in self?.didTap(index) }
        tabBar.platter.restorationHandler = { [weak self] in self?.tabState.minimizer?.restore() }
        self.view = view
    }

    /// Shows the selected view controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelection()
    }

    /// Tells the controller that the user selected an item of its bar. The default implementation does nothing.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    private func didTap(_ index: Int) {
        if let item = tabBar.items?[index] { tabBar(tabBar, didSelect: item) }
        if usesTabs { return selectBarTab(index) }
        if isInMoreTab(index) { return selectMoreTab() }
        guard controllers.indices.contains(index) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selection {
            // A tap on the selected tab returns to its root.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    func showSelection() {
        if usesTabs { return showSelectedTab() }
        if showsMoreTab, tabState.more.showsList || isInMoreTab(selection) {
            return showMoreTab(with: tabState.more.showsList ? nil : selectedViewController)
        }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        show(selectedViewController)
    }

    /// Shows the view of a child instead of the current one.
    func show(_ new: UIViewController?) {
        guard isViewLoaded, shown !== new else { return }
        let old = shown
        shown = new
        if let new {
            let childView: UIView = new.view
            childView.frame = contentView.bounds
            childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(childView)
            childView.keepFrameOfContainer()
        }
        // The old child's view can be in the More tab now.
        let oldView = old?.viewIfLoaded?.superview === contentView ? old?.viewIfLoaded : nil
        if let old, let new, oldView != nil, animate(from: old, to: new) { return }
        oldView?.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Animates a change of the child with the delegate's animator. Returns `false` if there's none.
    private func animate(from old: UIViewController, to new: UIViewController) -> Bool {
        guard view.window != nil, let oldView = old.viewIfLoaded, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        view.layoutIfNeeded()
        let coordinator = TransitionCoordinator(in: contentView, from: old, to: new, isAnimated: true)
        let context = TransitionContext(
            coordinator, animator: animator, views: [.from: oldView, .to: new.view],
            frames: [(old, oldView.frame, .zero), (new, .zero, new.view.frame)],
            end: { [weak self] completed in coordinator.end { self?.transitionDidEnd(completed, from: old, to: new) } })
        context.start(delegate.tabBarController(self, interactionControllerFor: animator))
        return true
    }

    private func transitionDidEnd(_ completed: Bool, from old: UIViewController, to new: UIViewController) {
        guard completed else {
            new.viewIfLoaded?.removeFromSuperview()
            shown = old
            if usesTabs { return showSelectedTab() }
            if let index = controllers.firstIndex(of: old) { selection = index }
            if old === tabState.more.navigation { recordMoreSelection() }
            tabBar.selectedItem = old.tabBarItem
            return view.setNeedsLayout()
        }
        if old !== shown { old.viewIfLoaded?.removeFromSuperview() }
        view.setNeedsLayout()
    }

    /// Lays out the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        trackManagedNavigation()
        updateMoreTab()
        updateSidebarAvailability()
        guard !showsTabsOnTop else {
            hideBar(true)
            let top = layOutWideTabs()
            return place(shown, insets: UIEdgeInsets(top: top, left: 0, bottom: placeAccessory(above: 0), right: 0))
        }
        removeWideTabs()
        contentView.frame = view.bounds
        let bottom = view.safeAreaInsets.bottom
        hideBar(hidesTabBarNow)
        let height = tabBar.isHidden ? 0 : tabBar.height(aboveSafeArea: bottom)
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        updateTabBarMinimization()
        place(shown, insets: UIEdgeInsets(top: 0, left: 0, bottom: placeAccessory(above: height), right: 0))
        updateEdgeFade()
    }

    /// Finds the content's scroll view, which can be created after the controllers.
    package override func childDidLayoutSubviews(_ child: UIViewController) {
        super.childDidLayoutSubviews(child)
        guard !showsTabsOnTop else { return }
        observeContent()
        updateEdgeFade()
    }

    /// Hides or shows the bar, unless the app hides it.
    private func hideBar(_ isHidden: Bool) {
        guard isHidden != tabState.hidesBar else { return }
        tabState.hidesBar = isHidden
        tabBar.setQuietly { tabBar.isHidden = isHidden }
    }

    private func place(_ shown: UIViewController?, insets: UIEdgeInsets) {
        // Content ends at an opaque bar, unless its controller extends it.
        let extends =
            tabBar.isHidden || tabBar.isTranslucent
            || shown.map { $0.edgesForExtendedLayout.contains(.bottom) && $0.extendedLayoutIncludesOpaqueBars } ?? true
        let cover = extends ? 0 : tabBar.bounds.height
        var inner = insets
        inner.bottom -= cover
        shown?.containerSafeAreaInsets = inner
        placeContentArea(insets: insets)
        var frame = contentView.bounds
        frame.size.height = max(frame.height - cover, 0)
        if let childView = shown?.viewIfLoaded, childView.frame != frame { childView.frame = frame }
    }

    /// A Boolean value that indicates whether the tabs are hidden, by the app or for a pushed controller.
    var hidesTabBarNow: Bool { hidesTabBar || hidesBarForTop }

    private var hidesBarForTop: Bool {
        guard let navigation = shown as? UINavigationController else { return false }
        let hides = navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
        guard !hides, navigation === tabState.more.navigation else { return hides }
        let nested = navigation.topViewController as? UINavigationController
        return nested?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? false
    }
}
