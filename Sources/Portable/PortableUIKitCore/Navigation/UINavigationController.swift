/// A container that shows the top of a stack of view controllers below a navigation bar, which leads back to the
/// previous one.
///
/// ```swift
/// let list = RecipesViewController(recipes: recipes)
/// list.title = "Recipes"
/// list.navigationItem.largeTitleDisplayMode = .always
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.navigationBar.prefersLargeTitles = true
///
/// let detail = RecipeViewController(recipe: recipe)
/// detail.title = recipe.name
/// navigation.pushViewController(detail, animated: true)
/// navigation.popToRootViewController(animated: true)
/// ```
///
/// Children extend under the bar, which is part of their safe area. A large title collapses as the child's scroll view
/// scrolls.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The changes of a navigation stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Creates a navigation controller with a root view controller.
    ///
    /// - Parameter rootViewController: The view controller at the bottom of the stack.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a navigation controller without children and with the given classes of bars. `nil` means the system's
    /// class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = (navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar.self
        navigationBar = (UIView.make(barClass, frame: .zero) as? UINavigationBar) ?? UINavigationBar(frame: .zero)
        bars = NavigationBars(toolbarClass: toolbarClass as? UIToolbar.Type)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller from an interface file.
    public required init?(coder aDecoder: NSCoder) {
        navigationBar = aDecoder.interfaceReader?.object("navigationBar") ?? UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(coder: aDecoder)
        bars.use(aDecoder.interfaceReader?.object("toolbar"))
        aDecoder.readInterface(into: self, as: UINavigationController.self)
    }

    /// The object that responds to changes of the visible view controller.
    ///
    /// An image picker declares a `delegate` of a narrower type. The attribute makes Swift prefer that one.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The orientations that the delegate chooses.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        (delegate as (any UINavigationControllerDelegate)?)?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate chooses.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (delegate as (any UINavigationControllerDelegate)?)?
            .navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The duration of showing and hiding bars, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: The stack

    /// The stack of controllers.
    let screens = ControllerStack()
    /// The state of the current transition.
    let motion = NavigationMotion()
    /// The visibility of the bars.
    let bars: NavigationBars
    /// The container of the child's view.
    let contentView = UIView(frame: .zero)

    package var stack: [UIViewController] { screens.controllers }

    /// The child whose view is in the window.
    var shown: UIViewController? { screens.shown }

    func changeStack(to controllers: [UIViewController]) {
        let root = stack.first
        screens.change(to: controllers)
        if stack.first !== root { parent?.tabBarItemDidChange(of: self) }
        // Children can hide the tab bar.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The root view controller's item. A tab shows it if the navigation controller has no item.
    override var borrowedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

    override func tabBarItemDidChange(of child: UIViewController) {
        if tabBarItem === child.tabBarItem { parent?.tabBarItemDidChange(of: self) }
    }

    /// The controllers, from the root to the top. Setting them isn't animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The top view controller.
    open var topViewController: UIViewController? { stack.last }
    /// The visible view controller: a presented one, or the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes a view controller onto the stack.
    ///
    /// - Parameters:
    ///   - viewController: The view controller. Raises an exception if it's already in the stack.
    ///   - animated: A Boolean value that indicates whether the transition is animated.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            raise("Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        adopt(viewController)
        changeStack(to: stack + [viewController])
        stackDidChange(animated: animated)
    }

    /// Pops the top view controller, unless it's the root.
    ///
    /// - Returns: The popped view controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Pops all controllers above the given one. Raises an exception if it isn't in the stack.
    ///
    /// - Returns: The popped view controllers.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            raise("Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index, animated: animated)
    }

    /// Pops all view controllers except the root.
    ///
    /// - Parameter animated: A Boolean value that indicates whether the transition is animated.
    /// - Returns: The popped view controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0, animated: animated)
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1 else { return nil }
        let popped = Array(stack[(index + 1)...])
        changeStack(to: Array(stack[...index]))
        for controller in popped { controller.willMove(toParent: nil) }
        stackDidChange(animated: animated)
        return popped
    }

    /// Replaces the stack. The new top is animated as a push, or as a pop if it was already in the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for (index, controller) in viewControllers.enumerated()
        where viewControllers[..<index].contains(controller) {
            raise("Pushing the same view controller instance more than once is not supported (\(controller))")
        }
        let removed = stack.filter { !viewControllers.contains($0) }
        for controller in viewControllers where controller.parent !== self { adopt(controller) }
        changeStack(to: viewControllers)
        for controller in removed { controller.willMove(toParent: nil) }
        stackDidChange(animated: animated)
    }

    /// Returns the controllers of the stack from the top, without the one that contains the source.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func stackDidChange(animated: Bool) {
        navigationBar.take(over: barItems)
        defer { removeOldStack() }
        guard isViewLoaded else {
            navigationBar.showTopItem()
            return finishMoves()
        }
        showTop(animated: animated)
    }

    /// Releases controllers that aren't in the stack anymore, after all transitions.
    func removeOldStack() {
        if !motion.isRunning { screens.clearBefore() }
    }

    /// Called before a child is shown. The navigation controller of the More tab overrides it.
    func prepareBar(for new: UIViewController?) {}

    /// Notifies children that were added or removed.
    func finishMoves() {
        for controller in children where !stack.contains(controller) && controller !== shown {
            controller.removeFromParent()
            (controller as? any ViewSharing)?.releaseSharedView()
        }
        // The top controller has arrived when it's shown.
        let arrived = screens.removeArrived { $0 !== topViewController || $0 === shown || !isViewLoaded }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        screens.expect(controller)
    }

    // MARK: Showing

    /// Creates a view with the bar and a container for the child's view.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popRecognizer)
        navigationBar.backHandler = { [weak self] in self?.goBack() }
        self.view = view
        updateBarRecognizers()
    }

    /// Shows the top view controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false)
    }

    // MARK: Interactive pop gesture

    /// The recognizer of a swipe from the leading edge that pops the top view controller. The views follow the finger.
    ///
    /// Its default delegate lets it begin if there's a back button. Set another delegate, or `nil`, to change that. The
    /// root and controllers in a transition are never popped.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    /// The recognizer of a swipe across the content that pops. It's the same as ``interactivePopGestureRecognizer``.
    ///
    /// Differs from UIKit: the swipe must begin at the edge of the screen.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    private lazy var popRecognizer = InteractivePopGestureRecognizer(navigationController: self)

    // MARK: Bars

    /// The bar above the child.
    public let navigationBar: UINavigationBar

    /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`.
    open var isNavigationBarHidden: Bool {
        get { bars.hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar. With animation, the bar moves vertically, or horizontally with the screens if
    /// a child calls this method as it appears in a transition.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if bars.hideBar(hidden) { moveBars(animated: animated) }
    }

    /// Lays out bars that are shown or hidden.
    private func moveBars(animated: Bool) {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil, !motion.isPreparing, UIView.areAnimationsEnabled else { return }
        bars.startMove()
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.bars.endMove()
            self?.view.setNeedsLayout()
        }
    }

    // MARK: Toolbar

    /// The bar below the child. Its items are the child's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { bars.makeToolbar() }

    /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
    open var isToolbarHidden: Bool {
        get { bars.hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar. With animation, it moves vertically.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if bars.hideToolbar(hidden) { moveBars(animated: animated) }
    }

    // MARK: Hiding bars automatically

    /// A Boolean value that indicates whether a tap on the content hides or shows the bars. The default is `false`.
    open var hidesBarsOnTap = false {
        didSet { updateBarRecognizers() }
    }
    /// A Boolean value that indicates whether a swipe up hides the bars and a swipe down shows them. The default is
    /// `false`.
    open var hidesBarsOnSwipe = false {
        didSet { updateBarRecognizers() }
    }
    /// A Boolean value that indicates whether the keyboard hides the bars. The default is `false`. A tap on the content
    /// or hiding the keyboard shows them again.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { updateBarRecognizers() }
    }
    /// A Boolean value that indicates whether the bars are hidden if the height is compact. The default is `false`. A
    /// tap on the content shows them.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            updateBarRecognizers()
            if hidesBarsWhenVerticallyCompact, bars.wasLow { setBarsHidden(true) }
        }
    }
    /// The recognizer of taps that hide or show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.tapRecognizer }
    /// The recognizer of swipes that hide or show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.swipeRecognizer }

    // MARK: Layout

    /// The child's scroll view, which the bars observe.
    weak var observedScrollView: UIScrollView?

    /// Lays out the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.frame = view.bounds
        trackHeight()
        layOutBar()
        layOutToolbar()
        if let shown {
            place(shown)
            // The content now extends below the bar, which affects the bar's appearance.
            layOutBar()
        }
    }

    /// Finds the child's scroll view, which can be created after the child.
    package override func childDidLayoutSubviews(_ child: UIViewController) {
        super.childDidLayoutSubviews(child)
        guard child === shown else { return }
        let known = observedScrollView
        observeScrolling(of: child)
        if known !== observedScrollView { view.setNeedsLayout() }
    }

    // MARK: Split views

    /// The collapsed secondary controller, and its former stack.
    private var collapsedSecondary: (shell: UIViewController, stack: [UIViewController])?

    /// Pushes the secondary view controller, or the controllers on its navigation stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        let navigation = secondaryViewController as? UINavigationController
        let stack = navigation?.viewControllers ?? [secondaryViewController]
        navigation?.setViewControllers([], animated: false)
        collapsedSecondary = (secondaryViewController, stack)
        setViewControllers(viewControllers + stack, animated: false)
    }

    /// Returns the controllers that were pushed on collapse, with the ones pushed since then. Popped controllers are
    /// included again.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard let (shell, known) = collapsedSecondary else { return nil }
        collapsedSecondary = nil
        var part = known
        if let start = viewControllers.firstIndex(where: known.contains), start > 0 {
            part = Array(viewControllers[start...])
            setViewControllers(Array(viewControllers[..<start]), animated: false)
        }
        guard let navigation = shell as? UINavigationController else { return part.last ?? shell }
        navigation.setViewControllers(part, animated: false)
        return navigation
    }

    // MARK: Status bar

    /// The preferred style: light content over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }
    /// The top view controller if the navigation bar is hidden. Otherwise, the navigation controller decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The top view controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The top view controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    // MARK: Accessibility

    /// Pops the top view controller, if possible.
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }
}
