/// Changes of the visible child.
extension UINavigationController {
    /// Shows the top controller. If a transition is running, waits until its end.
    func showTop(animated: Bool) {
        guard !motion.isRunning, shown !== topViewController else {
            if !motion.isRunning {
                navigationBar.showTopItem()
                finishMoves()
            }
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let old = shown
        let new = topViewController
        screens.show(new)
        guard appearance == .appeared, view.window != nil else {
            navigationBar.showTopItem()
            old?.viewIfLoaded?.removeFromSuperview()
            prepareBar(for: new)
            // `viewDidLoad()` can push another controller, which is already shown then.
            new?.loadViewIfNeeded()
            guard shown === new else { return }
            if let new { install(new) }
            if let new { delegate?.navigationController(self, willShow: new, animated: false) }
            finishMoves()
            if let new { delegate?.navigationController(self, didShow: new, animated: false) }
            return
        }
        transition(from: old, to: new, animated: animated)
    }

    private func install(_ controller: UIViewController) {
        controller.progress.isManaged = motion.isRunning
        if !motion.isRunning { adoptSharedView(of: controller) }
        let childView: UIView = controller.view
        place(controller)
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(childView)
        childView.keepFrameOfContainer()
        observeScrolling(of: controller)
        view.setNeedsLayout()
    }

    /// Shares the view of a controller that's shown without a transition.
    private func adoptSharedView(of controller: UIViewController) {
        guard let controller = controller as? any ViewSharing else { return }
        controller.loadViewIfNeeded()
        controller.acquireSharedView()
        controller.adoptSharedView(animated: false)
    }

    /// Returns whether two controllers share a view, which then stays in place.
    func sharesView(_ old: UIViewController?, _ new: UIViewController?) -> Bool {
        (new as? any ViewSharing)?.sharesView(with: old) ?? false
    }

    /// Returns the delegate's animator, or the animator of a zoom transition, or `nil` if views slide.
    private func animator(
        from old: UIViewController, to new: UIViewController, isPop: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate?.navigationController(self, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
            ?? (isPop ? old : new).zoomAnimator(source: isPop ? new : old, isOpening: !isPop, dimsSource: true)
    }

    private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
        let coordinator = TransitionCoordinator(in: contentView, from: old, to: new, isAnimated: animated)
        let sharesView = sharesView(old, new)
        if coordinator.isAnimated, !sharesView, let old, let new,
            let animator = animator(from: old, to: new, isPop: screens.before.contains(new))
        {
            return transition(from: old, to: new, by: animator, coordinator)
        }
        let change = prepareTransition(from: old, to: new, coordinator)
        if sharesView {
            (new as? any ViewSharing)?.adoptSharedView(animated: coordinator.isAnimated)
        }
        coordinator.move(as: TransitionCoordinator.spring)
        coordinator.run(change) {
            self.transitionDidEnd(from: old, to: new, animated: coordinator.isAnimated)
        }
    }

    /// Notifies the controllers, and moves the new view and the bar to their initial positions.
    ///
    /// - Parameter style: The style of the bar's change. Views slide only if the bar does.
    /// - Returns: The changes to animate.
    func prepareTransition(
        from old: UIViewController?, to new: UIViewController?, _ coordinator: TransitionCoordinator,
        style: NavigationBarTransition.Style = .slides
    ) -> () -> Void {
        let isPush = old.map { stack.contains($0) } ?? true
        let hidBar = bars.hidesBar
        let sharesView = sharesView(old, new)
        if !sharesView { (new as? any ViewSharing)?.adoptSharedView(animated: false) }
        motion.begin()
        presenting.coordinator = coordinator
        // Views don't receive touches during a transition.
        contentView.isUserInteractionEnabled = !coordinator.isAnimated
        if coordinator.isAnimated {
            navigationBar.startTransition()
        } else {
            navigationBar.showTopItem()
        }
        old?.progress.isManaged = true
        // As in UIKit, the view is loaded before the other view controller disappears.
        new?.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: coordinator.isAnimated)
        prepareBar(for: new)
        if let new {
            new.beginAppearanceTransition(true, animated: coordinator.isAnimated)
            delegate?.navigationController(self, willShow: new, animated: coordinator.isAnimated)
            // If both items show the same content, the other item's bar observes it now.
            if sharesView { removeObservedScrollView() }
            install(new)
            if !isPush, let oldView = old?.viewIfLoaded { contentView.bringSubviewToFront(oldView) }
        }
        motion.prepared(
            slidesBar: hidBar != bars.hidesBar && coordinator.isAnimated && style == .slides && !sharesView)
        // Both are laid out in their final state before the animation. A toolbar that appears or disappears moves with
        // them.
        motion.keepingToolbar(coordinator.isAnimated) { view.layoutIfNeeded() }
        new?.deliverIsAppearing()
        guard coordinator.isAnimated else { return {} }
        let bar = navigationBar.transition(isPush: isPush, style: style)
        let (start, end): (CGFloat, CGFloat) = isPush ? (0, 1) : (1, 0)
        guard style == .slides, !sharesView else {
            bar?.show(start)
            return {
                bar?.show(end)
                self.layOutToolbar()
            }
        }
        let (front, rear) = isPush ? (new, old) : (old, new)
        let slide = NavigationSlide(
            of: front?.viewIfLoaded, over: rear?.viewIfLoaded, in: contentView, isRightToLeft: view.isRightToLeft)
        motion.slide(slide)
        slide.show(start)
        if motion.slidesBar {
            let move = prepareBarSlide(slide, isPush: isPush)
            return {
                slide.show(end)
                move()
                self.layOutToolbar()
            }
        }
        bar?.show(start)
        return {
            slide.show(end)
            bar?.show(end)
            self.layOutToolbar()
        }
    }

    /// Moves a bar that appears or disappears with its screen to its initial position. If the front screen has the bar,
    /// the bar moves with that screen. Otherwise, the bar follows the front screen's edge.
    ///
    /// - Returns: The changes to animate.
    private func prepareBarSlide(_ slide: NavigationSlide, isPush: Bool) -> () -> Void {
        let bar = navigationBar
        let width = view.isRightToLeft ? -view.bounds.width : view.bounds.width
        let aside = CGAffineTransform(translationX: isPush == bars.hidesBar ? -width : width, y: 0)
        let leaves = bars.hidesBar
        bar.showOnePage(leaving: leaves)
        slide.move(bar, by: leaves ? .identity : aside)
        return { slide.move(bar, by: leaves ? aside : .identity) }
    }

    func transitionDidEnd(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, notifiesDelegate: Bool = true
    ) {
        motion.settle()
        contentView.isUserInteractionEnabled = true
        navigationBar.endTransition()
        if old?.viewIfLoaded !== new?.viewIfLoaded { old?.viewIfLoaded?.removeFromSuperview() }
        old?.endAppearanceTransition()
        old?.progress.isManaged = false
        new?.endAppearanceTransition()
        new?.progress.isManaged = false
        presenting.coordinator = nil
        motion.end()
        view.setNeedsLayout()
        finishMoves()
        if let new, notifiesDelegate { delegate?.navigationController(self, didShow: new, animated: animated) }
        // The stack can have changed, and the delegate can have begun another transition.
        if !motion.isRunning { showTop(animated: animated) }
        removeOldStack()
    }
}
