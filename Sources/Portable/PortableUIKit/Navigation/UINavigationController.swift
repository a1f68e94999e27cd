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
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// A navigation controller without children, whose bars are of the given classes; nil stands for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let barClass = (navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar.self
        navigationBar = (UIView.make(barClass, frame: .zero) as? UINavigationBar) ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
    }

    /// A navigation controller without children.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A navigation controller from an interface file.
    public required init?(coder aDecoder: NSCoder) {
        navigationBar = aDecoder.interfaceReader?.object("navigationBar") ?? UINavigationBar(frame: .zero)
        super.init(coder: aDecoder)
        aDecoder.readInterface(into: self, as: UINavigationController.self)
    }

    /// Learns which controllers are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// How long bars take to come and go, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: The stack

    var stack: [UIViewController] = [] {
        willSet { stackBeforeChange = stack }
    }
    /// The stack before the last change of it.
    private(set) var stackBeforeChange: [UIViewController] = []
    /// Children that have not been told yet that they have come.
    var arriving: [UIViewController] = []
    let contentView = UIView(frame: .zero)
    /// The child whose view is in the window.
    var shown: UIViewController?
    private(set) var isTransitioning = false

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
        stack.append(viewController)
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
        stack.removeSubrange((index + 1)...)
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
        stack = viewControllers
        for controller in removed { controller.willMove(toParent: nil) }
        stackDidChange(animated: animated)
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    private func stackDidChange(animated: Bool) {
        navigationBar.take(over: stack.map(\.navigationItem))
        defer { forgetOldStack() }
        guard isViewLoaded else { return finishMoves() }
        showTop(animated: animated)
    }

    /// Lets controllers go that aren't in the stack any more, once no transition has to know of them.
    private func forgetOldStack() {
        if !isTransitioning { stackBeforeChange = [] }
    }

    /// Tells children that have come or gone.
    private func finishMoves() {
        for controller in children where !stack.contains(controller) && controller !== shown {
            controller.removeFromParent()
        }
        // The one on top has come when it is shown.
        let arrived = arriving.filter { $0 !== topViewController || $0 === shown || !isViewLoaded }
        arriving.removeAll { arrived.contains($0) }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
    }

    private func adopt(_ controller: UIViewController) {
        addChild(controller)
        arriving.append(controller)
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
    }

    /// Shows the controller on top.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop(animated: false)
    }

    private func showTop(animated: Bool) {
        guard !isTransitioning, shown !== topViewController else {
            if !isTransitioning { finishMoves() }
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let old = shown
        let new = topViewController
        shown = new
        guard appearance == .appeared, view.window != nil else {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new { install(new) }
            if let new { delegate?.navigationController(self, willShow: new, animated: false) }
            finishMoves()
            if let new { delegate?.navigationController(self, didShow: new, animated: false) }
            return
        }
        transition(from: old, to: new, animated: animated)
    }

    private func install(_ controller: UIViewController) {
        controller.hasManagedTransition = isTransitioning
        let childView: UIView = controller.view
        place(controller)
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(childView)
        observeScrolling(of: controller)
        view.setNeedsLayout()
    }

    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
        let coordinator = TransitionCoordinator(in: contentView, from: old, to: new, isAnimated: animated)
        if coordinator.isAnimated, let old, let new,
            let animator = delegate?.navigationController(
                self, animationControllerFor: stackBeforeChange.contains(new) ? .pop : .push, from: old, to: new)
        {
            return transition(from: old, to: new, by: animator, coordinator)
        }
        let change = prepareTransition(from: old, to: new, coordinator)
        coordinator.run(change) {
            self.transitionDidEnd(from: old, to: new, animated: coordinator.isAnimated)
        }
    }

    /// Tells everybody and puts the new view aside.
    ///
    /// - Returns: The change that is to be animated.
    func prepareTransition(
        from old: UIViewController?, to new: UIViewController?, _ coordinator: TransitionCoordinator
    ) -> () -> Void {
        let isPush = old.map { stack.contains($0) } ?? true
        isTransitioning = true
        activeCoordinator = coordinator
        old?.hasManagedTransition = true
        old?.beginAppearanceTransition(false, animated: coordinator.isAnimated)
        if let new {
            new.loadViewIfNeeded()
            new.beginAppearanceTransition(true, animated: coordinator.isAnimated)
            delegate?.navigationController(self, willShow: new, animated: coordinator.isAnimated)
            install(new)
            if !isPush, let oldView = old?.viewIfLoaded { contentView.bringSubviewToFront(oldView) }
        }
        // The new view starts aside, laid out as it will be.
        view.layoutIfNeeded()
        new?.deliverIsAppearing()
        let direction: CGFloat = view.isRightToLeft ? -1 : 1
        let width = contentView.bounds.width * direction
        if coordinator.isAnimated {
            new?.view.transform = CGAffineTransform(translationX: isPush ? width : -width * 0.3, y: 0)
        }
        return {
            new?.view.transform = .identity
            if coordinator.isAnimated {
                old?.viewIfLoaded?.transform = CGAffineTransform(translationX: isPush ? -width * 0.3 : width, y: 0)
            }
        }
    }

    func transitionDidEnd(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, tellsDelegate: Bool = true
    ) {
        old?.viewIfLoaded?.removeFromSuperview()
        old?.viewIfLoaded?.transform = .identity
        old?.endAppearanceTransition()
        old?.hasManagedTransition = false
        new?.endAppearanceTransition()
        new?.hasManagedTransition = false
        activeCoordinator = nil
        isTransitioning = false
        finishMoves()
        if let new, tellsDelegate { delegate?.navigationController(self, didShow: new, animated: animated) }
        // The stack may have changed meanwhile.
        if shown !== topViewController { showTop(animated: animated) }
        forgetOldStack()
    }

    // MARK: Popping with a finger

    /// What lets a finger from the edge of the window, the right one if reading goes that way, pop the controller on
    /// top; the views follow the finger.
    ///
    /// Its own delegate lets it begin where there is a back button. Set another one, or nil, to decide by yourself;
    /// the root and controllers in a transition are never popped.
    ///
    /// Differs from UIKit: the bar shows the other controller's item at once, without following the finger.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

    private lazy var popRecognizer = InteractivePopGestureRecognizer(navigationController: self)
    /// The controller that a finger takes away, and where in the stack it was.
    var poppedInteractively: (controller: UIViewController, index: Int)?

    // MARK: Bars

    /// The bar above the child.
    public let navigationBar: UINavigationBar

    private var hidesBar = false

    /// Whether the bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidesBar != hidden else { return }
        hidesBar = hidden
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { self.view.layoutIfNeeded() }
    }

    func toolbarItemsDidChange(of controller: UIViewController) {}

    // MARK: Layout

    private var largeTitle = LargeTitleState()
    private weak var observedScrollView: UIScrollView?

    /// Places the bar and the child.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.frame = view.bounds
        layOutBar()
        if let shown {
            place(shown)
            // Its contents stand clear of the bar only now, which the bar's look follows.
            layOutBar()
        }
    }

    /// A change of the bar's item.
    func navigationBarNeedsLayout() {
        viewIfLoaded?.setNeedsLayout()
    }

    private func layOutBar() {
        let top = view.safeAreaInsets.top
        let row = navigationBar.rowHeight
        largeTitle.isEnabled = navigationBar.showsLargeTitle
        navigationBar.isHidden = hidesBar
        let height = row + largeTitle.height + largeTitle.stretch
        let frame = CGRect(x: 0, y: hidesBar ? -row : top, width: view.bounds.width, height: height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        navigationBar.update(
            statusBarHeight: top, largeTitleHeight: largeTitle.height + largeTitle.stretch,
            isAtScrollEdge: isAtScrollEdge)
    }

    private var barBottom: CGFloat {
        hidesBar ? 0 : view.safeAreaInsets.top + navigationBar.rowHeight + largeTitle.height
    }

    func place(_ controller: UIViewController) {
        let barBottom = barBottom
        let extends =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var frame = contentView.bounds
        if !extends {
            frame.origin.y += barBottom
            frame.size.height = max(frame.height - barBottom, 0)
        }
        let childView: UIView = controller.view
        if childView.transform.isIdentity, childView.frame != frame { childView.frame = frame }
        controller.containerSafeAreaInsets = UIEdgeInsets(top: extends ? barBottom : 0, left: 0, bottom: 0, right: 0)
    }

    // MARK: Large titles

    func observeScrolling(of controller: UIViewController) {
        let scrollView = controller.contentScrollView(for: .top)
        guard scrollView !== observedScrollView else { return }
        if observedScrollView?.scrollObserver === self { observedScrollView?.scrollObserver = nil }
        observedScrollView = scrollView
        scrollView?.scrollObserver = self
        largeTitle.expand()
    }

    /// Finds the child's scroll view, which may have come after the child.
    package override func childDidLayoutSubviews(_ child: UIViewController) {
        guard child === shown else { return }
        let known = observedScrollView
        observeScrolling(of: child)
        if known !== observedScrollView { view.setNeedsLayout() }
    }

    /// Where the contents of the scroll view begin, in the navigation controller's coordinates.
    private func contentTop(of scrollView: UIScrollView) -> CGFloat {
        let origin = scrollView.convert(scrollView.bounds.origin, to: view)
        return origin.y - scrollView.contentOffset.y - scrollView.contentInset.top - scrollView.refreshInset
    }

    private var isAtScrollEdge: Bool {
        guard let scrollView = observedScrollView else { return false }
        return contentTop(of: scrollView) >= barBottom - 0.5
    }

    /// Lets the title's row follow the contents, and hands the new height down as safe area.
    private func follow(_ scrollView: UIScrollView) {
        guard navigationBar.showsLargeTitle else {
            layOutBar()
            return
        }
        largeTitle.follow(contentTop(of: scrollView) - view.safeAreaInsets.top - navigationBar.rowHeight)
        scrollView.isCollapsingBar = true
        layOutBar()
        if let shown { place(shown) }
        scrollView.isCollapsingBar = false
    }

    /// The range of offsets in which the title's row is neither open nor closed.
    private func titleRange(of scrollView: UIScrollView) -> ClosedRange<CGFloat>? {
        guard largeTitle.isEnabled, scrollView === observedScrollView else { return nil }
        let open = -scrollView.adjustedContentInset.top - largeTitle.expandable
        return open...(open + LargeTitleState.rowHeight)
    }

    // MARK: Accessibility

    /// Goes back, if there is a way.
    open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }
}

extension UINavigationController: ScrollObserver {
    package func scrollViewOffsetDidChange(_ scrollView: UIScrollView) {
        guard scrollView === observedScrollView, isViewLoaded else { return }
        follow(scrollView)
    }

    /// A title's row comes to rest open or closed.
    package func scrollView(_ scrollView: UIScrollView, restingOffsetFor target: CGPoint) -> CGPoint {
        guard let range = titleRange(of: scrollView), range.contains(target.y) else { return target }
        let middle = (range.lowerBound + range.upperBound) / 2
        let limit = scrollView.offsetRange.y.upperBound
        return CGPoint(x: target.x, y: target.y < middle ? range.lowerBound : min(range.upperBound, limit))
    }

    package func expandableTopInset(of scrollView: UIScrollView) -> CGFloat {
        scrollView === observedScrollView ? largeTitle.expandable : 0
    }
}
