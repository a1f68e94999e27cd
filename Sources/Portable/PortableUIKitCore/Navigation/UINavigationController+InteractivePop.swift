/// The interactive pop of the top controller.
extension UINavigationController {
    /// A Boolean value that indicates whether a controller can be popped and no transition is running.
    var mayPopInteractively: Bool {
        stack.count > 1 && !motion.isRunning && appearance == .appeared && shown === topViewController
    }

    /// Removes the top controller from the stack, and shows it and the one below for the gesture.
    func startInteractivePop() {
        guard mayPopInteractively, let old = stack.last else { return }
        changeStack(to: stack.dropLast())
        guard let new = stack.last else { return }
        motion.startPop((old, stack))
        old.willMove(toParent: nil)
        navigationBar.take(over: barItems)
        screens.show(new)
        let coordinator = TransitionCoordinator(in: contentView, from: old, to: new, isAnimated: true)
        let change = prepareTransition(from: old, to: new, coordinator)
        if sharesView(old, new) {
            motion.track((new as? any ViewSharing)?.startAdoptingSharedView())
        }
        coordinator.runInteractively(change) {
            self.interactivePopDidEnd(from: old, to: new, cancelled: coordinator.isCancelled)
        }
    }

    /// Moves the views.
    ///
    /// - Parameter translation: The translation of the finger, in points.
    func updateInteractivePop(translation: CGFloat) {
        guard motion.pop != nil, contentView.bounds.width > 0 else { return }
        let distance = view.isRightToLeft ? -translation : translation
        presenting.coordinator?.update(distance / contentView.bounds.width)
        motion.trackFinger(to: presenting.coordinator?.percentComplete ?? 0)
    }

    /// Animates the views to their final positions.
    ///
    /// - Parameter velocity: The finger's velocity, in points per second, or `nil` if the system canceled the touch.
    func endInteractivePop(velocity: CGFloat?) {
        guard let popped = motion.pop?.controller, let coordinator = presenting.coordinator,
            coordinator.isInteractive
        else { return }
        let speed = velocity.map { view.isRightToLeft ? -$0 : $0 }
        // A flick determines the result. Without one, the finger must have moved more than half of the width.
        let flick: CGFloat = 300
        let finishes = speed.map { abs($0) > flick ? $0 > 0 : coordinator.percentComplete > 0.5 } ?? false
        if motion.stopFollowing() {
            (shown as? any ViewSharing)?.endAdoptingSharedView(finished: finishes)
        }
        if !finishes {
            shown?.beginAppearanceTransition(false, animated: true)
            popped.beginAppearanceTransition(true, animated: true)
        }
        coordinator.endInteraction(cancelled: !finishes)
    }

    private func interactivePopDidEnd(from old: UIViewController, to new: UIViewController, cancelled: Bool) {
        guard let popped = motion.removePop() else { return }
        guard cancelled else { return transitionDidEnd(from: old, to: new, animated: true) }
        guard stack == popped.rest else {
            // The app has changed the stack in the meantime, so the controller that came back is removed after all.
            (new as? any ViewSharing)?.adoptSharedView(animated: false)
            old.beginAppearanceTransition(false, animated: false)
            new.beginAppearanceTransition(true, animated: false)
            return transitionDidEnd(from: old, to: new, animated: false)
        }
        changeStack(to: stack + [popped.controller])
        navigationBar.take(over: barItems)
        navigationBar.cancelTransition()
        screens.show(old)
        motion.endSlide()
        if sharesView(new, old) {
            (old as? any ViewSharing)?.adoptSharedView(animated: false)
            removeObservedScrollView()
        } else {
            new.viewIfLoaded?.removeFromSuperview()
        }
        place(old)
        observeScrolling(of: old)
        screens.expect(old)
        transitionDidEnd(from: new, to: old, animated: true, notifiesDelegate: false)
    }
}
