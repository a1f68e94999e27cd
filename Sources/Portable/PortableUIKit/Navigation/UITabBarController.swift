/// Learns what a tab bar controller shows. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may select `viewController`; true if left out.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap has selected `viewController`.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
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
}

/// Shows one of several controllers, chosen by a bar of tabs at the bottom.
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
    private let contentView = UIView(frame: .zero)
    private var selection = 0
    private var shown: UIViewController?

    /// The controllers, in the order of their tabs; nil if there are none. Setting them is not animated.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays if it is among them, else the first is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        let removed = controllers.filter { !new.contains($0) }
        for controller in removed {
            controller.willMove(toParent: nil)
            if controller === shown { shown = nil }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        controllers = new
        selection = selected.flatMap { new.firstIndex(of: $0) } ?? 0
        tabBar.items = new.map { $0.tabBarItem }
        showSelection()
    }

    /// The number of the tab that is selected, from 0. Numbers that don't exist are ignored.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : selection }
        set {
            guard controllers.indices.contains(newValue) else { return }
            selection = newValue
            showSelection()
        }
    }

    /// The controller that is selected. One that is not among the controllers raises.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selection) ? controllers[selection] : nil }
        set {
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
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, shown !== selectedViewController else { return }
        let old = shown
        let new = selectedViewController
        shown = new
        if let new {
            let childView: UIView = new.view
            childView.frame = contentView.bounds
            childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(childView)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        view.setNeedsLayout()
    }

    /// Places the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.frame = view.bounds
        let bottom = view.safeAreaInsets.bottom
        let height = hidesTabBar || hidesBarForTop ? 0 : tabBar.rowHeight + bottom
        tabBar.isHidden = height == 0
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if tabBar.frame != frame { tabBar.frame = frame }
        shown?.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        if let childView = shown?.viewIfLoaded, childView.frame != contentView.bounds {
            childView.frame = contentView.bounds
        }
    }

    private var hidesBarForTop: Bool {
        guard let navigation = shown as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }
}
