/// How far a controller has come in appearing or disappearing.
enum Appearance {
    case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
    func beginTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            appearsAnimated = animated
            awaitsIsAppearing = true
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            appearsAnimated = animated
            awaitsIsAppearing = false
            viewWillDisappear(animated)
        }
        appearanceTimer.stop()
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endTransition() {
        appearanceTimer.stop()
        switch appearance {
        case .appearing:
            deliverIsAppearing()
            appearance = .appeared
            viewDidAppear(appearsAnimated)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(appearsAnimated)
        case .appeared, .disappeared:
            return
        }
        isMovingToParent = false
        isMovingFromParent = false
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// Tells the controller, once in each appearance, that its view is in the window and about to be laid out.
    func deliverIsAppearing() {
        guard awaitsIsAppearing, viewIfLoaded?.window != nil else { return }
        awaitsIsAppearing = false
        viewIsAppearing(appearsAnimated)
        for child in forwardedChildren { child.deliverIsAppearing() }
    }

    /// The children whose views come and go with this controller's.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// Whether the system tells this controller that it appears when its view is merely added somewhere.
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
            appearanceTimer.start(after: 0, for: viewIfLoaded)
        } else if window == nil, appearance == .disappearing, parent?.appearance != .disappearing, !isInTransition {
            endAppearanceTransition()
        }
    }

    /// Whether a container or presentation will end the transition itself.
    private var isInTransition: Bool {
        isBeingPresented || isBeingDismissed || hasManagedTransition
    }

    /// Lays the container's views out again, after something has changed that it looks at.
    func setNeedsContainerLayout() {
        parent?.viewIfLoaded?.setNeedsLayout()
    }
}
