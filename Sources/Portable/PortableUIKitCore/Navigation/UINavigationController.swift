/// Shows the last of a stack of controllers below a bar that leads back to the one before.
///
/// Children reach under the bar and get it as safe area. A large title collapses as the child's scroll view scrolls.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What has happened to the stack.
    public enum Operation: Int, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// A navigation controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// A navigation controller without children, whose bars are of the given classes; nil stands for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = (navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar.self
        navigationBar = (UIView.make(barClass, frame: .zero) as? UINavigationBar) ?? UINavigationBar(frame: .zero)
        bars = NavigationBars(toolbarClass: toolbarClass as? UIToolbar.Type)
        super.init(nibName: nil, bundle: nil)
    }

    /// A navigation controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller from an interface file.
    public required init?(coder aDecoder: NSCoder) {
        navigationBar = aDecoder.interfaceReader?.object("navigationBar") ?? UINavigationBar(frame: .zero)
        bars = NavigationBars()
        super.init(coder: aDecoder)
        bars.use(aDecoder.interfaceReader?.object("toolbar"))
        aDecoder.readInterface(into: self, as: UINavigationController.self)
    }

    /// Learns which controllers are shown.
    ///
    /// An image picker declares a `delegate` of a narrower type, hence the attribute: that one is preferred.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// How long bars take to come and go, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: The stack

    /// The controllers, and which one is seen.
    let screens = ControllerStack()
    /// How one screen takes another one's place.
    let motion = NavigationMotion()
    /// Which bars are hidden.
    let bars: NavigationBars
    /// What holds the child's view.
    let contentView = UIView(frame: .zero)

    package var stack: [UIViewController] { screens.controllers }

    /// The child whose view is in the window.
    var shown: UIViewController? { screens.shown }

    func changeStack(to controllers: [UIViewController]) {
        let root = stack.first
        screens.change(to: controllers)
        if stack.first !== root { parent?.tabBarItemDidChange(of: self) }
        // What comes or goes may hide the bar of the tabs.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The root's: a tab shows it until the navigation controller has an item of its own.
    override var borrowedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

    override func tabBarItemDidChange(of child: UIViewController) {
        if tabBarItem === child.tabBarItem { parent?.tabBarItemDidChange(of: self) }
    }

    /// The controllers, from the root to the one on top. Setting them is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last controller of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that can be seen: one that is presented from here, or else the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a controller on top. One that is in the stack already raises.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            raise("Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        adopt(viewController)
        changeStack(to: stack + [viewController])
        stackDidChange(animated: animated)
    }

    /// Takes the top controller away, unless it is the only one.
    ///
    /// - Returns: The controller that goes.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Takes away all controllers above `viewController`; one that is not in the stack raises.
    ///
    /// - Returns: The controllers that go.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            raise("Tried to pop to a view controller that doesn't exist.")
        }
        return pop(to: index, animated: animated)
    }

    /// Takes away all controllers but the root.
    ///
    /// - Returns: The controllers that go.
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

    /// Replaces the stack. The one on top comes as though pushed, or popped if it was in the stack before.
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

    /// Those of the stack from the top on, without the one that contains the source.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Goes back to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(subsequentVC) { popToViewController(subsequentVC, animated: true) }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func stackDidChange(animated: Bool) {
        navigationBar.take(over: stack.map(\.navigationItem))
        defer { forgetOldStack() }
        guard isViewLoaded else {
            navigationBar.showTopItem()
            return finishMoves()
        }
        showTop(animated: animated)
    }

    /// Lets controllers go that aren't in the stack any more, once no transition has to know of them.
    func forgetOldStack() {
        if !motion.isRunning { screens.forgetBefore() }
    }

    /// Tells children that have come or gone.
    func finishMoves() {
        for controller in children where !stack.contains(controller) && controller !== shown {
            controller.removeFromParent()
            (controller as? any ViewSharing)?.leaveSharedView()
        }
        // The one on top has come when it is shown.
        let arrived = screens.takeArrived { $0 !== topViewController || $0 === shown || !isViewLoaded }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        screens.expect(controller)
    }

    // MARK: Showing

    /// Makes a view that holds the child's view and the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        view.addGestureRecognizer(popRecognizer)
        navigationBar.backHandler = { [weak self] in self?.popViewController(animated: true) }
        self.view = view
        updateBarRecognizers()
    }

    /// Shows the controller on top.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false)
    }

    // MARK: Popping with a finger

    /// What lets a finger from the edge of the window, the right one if reading goes that way, pop the controller on
    /// top; the views follow the finger.
    ///
    /// Its own delegate lets it begin where there is a back button. Set another one, or nil, to decide by yourself;
    /// the root and controllers in a transition are never popped.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    /// The recognizer of a swipe across the content that goes back: the same as ``interactivePopGestureRecognizer``.
    ///
    /// Differs from UIKit: the swipe begins at the edge of the screen.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    private lazy var popRecognizer = InteractivePopGestureRecognizer(navigationController: self)

    // MARK: Bars

    /// The bar above the child.
    public let navigationBar: UINavigationBar

    /// Whether the bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { bars.hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. Animated, it goes up or comes down; where a child says so as it comes with a transition,
    /// the bar moves sideways with the screens.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if bars.hideBar(hidden) { moveBars(animated: animated) }
    }

    /// Lays out bars that come or go.
    private func moveBars(animated: Bool) {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil, !motion.isPreparing, UIView.areAnimationsEnabled else { return }
        bars.beginMove()
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.bars.endMove()
            self?.view.setNeedsLayout()
        }
    }

    // MARK: Toolbar

    /// The bar below the child; its items are the child's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { bars.makeToolbar() }

    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { bars.hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar. Animated, it goes down or comes up.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if bars.hideToolbar(hidden) { moveBars(animated: animated) }
    }

    // MARK: Bars that go by themselves

    /// Whether a tap on the contents hides the bars, and brings them back; false by default.
    open var hidesBarsOnTap = false {
        didSet { updateBarRecognizers() }
    }
    /// Whether a finger that moves up hides the bars, and one that moves down brings them back; false by default.
    open var hidesBarsOnSwipe = false {
        didSet { updateBarRecognizers() }
    }
    /// Whether the bars go when the keyboard comes; false by default. A tap on the contents brings them back, and so
    /// does the keyboard's going.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { updateBarRecognizers() }
    }
    /// Whether the bars go where the height is compact; false by default. A tap on the contents brings them back.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            updateBarRecognizers()
            if hidesBarsWhenVerticallyCompact, bars.wasLow { setBarsHidden(true) }
        }
    }
    /// What sees the taps that hide bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { bars.tapRecognizer }
    /// What sees the fingers that hide bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { bars.swipeRecognizer }

    // MARK: Layout

    /// The child's scroll view, whose contents the bars follow.
    weak var observedScrollView: UIScrollView?

    /// Places the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.frame = view.bounds
        followHeight()
        layOutBar()
        layOutToolbar()
        if let shown {
            place(shown)
            // Its contents stand clear of the bar only now, which the bar's look follows.
            layOutBar()
        }
    }

    /// Finds the child's scroll view, which may have come after the child.
    package override func childDidLayoutSubviews(_ child: UIViewController) {
        guard child === shown else { return }
        let known = observedScrollView
        observeScrolling(of: child)
        if known !== observedScrollView { view.setNeedsLayout() }
    }

    // MARK: Split views

    /// The secondary controller whose own stack is on top of this one, with what that was made of.
    private var collapsedSecondary: (shell: UIViewController, stack: [UIViewController])?

    /// Puts the secondary controller on top, or what it has on its own stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        let navigation = secondaryViewController as? UINavigationController
        let stack = navigation?.viewControllers ?? [secondaryViewController]
        navigation?.setViewControllers([], animated: false)
        collapsedSecondary = (secondaryViewController, stack)
        setViewControllers(viewControllers + stack, animated: false)
    }

    /// Gives the controllers back that were put on top, with those pushed since then. The ones that were popped come
    /// back too.
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

    /// Light over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }
    /// The controller on top, if there is no bar above it; else this controller decides.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The controller on top.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The controller on top.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    // MARK: Accessibility

    /// Goes back, if there is a way.
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }
}
