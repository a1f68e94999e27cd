import Foundation

/// An object that moves keyboard focus. The arrow keys move it to the nearest item in a direction, the Tab key moves it
/// to the next group, and the Return key has the effect of a tap.
///
/// Differs from UIKit: focus is always on, as with Full Keyboard Access, so controls can have focus, too.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    /// Posted when focus has moved. The object is the system, and the user info contains the context under
    /// ``contextUserInfoKey``.
    public nonisolated class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }

    /// Posted when focus can't be moved in a direction. The object is the system.
    public nonisolated class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }

    /// The key of the context in the notifications' user info.
    public nonisolated class var contextUserInfoKey: String { "UIFocusUpdateContextKey" }
    /// The key of the coordinator of animations in the user info of ``didUpdateNotification``.
    public nonisolated class var animationCoordinatorUserInfoKey: String { "UIFocusUpdateAnimationCoordinatorKey" }

    private weak var focusedView: UIView?
    /// The line is created when it's needed, because creating layers reads the current device, which contains this
    /// system.
    private lazy var halo = FocusHalo()
    /// The last views in focus, by their view controllers.
    private var lastFocused: [ObjectIdentifier: WeakReference<UIView>] = [:]
    private var pendingEnvironments: [WeakReference<AnyObject>] = []
    private lazy var updateTimer = FrameTimer { [weak self] in self?.updateFocusIfNeeded() }

    package override init() {
        super.init()
    }

    /// Returns the focus system of an environment's window, or `nil` if the environment isn't in a window.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusView?.window?.device?.focusSystem
    }

    /// Returns a Boolean value that indicates whether an environment is or contains another one.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var candidate: (any UIFocusEnvironment)? = otherEnvironment
        while let current = candidate {
            if current === environment { return true }
            candidate = current.parentFocusEnvironment
        }
        return false
    }

    /// The item in focus, or `nil` if there's none.
    open weak var focusedItem: (any UIFocusItem)? { validFocusedView }

    /// The view in focus, if it's still in a window.
    package var validFocusedView: UIView? {
        guard let focusedView, focusedView.window != nil else { return nil }
        return focusedView
    }

    /// Returns the responder that receives a window's keys: the view in focus.
    package func focusedResponder(in window: UIWindow) -> UIResponder? {
        validFocusedView.flatMap { $0.window === window ? $0 : nil }
    }

    // MARK: Programmatic changes

    /// Requests that focus move to the preferred environments of an environment before the next frame.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pendingEnvironments.append(WeakReference(object: environment))
        updateTimer.start(after: 0)
    }

    /// Performs the requested updates immediately.
    open func updateFocusIfNeeded() {
        updateTimer.stop()
        let pending = pendingEnvironments.compactMap { $0.object as? any UIFocusEnvironment }
        pendingEnvironments = []
        for environment in pending {
            guard let target = preferredView(in: environment) else { continue }
            move(to: target, heading: [])
        }
    }

    /// Returns the view that gets focus when it moves to an environment.
    package func preferredView(in environment: any UIFocusEnvironment) -> UIView? {
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let view = preferredView(in: preferred) { return view }
        }
        guard let view = environment.focusView else { return nil }
        if view.mayBeFocused { return view }
        return FocusMap(of: view).first
    }

    // MARK: User interaction

    /// Moves focus in a window. The first time, it moves to the preferred environments.
    ///
    /// - Returns: `true` if focus has moved.
    @discardableResult
    package func moveFocus(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        updateFocusIfNeeded()
        let root = window.focusRoot
        guard let current = validFocusedView, current.isDescendant(of: root) else {
            guard let first = restorableView(in: window, root) ?? preferredView(in: root) else { return false }
            return move(to: first, heading: heading)
        }
        let map = FocusMap(of: root)
        let target =
            heading == .next || heading == .previous
            ? map.group(after: current, isBackward: heading == .previous) : map.nearest(to: current, heading)
        guard let target, move(to: target, heading: heading) else {
            let context = UIFocusUpdateContext(previous: current, next: nil, heading: heading)
            NotificationCenter.default.post(
                name: Self.movementDidFailNotification, object: self, userInfo: [Self.contextUserInfoKey: context])
            MovementDidFailMessage(updateContext: context, focusSystem: self).post(from: self)
            return false
        }
        return true
    }

    /// Stores the view in focus for the view controllers that restore it.
    private func remember(_ view: UIView) {
        lastFocused = lastFocused.filter { $0.value.object != nil }
        for case let controller as UIViewController in sequence(first: view as UIResponder, next: \.next) {
            lastFocused[ObjectIdentifier(controller)] =
                controller.restoresFocusAfterTransition ? WeakReference(object: view) : nil
        }
    }

    /// Returns the view that had focus when the window's view controller was last shown, if it can have focus again.
    private func restorableView(in window: UIWindow, _ root: UIView) -> UIView? {
        guard let controller = window.rootViewController?.innermostShown,
            let view = lastFocused[ObjectIdentifier(controller)]?.object,
            controller.viewIfLoaded.map(view.isDescendant) ?? false, view.isDescendant(of: root), view.mayBeFocused
        else { return nil }
        return view
    }

    /// Performs the action of a tap on the view in focus. Returns whether there's such an action.
    package func activate(in window: UIWindow) -> Bool {
        guard let view = validFocusedView, view.window === window else { return false }
        return view.performFocusAction()
    }

    /// Moves focus to a view, or removes it for `nil`, if all affected environments allow it.
    @discardableResult
    package func move(to view: UIView?, heading: UIFocusHeading) -> Bool {
        let previous = validFocusedView
        guard view !== previous else { return false }
        let context = UIFocusUpdateContext(previous: previous, next: view, heading: heading)
        let concerned = environments(around: previous, view)
        guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
        focusedView = view
        if let view { remember(view) }
        previous?.focusDidChange()
        view?.focusDidChange()
        halo.show(around: view)
        let coordinator = UIFocusAnimationCoordinator()
        for environment in concerned { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [Self.contextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
        DidUpdateMessage(updateContext: context, animationCoordinator: coordinator, focusSystem: self).post(from: self)
        return true
    }

    /// Called before the view in focus or its superview leaves its window.
    package func viewWillLeaveWindow(_ view: UIView) {
        guard focusedView === view else { return }
        focusedView = nil
        halo.show(around: nil)
        view.focusDidChange()
    }

    package func layoutHalo() {
        halo.layout()
    }

    /// Returns the environments that focus leaves or enters, from the inside out.
    private func environments(around views: UIView?...) -> [any UIFocusEnvironment] {
        var found: [any UIFocusEnvironment] = []
        for view in views {
            var candidate: (any UIFocusEnvironment)? = view
            while let current = candidate {
                if !found.contains(where: { $0 === current }) { found.append(current) }
                candidate = current.parentFocusEnvironment
            }
        }
        return found
    }
}

extension UIFocusEnvironment {
    /// The view of the environment.
    package var focusView: UIView? {
        (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded
    }
}
