/// Manages a view and what is in it: loads it, is told when it appears and disappears, and lays it out.
///
/// A controller comes on screen as a window's root, as a child of another controller, or presented over one. The calls
/// come in UIKit's order: `viewDidLoad` once, then each time `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIFocusEnvironment {
    /// A controller whose view is in a nib: of that name, or without one, of the name of its class, if there is such a
    /// file; a class called `MyViewController` also finds `MyView`. Without a nib, `loadView()` makes a plain view.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without its extension.
    ///   - nibBundleOrNil: Where the file is; nil for the app's own bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// A controller that makes its view in `loadView()`.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller from an interface file.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.readInterface(into: self, as: UIViewController.self)
    }

    /// The name of the nib that was given.
    public let nibName: String?
    /// The bundle of the nib that was given.
    public let nibBundle: Bundle?

    // MARK: Keys and focus

    private var addedKeyCommands: [UIKeyCommand] = []

    /// What keys do while the controller is in the responder chain: the commands that were added; nil if there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to ``keyCommands``.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Takes a command away that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// Where the focus goes when it comes to the controller: its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// What is around the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// Nil: the items are the view's.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// What the tabulator key moves to together; nil by default.
    open var focusGroupIdentifier: String?

    /// Whether the focus comes back to where it was when the controller appears again; true by default.
    open var restoresFocusAfterTransition = true

    /// Asks for the focus to go to what is preferred here, if it is here already.
    open func setNeedsFocusUpdate() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsFocusUpdate()
    }

    /// Does so at once.
    open func updateFocusIfNeeded() {
        viewIfLoaded?.updateFocusIfNeeded()
    }

    /// True: the focus may move.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing. Overrides call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Storyboards

    /// What a storyboard says of the controller.
    var interface: ControllerInterface?

    /// The storyboard that the controller comes from; nil for others.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// Goes where a segue of the controller's leads. Raises if its storyboard has none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        loadViewIfNeeded()
        guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
            raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        segue.perform(from: self, sender: sender)
    }

    /// Whether a segue that a person's action starts is to be performed; true by default. The identifier is empty for
    /// segues without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue is about to be performed: overrides give the destination what it is to show. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue may lead here; by default what ``canPerformUnwindSegueAction(_:from:withSender:)`` says.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// The older question whether an unwind segue may lead here; by default whether the controller has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        action.isImplemented(by: self)
    }

    /// The children among which an unwind segue looks for its destination, in that order; by default all but the one that
    /// contains its source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }

    /// The older way to say which child an unwind segue leads to; by default none, so that it is looked for.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        nil
    }

    /// A segue of the container's own that leads from one controller in it back to another; nil, the default, for the
    /// usual way.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        nil
    }

    /// Shows the child that an unwind segue leads to, or through. Containers override it; by default nothing happens.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: The view

    /// The view, once it has been loaded, and whether that happens now.
    private var loading: (view: UIView?, isInProgress: Bool) = (nil, false)
    private var loadedView: UIView? { loading.view }

    /// The view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            loadedView?.owner = nil
            loading.view = newValue
            newValue?.owner = self
            newValue?.updateTraits()
            newValue?.updateInsets()
        }
    }

    /// The view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view, and sets `view`. The default takes it from the storyboard or nib, or makes a plain one as large as
    /// the screen. Overrides don't call super.
    open func loadView() {
        if loadViewFromFile() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if that has not been done.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !loading.isInProgress else { return }
        loading.isInProgress = true
        loadView()
        loading.isInProgress = false
        guard loadedView != nil else {
            raise("-[\(type(of: self)) loadView] did not set the view")
        }
        viewDidLoad()
    }

    /// The view has been loaded; the default does nothing.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// How the controller comes and goes.
    package let progress = AppearanceProgress()

    package var appearance: Appearance { progress.phase }

    /// The view is about to appear; the default does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window, with its traits and its size, and about to be laid out; the default does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has appeared; the default does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear; the default does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has disappeared; the default does nothing.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells the controller, from a container that forwards these calls itself, that it begins to come or go.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }

    /// Tells the controller that it has come or gone.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// Whether children are told when this controller comes and goes; true by default. A container that returns false
    /// calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Whether the controller is coming on screen because it is being presented.
    open package(set) var isBeingPresented = false
    /// Whether the controller is leaving the screen because it is being dismissed.
    open package(set) var isBeingDismissed = false
    /// Whether the controller is coming on screen because it became a child.
    open package(set) var isMovingToParent = false
    /// Whether the controller is leaving the screen because it is no longer a child.
    open package(set) var isMovingFromParent = false

    // MARK: Properties

    /// The pending updates of the controller, and what its methods have read.
    package var updateState = UpdateState()

    /// Configures the content of the view and of what is around it, such as the navigation item, before the view updates its
    /// own properties. The default does nothing; overrides call `super`.
    ///
    /// The method runs once before the view's first layout, after ``setNeedsUpdateProperties()``, and again when a property of
    /// an `Observable` object that it reads changes, or a trait of the controller's or its view's trait collection.
    open func updateProperties() {}

    /// Schedules ``updateProperties()`` for the next update. Several calls result in one update.
    open func setNeedsUpdateProperties() {
        updateState.needsProperties = true
        viewIfLoaded?.markSubtreeNeedsProperties()
    }

    /// Calls ``updateProperties()`` now where it is pending: in the controller, in its view, and in everything in the view. A
    /// view that isn't loaded stays so.
    open func updatePropertiesIfNeeded() {
        viewIfLoaded?.updatePropertiesIfNeeded()
    }

    // MARK: Layout

    /// The view is about to lay out its subviews; the default does nothing.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews; the default does nothing.
    open func viewDidLayoutSubviews() {}
    /// A child's view has laid out its subviews; containers that follow its contents override it.
    package func childDidLayoutSubviews(_ child: UIViewController) {}
    /// The view's constraints are to be updated, which the default has the view do. Overrides call super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The view's margins have changed; the default does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// The view's safe area has changed; the default does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// What the controller adds to the safe area of its view, in points; none by default. The result is never below 0.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateInsets() } }
    }

    /// What bars and device edges cover at the top of the view; `safeAreaLayoutGuide` of the view has replaced it.
    /// Asking loads the view.
    open var topLayoutGuide: any UILayoutSupport { edgeLayoutGuide(isAtTop: true) }

    /// What bars and device edges cover at the bottom of the view; `safeAreaLayoutGuide` of the view has replaced it.
    /// Asking loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { edgeLayoutGuide(isAtTop: false) }

    private func edgeLayoutGuide(isAtTop: Bool) -> EdgeLayoutGuide {
        let view: UIView = self.view
        let guides = view.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }
        return guides.first { $0.isAtTop == isAtTop } ?? EdgeLayoutGuide(isAtTop: isAtTop, in: view)
    }

    /// What the container's bars cover of the view, which its superview doesn't know.
    package var containerSafeAreaInsets: UIEdgeInsets {
        get { containment.safeAreaInsets }
        set {
            guard containment.safeAreaInsets != newValue else { return }
            containment.safeAreaInsets = newValue
            viewIfLoaded?.updateInsets()
        }
    }

    private var containment = Containment()

    /// Whether the view's margins are at least the system's; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.updateInsets() } }
    }

    /// The least margins of the view, which depend on the device and not on the view's width: 16 points at the sides, 20
    /// on tablets and on phones whose shorter side is at least 414 points long.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let screen = viewIfLoaded?.window?.screen ?? UIScreen.main
        let side = screen.contentMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The edges at which the view reaches under bars; all by default.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if oldValue != edgesForExtendedLayout { setNeedsContainerLayout() } }
    }
    /// Whether the view reaches under bars that are opaque too; false by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { setNeedsContainerLayout() } }
    }
    /// The older way to switch off `contentInsetAdjustmentBehavior`; true by default and not looked at.
    open var automaticallyAdjustsScrollViewInsets = true

    /// The size in points that the controller would like to have in a container; zero by default.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// A child would like to have another size; the default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child gets in a parent of `parentSize`; all of it by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The view is about to have another size, in points. Overrides call super, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// The traits are about to change. Overrides call super, which tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    /// The device and its settings as the controller sees them.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.ownersTraitCollection }
        return overridden(parent?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// The traits have changed; the default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the controller changes in the traits of its view and children; nothing by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.updateTraits() }
    }

    package var traitRegistry: TraitChangeRegistry?

    /// Light or dark for this controller and its children; unspecified, the default, takes the surroundings'.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.updateTraits() } }
    }

    /// What each child's traits are changed to.
    private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    /// Changes the traits of a child; nil changes nothing.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// What the traits of a child are changed to; nil by default.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    /// Takes over changed traits now.
    open func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }

    // MARK: Children

    private var childStorage: [UIViewController] = []

    /// The controller that contains this one.
    open package(set) weak var parent: UIViewController?
    /// The controllers that this one contains.
    open var children: [UIViewController] { childStorage }

    /// Makes a controller a child, after taking it from its parent and telling it with `willMove(toParent:)`. The
    /// container then adds its view and calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self else {
            raise("Trying to add a controller as its own child: \(childController)")
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil {
            childController.willMove(toParent: nil)
            childController.removeFromParent()
        }
        childController.isMovingToParent = true
        childController.willMove(toParent: self)
        childStorage.append(childController)
        childController.parent = self
        childController.viewIfLoaded?.updateTraits()
    }

    /// Takes the controller from its parent, and tells it with `didMove(toParent:)`. The container has called
    /// `willMove(toParent:)` and removed the view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.childStorage.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        containerSafeAreaInsets = .zero
        didMove(toParent: nil)
    }

    /// The controller is about to become a child, or to be none any more; the default does nothing.
    open func willMove(toParent parent: UIViewController?) {
        isMovingFromParent = parent == nil
    }

    /// The controller has become a child, or is none any more; the default does nothing.
    open func didMove(toParent parent: UIViewController?) {
        if appearance == .appeared || appearance == .disappeared {
            isMovingToParent = false
            isMovingFromParent = false
        }
    }

    /// Replaces the view of one child by that of another.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that goes.
    ///   - toViewController: The child that comes; its view is added to this controller's.
    ///   - duration: In seconds.
    ///   - options: How the animation runs.
    ///   - animations: Changes made in the animation.
    ///   - completion: Called after it.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let animated = duration > 0
        fromViewController.beginAppearanceTransition(false, animated: animated)
        toViewController.beginAppearanceTransition(true, animated: animated)
        view.addSubview(toViewController.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: { finished in
                fromViewController.view.removeFromSuperview()
                fromViewController.endAppearanceTransition()
                toViewController.endAppearanceTransition()
                completion?(finished)
            })
    }

    // MARK: Presentation

    /// How the controller is presented; automatic by default, which is a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if oldValue != modalPresentationStyle, presenting.presenter == nil { presenting.manager = nil } }
    }
    /// Gives the controller's presentation its own way of coming and going; nil by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller comes when it is presented; from below by default.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether controllers presented in a current context cover this one only; false by default.
    open var definesPresentationContext = false
    /// Whether controllers presented from here take over its transition style; false by default.
    open var providesPresentationContextTransitionStyle = false
    /// Whether a person can't dismiss the controller with a gesture; false by default.
    open var isModalInPresentation = false
    /// Whether a controller that covers the screen only in part decides about the status bar; false by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// What the controller has to do with presentations.
    let presenting = PresentationLinks()

    /// What manages the controller's presentation, or that of one that contains it; what will, before it begins.
    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if let presentation = presenting.presenter?.presenting.made, presentation.presented === self {
            return presentation.controller
        }
        return makePresentationController(presenter: nil, source: nil)
    }

    /// What manages the presentation that is under way; nil if none is.
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }

    /// The controller's presentation as a sheet; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The controller's presentation as a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        (parent?.popoverPresentationController)
            ?? (presentationController as? UIPopoverPresentationController)
            ?? (presenting.manager as? UIPopoverPresentationController)
    }

    /// The controller that this one, or one that contains it, presents.
    open var presentedViewController: UIViewController? {
        presenting.made?.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or one that contains it.
    open var presentingViewController: UIViewController? {
        presenting.presenter ?? parent?.presentingViewController
    }

    /// Shows a controller over this one.
    ///
    /// A controller that is not in a window, or presents another one already, presents nothing and logs that.
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: Whether it takes time, by the frame clock.
    ///   - completion: Called after the controller has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or else this one.
    ///
    /// - Parameters:
    ///   - flag: Whether it takes time, by the frame clock.
    ///   - completion: Called after the controller has disappeared; also if there was none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }

    /// The controller that would handle an action: the first that can perform it of this one, what contains it and what
    /// presented it.
    ///
    /// Differs from UIKit: for `show(_:sender:)` and `showDetailViewController(_:sender:)` those are UIKit's own containers
    /// alone.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: { $0.parent ?? $0.presenting.presenter }).first { controller in
            switch action.name {
            case "show:sender:", "showViewController:sender:":
                controller is UINavigationController || controller is UISplitViewController
            case "showDetailViewController:sender:": controller is UISplitViewController
            default: controller.canPerformAction(action, withSender: sender)
            }
        }
    }

    /// Shows a controller as the nearest container likes to: a navigation controller pushes it, otherwise it is
    /// presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a controller with more about what this one shows: in the secondary column of a split view controller that
    /// contains this one, or else as `show(_:sender:)` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            show(vc, sender: sender)
        }
    }

    /// Puts the secondary controller on top of this one, which stays when a split view controller's two become one. A
    /// navigation controller pushes it, with what is on top of it; others leave it out.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// The secondary controller, taken from this one when it becomes two again; nil, the default, brings the one back
    /// that there was.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The transition under way in which the controller takes part; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presenting.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: In containers

    /// A name for the controller, which bars show too; nil by default.
    open var title: String? {
        didSet {
            if hasNavigationItem { navigationItem.title = title }
            (tabBarItemStorage ?? borrowedTabBarItem)?.title = title
            ObservedProperties.didChange(self)
        }
    }

    private var navigationItemStorage: UINavigationItem?
    private var hasNavigationItem: Bool { navigationItemStorage != nil }

    /// Takes the item that a storyboard has for the controller.
    package func setNavigationItem(_ item: UINavigationItem) {
        navigationItemStorage = item
    }

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    private var tabBarItemStorage: UITabBarItem?

    /// The tab that has made the controller; nil for others.
    open internal(set) weak var tab: UITab?

    /// What a tab bar shows for the controller: its title by default. A navigation controller without an item of its own
    /// has its root's.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = tabBarItemStorage ?? borrowedTabBarItem { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            tabBarItemStorage = item
            return item
        }
        set {
            tabBarItemStorage = newValue
            parent?.tabBarItemDidChange(of: self)
        }
    }

    /// The item of another controller that stands for this one while it has none of its own; nil by default.
    var borrowedTabBarItem: UITabBarItem? { nil }

    /// A child has got another item. Does nothing by default.
    func tabBarItemDidChange(of child: UIViewController) {}

    /// What a navigation controller's toolbar shows for the controller; nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self, animated: animatesToolbarItems) }
    }

    private var animatesToolbarItems = false

    /// Sets `toolbarItems`; animated, the old ones fade into the new ones.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        animatesToolbarItems = animated
        self.toolbarItems = toolbarItems
        animatesToolbarItems = false
    }

    /// Whether a navigation controller shows its toolbar for the controller although it is hidden.
    package var showsToolbarOfItsOwn: Bool {
        get { containment.showsToolbar }
        set {
            guard containment.showsToolbar != newValue else { return }
            containment.showsToolbar = newValue
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether a tab bar or a toolbar is hidden while the controller is on top of a navigation controller; false by default.
    open var hidesBottomBarWhenPushed = false

    /// The nearest navigation controller that contains this one.
    open var navigationController: UINavigationController? { ancestor() }
    /// The nearest split view controller that contains this one.
    open var splitViewController: UISplitViewController? { ancestor() }
    /// The nearest tab bar controller that contains this one.
    open var tabBarController: UITabBarController? { ancestor() }

    private func ancestor<Container: UIViewController>() -> Container? {
        var controller = parent
        while let current = controller {
            if let found = current as? Container { return found }
            controller = current.parent
        }
        return nil
    }

    private var contentScrollViews: [(edge: NSDirectionalRectEdge, scrollView: WeakReference<UIScrollView>)] = []

    /// Says which scroll view bars follow at all edges; nil lets them find it.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Says which scroll view bars follow at some edges; nil lets them find it.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.removeAll { edge.isSuperset(of: $0.edge) || $0.scrollView.object == nil }
        if let scrollView { contentScrollViews.insert((edge, WeakReference(object: scrollView)), at: 0) }
        setNeedsContainerLayout()
    }

    /// The scroll view that bars follow at an edge: the one that was set, or else the view, or its first subview, if it
    /// is a scroll view. A first subview in the middle of the view, away from the edge, isn't followed.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = contentScrollViews.first(where: { $0.edge.isSuperset(of: edge) })?.scrollView.object { return set }
        if let scrollView = viewIfLoaded as? UIScrollView { return scrollView }
        guard let view = viewIfLoaded, let scrollView = view.subviews.first as? UIScrollView,
            scrollView.reaches(edge, of: view)
        else { return nil }
        return scrollView
    }

    // MARK: Content that isn't there

    private let contentUnavailable = ContentUnavailableOverlay()

    /// Describes a view that covers the controller's own while that has no content, for example a
    /// ``UIContentUnavailableConfiguration``. Nil, the default, covers nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.show(newValue?.updated(for: contentUnavailableConfigurationState), over: viewIfLoaded)
        }
    }

    /// The state that ``contentUnavailableConfiguration`` is updated for: the view's traits, and what is searched for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = ongoingSearch?.searchText
        return state
    }

    /// The search that goes on in the controller's contents, over which it lies.
    package var ongoingSearch: (any SearchPresenting)? {
        get { contentUnavailable.search }
        set { contentUnavailable.search = newValue }
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the next layout, however often it is asked
    /// for until then.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the view's first layout, and when it is asked for. Overrides set
    /// ``contentUnavailableConfiguration``; does nothing here.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    func updateContentUnavailableConfigurationIfNeeded() {
        guard contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = false
        tracking(.configuration) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }

    func layoutContentUnavailableView() {
        if let view = viewIfLoaded { contentUnavailable.layout(over: view) }
    }

    // MARK: Editing

    /// Whether the contents can be changed; false by default.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    private var editing = false

    /// Sets `isEditing`. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton?.title = editing ? "Done" : "Edit"
        editButton?.style = editing ? .done : .plain
    }

    private var editButton: UIBarButtonItem?

    /// A button that switches `isEditing`.
    open var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let action = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let item = UIBarButtonItem(title: action.title, primaryAction: action)
        item.style = isEditing ? .done : .plain
        editButton = item
        return item
    }

    // MARK: The system's bars and the device

    /// What the status bar looks like; `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes; by fading by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the status bar's looks; nil, the default, is this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil, the default, is this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Asks for the status bar's looks again, before the next frame.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.device?.statusBar.setNeedsUpdate()
    }
    /// Whether the home indicator goes away; false by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether the home indicator goes away; nil, the default, is this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks for `prefersHomeIndicatorAutoHidden` again, before the next frame.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        viewIfLoaded?.window?.device?.statusBar.setNeedsUpdate()
    }
    /// In which ways the device may be held; on phones all but upside down by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Asks for `supportedInterfaceOrientations` again. Hosts don't turn by themselves.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Whether the controller wants the interface to stay in its orientation; false by default.
    ///
    /// Differs from UIKit: the host decides when the interface turns.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child whose preference for an orientation lock counts in the place of the controller's; nil by default.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Notes that ``prefersInterfaceOrientationLocked`` has changed.
    ///
    /// Differs from UIKit: the host decides when the interface turns, so that nothing follows.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    /// Whether the interface turns with the device; true by default.
    open var shouldAutorotate: Bool { true }
    /// Memory is short; never called by the system here.
    open func didReceiveMemoryWarning() {}

    /// How the interface is to stand when the controller is first presented; by default as it stands.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    /// The interface is about to turn; the older form of ``viewWillTransition(to:with:)``. Does nothing by default, as all
    /// these.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface turns; what is changed here is animated with it, in windows whose turns are.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// The interface has turned.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Whether the children hear of turns, too; true by default.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    /// A view above that stands still while the interface turns; nil by default. Nothing asks for it.
    open func rotatingHeaderView() -> UIView? { nil }
    /// A view below that stands still while the interface turns; nil by default. Nothing asks for it.
    open func rotatingFooterView() -> UIView? { nil }

    /// The edges where the controller's gestures come before the system's; none by default. Hosts have no such gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Whose edges count in the controller's place; nil by default.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the pointer is to be hidden and held in the scene; false by default. Hosts don't hold it.
    open var prefersPointerLocked: Bool { false }
    /// Whose wish for the pointer counts in the controller's place; nil by default.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the keyboard stays when a field without one becomes first responder: true for controllers that are
    /// presented as form sheets. Nothing asks for it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Restoration

    /// What makes the controller anew when its state comes back; nil, the default, for the app's delegate or storyboard.
    ///
    /// Differs from UIKit: every launch starts anew, so that no state comes back by itself. What encodes and decodes it
    /// can be called.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The name under which the controller's state is kept; nil, the default, for none.
    open var restorationIdentifier: String?
    /// Keeps what is to come back in a later launch; nothing by default. Overrides call super.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Takes back what an earlier launch kept; nothing by default. Overrides call super.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// All state has come back; does nothing by default.
    open func applicationFinishedRestoringState() {}
    /// A short name under which statistics count what persons do in the controller; nil by default. Nothing is counted
    /// here.
    open var interactionActivityTrackingBaseName: String?

    /// The view's superview, or the controller that presents this one.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presenting.presenter }
}
