/// An object that manages a view: it loads the view, lays it out, and responds when it appears and disappears.
///
/// ```swift
/// final class GreetingController: UIViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         title = "Welcome"
///         view.backgroundColor = .systemBackground
///         navigationItem.rightBarButtonItem = UIBarButtonItem(
///             systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addRecipe() })
///     }
///
///     private func addRecipe() {
///         let editor = RecipeViewController(recipe: Recipe(name: "New recipe"))
///         present(UINavigationController(rootViewController: editor), animated: true)
///     }
/// }
/// ```
///
/// A view controller is shown as the root of a window, as a child of another view controller, or in a presentation. The
/// methods are called in UIKit's order: `viewDidLoad` once, then for each appearance `viewWillAppear`,
/// `viewIsAppearing`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIFocusEnvironment {
    /// Creates a view controller whose view is in a nib.
    ///
    /// If the name is `nil`, a nib with the name of the class is used if it exists; a class named `MyViewController`
    /// also uses `MyView`. Without a nib, `loadView()` creates a plain view.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The file's name without its extension.
    ///   - nibBundleOrNil: The bundle with the file. `nil` means the app's bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenNibName = nibNameOrNil
        givenNibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a view controller without a nib name.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller from an interface file.
    public required init?(coder: NSCoder) {
        givenNibName = nil
        givenNibBundle = nil
        super.init()
        coder.readInterface(into: self, as: UIViewController.self)
    }

    /// The nib name given to the initializer.
    open var nibName: String? { givenNibName }
    /// The bundle given to the initializer.
    open var nibBundle: Bundle? { givenNibBundle }

    private let givenNibName: String?
    private let givenNibBundle: Bundle?

    // MARK: Keys and focus

    private var addedKeyCommands: [UIKeyCommand] = []

    /// The key commands that are available while the view controller is in the responder chain. It's `nil` if no
    /// commands were added.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to ``keyCommands``.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    /// The environments that get focus first. By default, this is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The environment that contains the view controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }

    /// The view, which contains the focus items.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// The identifier of the group that the Tab key moves focus to. The default is `nil`.
    open var focusGroupIdentifier: String?

    /// A Boolean value that indicates whether focus returns to its previous item when the view controller appears
    /// again. The default is `true`.
    open var restoresFocusAfterTransition = true

    /// Requests that focus move to the preferred environments, if it's in this view controller.
    open func setNeedsFocusUpdate() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsFocusUpdate()
    }

    /// Updates the focus immediately if an update was requested.
    open func updateFocusIfNeeded() {
        viewIfLoaded?.updateFocusIfNeeded()
    }

    /// Returns a Boolean value that indicates whether focus can move. The default is `true`.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Does nothing. Overrides must call `super`.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Storyboards

    /// The storyboard's data for the view controller.
    var interface: ControllerInterface?

    /// The storyboard that contains the view controller, or `nil` if there's none.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// Performs the segue with the given identifier. Raises an exception if the storyboard doesn't contain it.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        loadViewIfNeeded()
        guard let segue = interface?.segues.first(where: { $0.identifier == identifier }) else {
            raise("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        segue.perform(from: self, sender: sender)
    }

    /// Returns a Boolean value that indicates whether a segue started by the user is performed. The default is `true`.
    /// The identifier is empty for segues without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Prepares for a segue. Overrides pass data to the destination. The default does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns a Boolean value that indicates whether an unwind segue can end at this view controller. The default is
    /// the result of ``canPerformUnwindSegueAction(_:from:withSender:)``.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    /// Returns a Boolean value that indicates whether an unwind segue can end at this view controller. This is an older
    /// method. The default is `true` if the view controller has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        action.isImplemented(by: self)
    }

    /// Returns the children that an unwind segue searches for its destination, in order. The default is all children
    /// except the one that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }

    /// Returns the child that is the destination of an unwind segue. This is an older method. The default is `nil`,
    /// which means that UIKit searches for the destination.
    open func forUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
        nil
    }

    /// Returns a custom unwind segue from one child to another. The default is `nil`, which means the standard segue.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        nil
    }

    /// Shows the child that is the destination of an unwind segue or contains it. Containers override it. The default
    /// does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: The view

    /// The loaded view, and whether it's being loaded.
    private var loading: (view: UIView?, isInProgress: Bool) = (nil, false)
    private var loadedView: UIView? { loading.view }

    /// The view, which is loaded when it's first accessed.
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

    /// The view, or `nil` if it isn't loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that indicates whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view and sets `view`. The default loads it from the storyboard or nib, or creates a plain one as
    /// large as the screen. Overrides must not call `super`.
    open func loadView() {
        if loadViewFromFile() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it isn't loaded yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !loading.isInProgress else { return }
        loading.isInProgress = true
        loadView()
        loading.isInProgress = false
        guard loadedView != nil else {
            raise("-[\(type(of: self)) loadView] did not set the view")
        }
        viewDidLoad()
        extended?.__extension_viewDidLoad()
    }

    /// Called after the view is loaded. The default does nothing.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The progress of the appearance.
    package let progress = AppearanceProgress()

    package var appearance: Appearance { progress.phase }

    /// Called before the view appears. The default does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window with its traits and size, before its layout. The default does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared. The default does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. The default does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared. The default does nothing.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Begins an appearance transition. A container that forwards appearance methods itself calls it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startTransition(isAppearing, animated: animated)
    }

    /// Ends an appearance transition.
    open func endAppearanceTransition() {
        endTransition()
    }

    /// A Boolean value that indicates whether appearance methods are forwarded to children. The default is `true`. If
    /// it's `false`, the container calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`
    /// itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A Boolean value that indicates whether the view controller is being presented.
    open package(set) var isBeingPresented = false
    /// A Boolean value that indicates whether the view controller is being dismissed.
    open package(set) var isBeingDismissed = false
    /// A Boolean value that indicates whether the view controller is appearing because it was added to a parent.
    open package(set) var isMovingToParent = false
    /// A Boolean value that indicates whether the view controller is disappearing because it was removed from its
    /// parent.
    open package(set) var isMovingFromParent = false

    // MARK: Properties

    /// The pending updates of the controller, and the values that its methods have read.
    package var updateState = UpdateState()

    /// Configures the content of the view and related objects, such as the navigation item, before the view updates its
    /// own properties. The default does nothing. Overrides must call `super`.
    ///
    /// The method is called once before the view's first layout, after ``setNeedsUpdateProperties()``, and whenever an
    /// `Observable` property that it reads, or a trait of the view controller or its view, changes.
    open func updateProperties() {}

    /// Schedules ``updateProperties()`` for the next update. Several calls are combined into one update.
    open func setNeedsUpdateProperties() {
        updateState.needsProperties = true
        viewIfLoaded?.markSubtreeNeedsProperties()
    }

    /// Calls ``updateProperties()`` immediately if it's pending for the view controller, its view, or a descendant of
    /// the view. It doesn't load the view.
    open func updatePropertiesIfNeeded() {
        viewIfLoaded?.updatePropertiesIfNeeded()
    }

    // MARK: Layout

    /// Called before the view lays out its subviews. The default does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. The default does nothing.
    open func viewDidLayoutSubviews() {}
    /// Called after the view of a child, or of a descendant, has laid out its subviews. Containers that observe its
    /// content override it. The default notifies the parent.
    package func childDidLayoutSubviews(_ child: UIViewController) { parent?.childDidLayoutSubviews(child) }
    /// Updates the constraints of the view. The default calls the view's `updateConstraints()`. Overrides must call
    /// `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called after the view's margins have changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called after the view's safe area has changed. The default does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// The insets added to the safe area of the view, in points. The default is zero. The resulting insets are never
    /// below 0.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateInsets() } }
    }

    /// The guide of the area at the top of the view that bars and the device cover. The view's `safeAreaLayoutGuide`
    /// replaces it. Reading it loads the view.
    open var topLayoutGuide: any UILayoutSupport { edgeLayoutGuide(isAtTop: true) }

    /// The guide of the area at the bottom of the view that bars and the device cover. The view's `safeAreaLayoutGuide`
    /// replaces it. Reading it loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { edgeLayoutGuide(isAtTop: false) }

    private func edgeLayoutGuide(isAtTop: Bool) -> EdgeLayoutGuide {
        let view: UIView = self.view
        let guides = view.layoutGuides.lazy.compactMap { $0 as? EdgeLayoutGuide }
        return guides.first { $0.isAtTop == isAtTop } ?? EdgeLayoutGuide(isAtTop: isAtTop, in: view)
    }

    /// The insets covered by the container's bars, which aren't part of the superview's safe area.
    package var containerSafeAreaInsets: UIEdgeInsets {
        get { containment.safeAreaInsets }
        set {
            guard containment.safeAreaInsets != newValue else { return }
            containment.safeAreaInsets = newValue
            viewIfLoaded?.updateInsets()
        }
    }

    private var containment = Containment()

    /// A Boolean value that indicates whether the view's margins are at least the system's. The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { viewIfLoaded?.updateInsets() } }
    }

    /// The minimum margins of the view. They depend on the device, not on the view's width: 16 points at the sides, and
    /// 20 on tablets and on phones whose shorter side has at least 414 points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let screen = viewIfLoaded?.window?.screen ?? UIScreen.main
        let side = screen.contentMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The edges at which the view extends under bars. The default is all edges.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if oldValue != edgesForExtendedLayout { setNeedsContainerLayout() } }
    }
    /// A Boolean value that indicates whether the view extends under opaque bars, too. The default is `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if oldValue != extendedLayoutIncludesOpaqueBars { setNeedsContainerLayout() } }
    }
    /// A Boolean value that indicates whether the insets of scroll views whose adjustment behavior is automatic are adjusted.
    /// The default is `true`. `contentInsetAdjustmentBehavior` supersedes it.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if oldValue != automaticallyAdjustsScrollViewInsets { setNeedsContainerLayout() } }
    }

    /// The preferred size in a container, in points. The default is zero.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard oldValue != preferredContentSize else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called after a child's preferred size has changed. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child in a parent of `parentSize`. The default is the entire size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Called before the size of the view changes, in points. Overrides must call `super`, which forwards the call to
    /// the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.viewIfLoaded?.bounds.size {
                child.viewWillTransition(to: childSize, with: coordinator)
            }
        }
    }

    /// Called before the traits change. Overrides must call `super`, which forwards the call to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Traits

    /// The traits of the view controller.
    open var traitCollection: UITraitCollection {
        if let view = viewIfLoaded { return view.ownersTraitCollection }
        return overridden(parent?.traitCollection ?? UIScreen.main.traitCollection)
    }

    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The trait overrides for the view and the child view controllers. By default, there are no overrides.
    open var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.updateTraits() }
    }

    package var traitRegistry: TraitChangeRegistry?

    /// The interface style of the view controller and its children. The default is `.unspecified`, which means the
    /// inherited style.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.updateTraits() } }
    }

    /// The trait overrides of each child.
    private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    /// Sets the trait overrides of a child. `nil` removes them.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// Returns the trait overrides of a child. The default is `nil`.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    /// Applies pending trait changes now.
    open func updateTraitsIfNeeded() {
        viewIfLoaded?.updateTraits()
    }

    // MARK: Children

    private var childStorage: [UIViewController] = []

    /// The parent view controller.
    open package(set) weak var parent: UIViewController?
    /// The child view controllers.
    open var children: [UIViewController] { childStorage }

    /// Adds a child view controller.
    ///
    /// The method removes the child from its parent, and calls its `willMove(toParent:)`. The container then adds the
    /// child's view and calls `didMove(toParent:)`.
    ///
    /// - Parameter childController: The view controller to add.
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

    /// Removes the view controller from its parent and calls `didMove(toParent:)`. Before that, the container calls
    /// `willMove(toParent:)` and removes the view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.childStorage.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        containerSafeAreaInsets = .zero
        didMove(toParent: nil)
    }

    /// Called before the view controller is added to or removed from a parent. The default does nothing.
    open func willMove(toParent parent: UIViewController?) {
        isMovingFromParent = parent == nil
    }

    /// Tells the view controller that it was added to or removed from a parent. The default implementation does
    /// nothing.
    ///
    /// - Parameter parent: The parent, or `nil` if the view controller was removed.
    open func didMove(toParent parent: UIViewController?) {
        if appearance == .appeared || appearance == .disappeared {
            isMovingToParent = false
            isMovingFromParent = false
        }
    }

    /// Replaces the view of one child with another child's.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that disappears.
    ///   - toViewController: The child that appears. Its view is added to this view controller's.
    ///   - duration: The duration, in seconds.
    ///   - options: The options of the animation.
    ///   - animations: The changes to animate.
    ///   - completion: A closure called after the animation.
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

    /// The style of the presentation. The default is `.automatic`, which means a page sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if oldValue != modalPresentationStyle, presenting.presenter == nil { presenting.manager = nil } }
    }
    /// The object that customizes the presentation and its transitions. The default is `nil`.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition of the presentation. The default is `.coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The transition with which the view controller is presented or pushed. The default is `nil`, which means
    /// ``modalTransitionStyle`` for presentations, and a slide for view controllers that are pushed. Animators of delegates
    /// replace it.
    open var preferredTransition: UIViewController.Transition? {
        get { presenting.preferredTransition }
        set { presenting.preferredTransition = newValue }
    }
    /// A Boolean value that indicates whether presentations in the current context cover only this view controller. The
    /// default is `false`.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether presentations in the current context use this view controller's
    /// transition style. The default is `false`.
    open var providesPresentationContextTransitionStyle = false
    /// A Boolean value that indicates whether the user can't dismiss the view controller with a gesture. The default is
    /// `false`.
    open var isModalInPresentation = false
    /// A Boolean value that indicates whether a presentation that doesn't cover the screen controls the status bar. The
    /// default is `false`.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The state of the view controller's presentations.
    let presenting = PresentationLinks()

    /// The presentation controller of the view controller or of its nearest ancestor. Before a presentation begins,
    /// it's the one that will manage it.
    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if let presentation = presenting.presenter?.presenting.made, presentation.presented === self {
            return presentation.controller
        }
        return makePresentationController(presenter: nil, source: nil)
    }

    /// The presentation controller of the current presentation, or `nil` if there's none.
    open var activePresentationController: UIPresentationController? {
        presentingViewController == nil ? nil : presentationController
    }

    /// The presentation controller of a sheet, or `nil` for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The presentation controller of a popover, or `nil` for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        (parent?.popoverPresentationController)
            ?? (presentationController as? UIPopoverPresentationController)
            ?? (presenting.manager as? UIPopoverPresentationController)
    }

    /// The view controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presenting.made?.presented ?? parent?.presentedViewController
    }

    /// The view controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? {
        presenting.presenter ?? parent?.presentingViewController
    }

    /// Presents a view controller.
    ///
    /// If this view controller isn't in a window, or already presents another one, the call is logged and has no other
    /// effect.
    /// - Parameters:
    ///   - viewControllerToPresent: The view controller to present.
    ///   - flag: `true` to animate the presentation with the frame clock.
    ///   - completion: A closure called after the view controller has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        Presentation.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses the view controller that this one presents, or else this one.
    ///
    /// - Parameters:
    ///   - flag: `true` to animate the dismissal with the frame clock.
    ///   - completion: A closure called after the view controller has disappeared, or immediately if there's nothing to
    ///     dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Presentation.dismiss(from: self, animated: flag, completion: completion)
    }

    /// Returns the view controller that handles an action: the first one that can perform it among this one, its
    /// ancestors, and its presenters.
    ///
    /// Differs from UIKit: for `show(_:sender:)` and `showDetailViewController(_:sender:)`, only UIKit's own containers
    /// are considered.
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

    /// Shows a view controller in the nearest container. A navigation controller pushes it; without one, it's
    /// presented.
    ///
    /// - Parameters:
    ///   - vc: The view controller to show.
    ///   - sender: The object that requests it, such as a cell.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows a view controller with details: in the secondary column of a split view controller that contains this one,
    /// or else like `show(_:sender:)`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            show(vc, sender: sender)
        }
    }

    /// Adds the secondary view controller when a split view controller collapses into this one. A navigation controller
    /// pushes it with the rest of its stack; other view controllers ignore it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary view controller when a split view controller expands again. The default is `nil`, which
    /// means the previous one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// The coordinator of the view controller's current transition, or `nil` if there's none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presenting.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: In containers

    /// The title of the view controller, which bars also show. The default is `nil`.
    open var title: String? {
        didSet {
            if hasNavigationItem { navigationItem.title = title }
            (tabBarItemStorage ?? borrowedTabBarItem)?.title = title
            ObservedProperties.didChange(self)
        }
    }

    private var navigationItemStorage: UINavigationItem?
    private var hasNavigationItem: Bool { navigationItemStorage != nil }

    /// Sets the navigation item of a storyboard.
    package func setNavigationItem(_ item: UINavigationItem) {
        navigationItemStorage = item
    }

    /// The content of a navigation bar for the view controller.
    open var navigationItem: UINavigationItem {
        if let navigationItemStorage { return navigationItemStorage }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    private var tabBarItemStorage: UITabBarItem?

    /// The tab that created the view controller, or `nil` if there's none.
    open internal(set) weak var tab: UITab?

    /// The content of a tab bar for the view controller. The default shows its title. A navigation controller without
    /// its own item uses the item of its root view controller.
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

    /// The item of another view controller that's used while this one has no item. The default is `nil`.
    var borrowedTabBarItem: UITabBarItem? { nil }

    /// Called after a child's tab bar item was replaced. The default does nothing.
    func tabBarItemDidChange(of child: UIViewController) {}

    /// The items of a navigation controller's toolbar for the view controller. The default is `nil`.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self, animated: animatesToolbarItems) }
    }

    private var animatesToolbarItems = false

    /// Sets `toolbarItems`. With animation, the items cross-fade.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        animatesToolbarItems = animated
        self.toolbarItems = toolbarItems
        animatesToolbarItems = false
    }

    /// A Boolean value that indicates whether a navigation controller shows its hidden toolbar for this controller.
    package var showsOwnToolbar: Bool {
        get { containment.showsToolbar }
        set {
            guard containment.showsToolbar != newValue else { return }
            containment.showsToolbar = newValue
            navigationController?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the tab bar or toolbar is hidden while the view controller is on top of a
    /// navigation stack. The default is `false`.
    open var hidesBottomBarWhenPushed = false

    /// The nearest enclosing navigation controller.
    open var navigationController: UINavigationController? { ancestor() }
    /// The nearest enclosing split view controller.
    open var splitViewController: UISplitViewController? { ancestor() }
    /// The nearest enclosing tab bar controller.
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

    /// Sets the scroll view that bars observe at all edges. `nil` means that it's found automatically.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// Sets the scroll view that bars observe at the given edges. `nil` means that it's found automatically.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.removeAll { edge.isSuperset(of: $0.edge) || $0.scrollView.object == nil }
        if let scrollView { contentScrollViews.insert((edge, WeakReference(object: scrollView)), at: 0) }
        setNeedsContainerLayout()
    }

    /// Returns the scroll view that bars observe at an edge. If none was set, it's the view if that's a scroll view, or
    /// else its first subview if that's a scroll view. A first subview that doesn't touch the edge isn't used.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = contentScrollViews.first(where: { $0.edge.isSuperset(of: edge) })?.scrollView.object { return set }
        if let scrollView = viewIfLoaded as? UIScrollView { return scrollView }
        guard let view = viewIfLoaded, let scrollView = view.subviews.first as? UIScrollView,
            scrollView.reaches(edge, of: view)
        else { return nil }
        return scrollView
    }

    // MARK: Unavailable content

    private let contentUnavailable = ContentUnavailableOverlay()

    /// The configuration of a view that covers the view controller's view if it has no content, for example a
    /// ``UIContentUnavailableConfiguration``. The default is `nil`, which means no view.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.show(newValue?.updated(for: contentUnavailableConfigurationState), over: viewIfLoaded)
        }
    }

    /// The state for which ``contentUnavailableConfiguration`` is updated: the view's traits and the search text.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = ongoingSearch?.searchText
        return state
    }

    /// The active search of the view controller's content, which it covers.
    package var ongoingSearch: (any SearchPresenting)? {
        get { contentUnavailable.search }
        set { contentUnavailable.search = newValue }
    }

    /// Schedules ``updateContentUnavailableConfiguration(using:)`` for the next layout. Several calls are combined into
    /// one update.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the view's first layout and after ``setNeedsUpdateContentUnavailableConfiguration()``. Overrides
    /// set ``contentUnavailableConfiguration``. The default does nothing.
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

    /// A Boolean value that indicates whether the content can be edited. The default is `false`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    private var editing = false

    /// Sets `isEditing`. Overrides must call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        editButton?.title = editing ? "Done" : "Edit"
        editButton?.style = editing ? .done : .plain
    }

    /// The actions in the menu of the controller's preview, which ``registerForPreviewing(with:sourceView:)`` shows. The default
    /// is empty.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    private var editButton: UIBarButtonItem?

    /// A button that toggles `isEditing`.
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

    /// The preferred style of the status bar. The default is `.default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of showing and hiding the status bar. The default is `.fade`. The change is animated if
    /// ``setNeedsStatusBarAppearanceUpdate()`` is called in an animation closure.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar. The default is `nil`, which means this view controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden. The default is `nil`, which means this view
    /// controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Updates the status bar's appearance before the next frame.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.device?.statusBar.setNeedsUpdate()
    }
    /// A Boolean value that indicates whether the home indicator is hidden. The default is `false`.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines whether the home indicator is hidden. The default is `nil`, which means this view
    /// controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Updates the visibility of the home indicator before the next frame.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        viewIfLoaded?.window?.device?.statusBar.setNeedsUpdate()
    }
    /// The supported orientations. On phones, the default is all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { standardOrientations }
    /// Notifies the system that `supportedInterfaceOrientations` has changed. A phone that supports the new orientations
    /// rotates the interface before the next frame.
    ///
    /// Differs from UIKit: in a browser, the size of the page determines the orientation.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.device?.orientations.setNeedsUpdate()
    }
    /// A Boolean value that indicates whether the interface keeps its orientation when the user rotates the phone. The
    /// default is `false`.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that determines the orientation lock. The default is `nil`, which means this view controller.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Notifies the system that ``prefersInterfaceOrientationLocked`` has changed.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        viewIfLoaded?.window?.device?.orientations.setNeedsUpdate()
    }
    /// A Boolean value that indicates whether the interface rotates with the device. The default is `true`.
    ///
    /// The value has no effect, as on iOS 16 and later.
    open var shouldAutorotate: Bool { true }
    /// Called when memory is low. The default does nothing. Overrides must call `super`.
    open func didReceiveMemoryWarning() {}

    /// The preferred orientation for a presentation. The default is the current orientation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
    /// Called before the interface rotates. This is the older form of ``viewWillTransition(to:with:)``. The default
    /// does nothing.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called during a rotation. Changes are animated with it if the window's rotation is animated.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after the interface has rotated.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Returns a Boolean value that indicates whether rotation methods are forwarded to children. The default is
    /// `true`.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    /// Returns a view at the top that doesn't move during a rotation. The default is `nil`.
    ///
    /// Differs from UIKit: all views move in a rotation, so the method isn't called.
    open func rotatingHeaderView() -> UIView? { nil }
    /// Returns a view at the bottom that doesn't move during a rotation. The default is `nil`.
    ///
    /// Differs from UIKit: all views move in a rotation, so the method isn't called.
    open func rotatingFooterView() -> UIView? { nil }

    /// The edges where the view controller's gestures precede the system's. The default is empty.
    ///
    /// Differs from UIKit: hosts have no such gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines the edges where gestures precede the system's. The default is `nil`, which means this
    /// view controller.
    ///
    /// Differs from UIKit: hosts have no such gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// A Boolean value that indicates whether the pointer is hidden and locked in the scene. The default is `false`.
    ///
    /// Differs from UIKit: hosts don't lock the pointer.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether the pointer is locked. The default is `nil`, which means this view controller.
    ///
    /// Differs from UIKit: hosts don't lock the pointer.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// A Boolean value that indicates whether the keyboard stays visible when a responder without a keyboard becomes
    /// first responder. It's `true` for form sheets. It has no effect.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: Restoration

    /// The class that creates the view controller again when its state is restored. The default is `nil`, which means
    /// the app's delegate.
    ///
    /// Differs from UIKit: state is kept until the device is removed, such as at the end of a test, and storyboards don't
    /// create view controllers for it.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The identifier of the view controller's saved state. The default is `nil`, which means that it isn't saved.
    open var restorationIdentifier: String?
    /// Encodes the state to restore at a later launch. The default does nothing. Overrides must call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Decodes the state that an earlier launch saved. The default does nothing. Overrides must call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called after all state has been restored. The default does nothing.
    open func applicationFinishedRestoringState() {}
    /// The name under which the user's interactions are counted. The default is `nil`.
    ///
    /// Differs from UIKit: interactions aren't counted, so the value has no effect.
    open var interactionActivityTrackingBaseName: String?

    /// The view's superview, or the controller that presents this one.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? presenting.presenter }
}
