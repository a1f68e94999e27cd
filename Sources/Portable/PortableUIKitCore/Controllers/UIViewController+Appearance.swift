// The appearance callbacks of view controllers and their children.

extension UIViewController {
    func beginTransition(_ isAppearing: Bool, animated: Bool) {
        guard progress.mayBegin(isAppearing) else { return }
        if isAppearing { loadViewIfNeeded() }
        progress.begin(isAppearing, animated: animated)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        progress.stopWaiting()
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endTransition() {
        progress.stopWaiting()
        switch appearance {
        case .appearing:
            deliverIsAppearing()
            progress.end()
            viewDidAppear(progress.isAnimated)
        case .disappearing:
            progress.end()
            viewDidDisappear(progress.isAnimated)
        case .appeared, .disappeared:
            return
        }
        isMovingToParent = false
        isMovingFromParent = false
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// Tells the controller, once in each appearance, that its view is in the window and about to be laid out.
    func deliverIsAppearing() {
        guard viewIfLoaded?.window != nil, progress.takeIsAppearing() else { return }
        viewIsAppearing(progress.isAnimated)
        for child in forwardedChildren { child.deliverIsAppearing() }
    }

    /// The children whose views come and go with this controller's.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// A Boolean value that indicates whether the system calls the appearance methods when the view is added to or
    /// removed from a window.
    private var followsItsView: Bool {
        parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    func viewWillMove(to window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil, appearance == .disappeared {
            beginAppearanceTransition(true, animated: false)
        } else if window == nil, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
        }
    }

    func viewDidMove(to window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil, appearance == .appearing, parent?.appearance != .appearing, !isInTransition {
            // Layout comes first, with the frame.
            progress.endWithFrame(of: viewIfLoaded) { [weak self] in self?.endAppearanceTransition() }
        } else if window == nil, appearance == .disappearing, parent?.appearance != .disappearing, !isInTransition {
            endAppearanceTransition()
        }
    }

    /// Whether a container or presentation will end the transition itself.
    private var isInTransition: Bool {
        isBeingPresented || isBeingDismissed || progress.isManaged
    }

    /// Lays the container's views out again, after something has changed that it looks at.
    func setNeedsContainerLayout() {
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
