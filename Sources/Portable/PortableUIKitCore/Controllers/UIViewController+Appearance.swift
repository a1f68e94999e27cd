// The appearance callbacks of view controllers and their children.

extension UIViewController {
    func startTransition(_ isAppearing: Bool, animated: Bool) {
        guard progress.canBegin(isAppearing) else { return }
        if isAppearing { loadViewIfNeeded() }
        progress.begin(isAppearing, animated: animated)
        if isAppearing {
            viewWillAppear(animated)
            extended?.__extension_viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
            extended?.__extension_viewWillDisappear(animated)
        }
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
            extended?.__extension_viewDidAppear(progress.isAnimated)
        case .disappearing:
            progress.end()
            viewDidDisappear(progress.isAnimated)
            extended?.__extension_viewDidDisappear(progress.isAnimated)
        case .appeared, .disappeared:
            return
        }
        isMovingToParent = false
        isMovingFromParent = false
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing` once per appearance, when the view is in the window and about to be laid out.
    func deliverIsAppearing() {
        guard viewIfLoaded?.window != nil, progress.consumeIsAppearing() else { return }
        viewIsAppearing(progress.isAnimated)
        for child in forwardedChildren { child.deliverIsAppearing() }
    }

    /// The children that receive this controller's appearance methods.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { !$0.isHeldBack && $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// A Boolean value that indicates whether the system calls the appearance methods when the view is added to or
    /// removed from a window.
    private var followsItsView: Bool {
        parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    func viewWillMove(to window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil, appearance == .disappeared {
            guard !isInHeldBackContainer else { return }
            beginAppearanceTransition(true, animated: false)
        } else if window == nil, appearance == .appeared {
            beginAppearanceTransition(false, animated: false)
        }
    }

    func viewDidMove(to window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil, appearance == .appearing, parent?.appearance != .appearing, !isInTransition {
            // The layout comes first, in the frame.
            progress.endWithFrame(of: viewIfLoaded) { [weak self] in self?.endAppearanceTransition() }
        } else if window == nil, appearance == .disappearing, parent?.appearance != .disappearing, !isInTransition {
            endAppearanceTransition()
        }
    }

    /// A Boolean value that indicates whether a container or presentation ends the transition.
    private var isInTransition: Bool {
        isBeingPresented || isBeingDismissed || progress.isManaged
    }

    /// Lays out the container's views again after a change of a property that it uses.
    func setNeedsContainerLayout() {
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
