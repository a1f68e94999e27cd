/// Transitions with the delegate's animator.
extension UINavigationController {
    /// Performs a transition from one controller to another with a custom animator, which an interaction controller can
    /// drive.
    func transition(
        from old: UIViewController, to new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
        _ coordinator: TransitionCoordinator
    ) {
        let before = screens.before
        // The animator moves the views.
        let change = prepareTransition(from: old, to: new, coordinator, style: .fades)
        coordinator.animate(alongsideTransition: { _ in change() })
        var views: [UITransitionContextViewKey: UIView] = [.to: new.view]
        views[.from] = old.viewIfLoaded
        let context = TransitionContext(
            coordinator, animator: animator, views: views,
            frames: [(old, old.view.frame, .zero), (new, .zero, new.view.frame)],
            end: { completed in
                coordinator.end {
                    if completed {
                        self.transitionDidEnd(from: old, to: new, animated: true)
                    } else {
                        self.customTransitionWasCancelled(from: old, to: new, restoring: before)
                    }
                }
            })
        // A delegate only controls the transitions of its own animators.
        let isOwn = animator is ZoomAnimator
        context.start(isOwn ? nil : delegate?.navigationController(self, interactionControllerFor: animator))
    }

    /// Restores the state before the transition.
    private func customTransitionWasCancelled(
        from old: UIViewController, to new: UIViewController, restoring before: [UIViewController]
    ) {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        changeStack(to: before)
        navigationBar.take(over: barItems)
        navigationBar.cancelTransition()
        screens.show(old)
        new.viewIfLoaded?.removeFromSuperview()
        if let view = old.viewIfLoaded, view.superview == nil { contentView.addSubview(view) }
        place(old)
        observeScrolling(of: old)
        for controller in before where controller.parent === self {
            screens.expect(controller)
        }
        transitionDidEnd(from: new, to: old, animated: true, notifiesDelegate: false)
    }
}
