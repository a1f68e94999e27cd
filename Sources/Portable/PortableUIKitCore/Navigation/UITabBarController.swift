/// Learns what a tab bar controller shows. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may select `viewController`; true if left out.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap has selected `viewController`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Whether a person may select a tab; true if left out. For a group, the tab in it that would be shown is asked about.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// A person has selected a tab, or the same again.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    /// Which controllers a group puts into its navigation controller for a tab: the group itself, the selected one or
    /// one between them. Its controller, if it has one, if left out.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
    /// True: it may be selected.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        true
    }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// True: it may be selected.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// Those that are proposed.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
}

/// Shows one of several controllers, chosen by a bar of tabs at the bottom.
///
/// A controller that was given ``tabs`` shows them at the top where there is room, or in a ``sidebar``.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// A tab bar controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A tab bar controller from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.readInterface(into: self, as: UITabBarController.self)
    }

    /// Learns what is shown.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar of tabs.
    public let tabBar = UITabBar(frame: .zero)

    private var controllers: [UIViewController] = []
    let contentView = UIView(frame: .zero)
    private var selection = 0
    private var shown: UIViewController?
    /// The controller whose view is shown.
    var shownController: UIViewController? { shown }
    var tabState = TabState()

    // MARK: Tabs

    /// A tab bar controller that shows tabs, of which the first is selected.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tabs, in place of the controllers that were set before; none by default. Setting them is not animated.
    open var tabs: [UITab] {
        get { tabState.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected one stays if it is among them, else the first is selected.
    ///
    /// Differs from UIKit: the bars change without animation.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(tabs)
    }

    /// The tab with an identifier, in groups too; nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        allTabs.first { $0.identifier == identifier }
    }

    /// The tab that is selected, the innermost of groups; nil if there are none. Setting a group selects what was
    /// selected in it; setting nil, or a tab of others, does nothing.
    open var selectedTab: UITab? {
        get { tabState.selected }
        set { if let newValue { selectTab(newValue) } }
    }

    /// Where tabs are shown; automatic by default.
    open var mode: Mode {
        get { tabState.mode }
        set {
            tabState.mode = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The sidebar, which the module above creates.
    package private(set) lazy var tabSidebar = UIKitAssembly.current.makeTabSidebar(for: self)

    /// The identifiers of the tabs that narrow screens show, in their order; nil, the default, for those that no group
    /// holds.
    open var compactTabIdentifiers: [String]? {
        get { tabState.compactIdentifiers }
        set {
            tabState.compactIdentifiers = newValue
            updateTabBars()
        }
    }

    /// Under which name the system keeps what persons have customized; nil by default.
    ///
    /// Differs from UIKit: nothing is kept, for persons don't customize the sidebar here.
    open var customizationIdentifier: String?

    // MARK: Controllers

    /// The controllers, in the order of their tabs; nil if there are none. Setting them is not animated. Of ``tabs``,
    /// those that the bar shows.
    open var viewControllers: [UIViewController]? {
        get {
            let all = usesTabs ? tabState.barTabs.compactMap { controller(showing: $0) } : controllers
            return all.isEmpty ? nil : all
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays if it is among them, else the first is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        if usesTabs { replaceTabs([]) }
        let selected = selectedViewController
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

    private func updateItems() {
        tabBar.items = controllers.map { $0.tabBarItem }
        showSelection()
    }

    override func tabBarItemDidChange(of child: UIViewController) {
        if controllers.contains(child) { updateItems() }
    }

    private func barIndex(of tab: UITab) -> Int? { tabState.barTabs.firstIndex(of: tab) }

    /// Lets a child go.
    func dismissChild(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        if controller === shown { shown = nil }
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// The number of the tab that is selected, from 0. Numbers that don't exist are ignored.
    open var selectedIndex: Int {
        get {
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

    /// The controller that is selected. One that is not among the controllers raises.
    open var selectedViewController: UIViewController? {
        get {
            if usesTabs { return tabState.selected.flatMap { controller(showing: $0) } }
            return controllers.indices.contains(selection) ? controllers[selection] : nil
        }
        set {
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

    /// The selected controller first.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let allowed = super.allowedChildrenForUnwinding(from: source)
        return allowed.filter { $0 === selectedViewController } + allowed.filter { $0 !== selectedViewController }
    }

    /// Selects the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(subsequentVC) { selectedViewController = subsequentVC }
    }

    private var hidesTabBar = false

    /// Whether the bar is hidden; false by default.
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

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    /// The selected controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    /// Makes a view that holds the child's view and the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        tabBar.selectionHandler = { [weak self] index in self?.didTap(index) }
        self.view = view
    }

    /// Shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelection()
    }

    private func didTap(_ index: Int) {
        if usesTabs { return selectBarTab(index) }
        guard controllers.indices.contains(index) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selection {
            // A tap on the tab that is shown goes back to its beginning.
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func showSelection() {
        if usesTabs { return showSelectedTab() }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        show(selectedViewController)
    }

    /// Shows the view of a child in place of what is shown.
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
        old?.viewIfLoaded?.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Places the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followManagedNavigation()
        guard !showsTabsOnTop else {
            tabBar.isHidden = true
            let top = layOutWideTabs()
            return place(shown, insets: UIEdgeInsets(top: top, left: 0, bottom: placeAccessory(above: 0), right: 0))
        }
        removeWideTabs()
        contentView.frame = view.bounds
        let bottom = view.safeAreaInsets.bottom
        let height = hidesTabBarNow ? 0 : tabBar.rowHeight + bottom
        tabBar.isHidden = height == 0
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        place(shown, insets: UIEdgeInsets(top: 0, left: 0, bottom: placeAccessory(above: height), right: 0))
    }

    private func place(_ shown: UIViewController?, insets: UIEdgeInsets) {
        shown?.containerSafeAreaInsets = insets
        placeContentArea(insets: insets)
        if let childView = shown?.viewIfLoaded, childView.frame != contentView.bounds {
            childView.frame = contentView.bounds
        }
    }

    /// Whether the tabs are hidden, by the program or for what was pushed.
    var hidesTabBarNow: Bool { hidesTabBar || hidesBarForTop }

    private var hidesBarForTop: Bool {
        guard let navigation = shown as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
