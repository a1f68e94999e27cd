import Foundation

/// A presentation of a view controller, from the call of `present` to the end of its dismissal.
@MainActor
final class Presentation {
    private let choice: PresentationChoice
    private var presenting: PresentingReference
    private let source: UIViewController
    private let container = PresentationContainerView(frame: .zero)
    /// The view controller of the call of `present`, which the delegate can replace in another style.
    private let requested: UIViewController
    private var dismissalCompletions: [() -> Void] = []

    private init(_ presented: UIViewController, from presenter: UIViewController, source: UIViewController) {
        presenting = PresentingReference(controller: presenter)
        self.source = source
        requested = presented
        choice = PresentationChoice(presented, presenter: presenter, source: source)
    }

    private var presenter: UIViewController { presenting.controller }
    var presented: UIViewController { choice.presented }
    var controller: UIPresentationController { choice.controller }
    private var style: UIModalPresentationStyle { choice.style }

    private var removesPresenter: Bool { controller.shouldRemovePresentersView }

    // MARK: Presenting

    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard presented !== source else {
            raise("Application tried to present modally a view controller on itself: \(presented)")
        }
        if let search = presented as? any SearchPresenting {
            return search.begin(over: source, animated: animated, completion: completion)
        }
        guard presented.presenting.presenter == nil, presented.parent == nil else {
            raise(
                "Application tried to present modally a view controller that is already being presented, or has a parent: \(presented)"
            )
        }
        let presenter = self.presenter(of: presented, for: source)
        if let current = presenter.presenting.made?.presented {
            Diagnostics.log(
                "Attempt to present \(presented) on \(source) which is already presenting \(current)")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            Diagnostics.log(
                "Attempt to present \(presented) on \(source) whose view is not in the window hierarchy")
            return
        }
        if presented.modalPresentationStyle.usesContext, presenter.providesPresentationContextTransitionStyle {
            presented.modalTransitionStyle = presenter.modalTransitionStyle
        }
        let presentation = Presentation(presented, from: presenter, source: source)
        presenter.presenting.made = presentation
        presentation.presented.presenting.presenter = presenter
        presentation.show(in: window, animated: animated, completion: completion)
    }

    /// Returns the view controller to cover: the outermost container, or the one that defines the context of a presentation
    /// that doesn't cover the screen.
    private static func presenter(of presented: UIViewController, for source: UIViewController) -> UIViewController {
        let style = presented.modalPresentationStyle
        let outermost = presenter(for: source, usesContext: style.usesContext)
        guard style == .custom, outermost.presenting.made == nil else { return outermost }
        let controller = presented.makePresentationController(presenter: outermost, source: source)
        return controller.shouldPresentInFullscreen ? outermost : presenter(for: source, usesContext: true)
    }

    private static func presenter(for source: UIViewController, usesContext: Bool) -> UIViewController {
        var presenter = source
        while let parent = presenter.parent {
            if usesContext, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    private func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let place = containerSuperview
        let host = place.superview ?? window
        let coordinator = startTransition(from: presenter, to: presented, animated: animated)
        presented.isBeingPresented = true
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: choice.adaptiveStyle, transitionCoordinator: coordinator)
        presented.loadViewIfNeeded()
        if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)

        container.frame = place.untransformedFrame
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.setUp(controller)
        host.addSubview(container)
        controller.presentationTransitionWillBegin()
        coordinator.animate(alongsideTransition: { _ in self.dimTintColors(self.controller.dimsPresenter) })
        let end = { (completed: Bool) in self.didShow(completed: completed, coordinator, completion) }
        guard let animator = customAnimator(coordinator) else {
            showAsSystem(coordinator) { end(true) }
            return
        }
        container.layoutIfNeeded()
        let target = controller.frameOfPresentedViewInContainerView
        let context = TransitionContext(
            coordinator, animator: animator,
            views: views(.to, of: .from),
            frames: [
                (presented, .zero, target), (presenter, container.bounds, removesPresenter ? .zero : container.bounds),
            ], end: end)
        context.start(interactionController(of: animator) { $0.interactionControllerForPresentation(using: animator) })
    }

    /// The view that the container covers: the presenter's, or, if it's presented itself, the container of that
    /// presentation.
    private var containerSuperview: UIView {
        guard !style.usesContext, let outer = presenter.presenting.presenter?.presenting.made,
            outer.presented === presenter
        else {
            return presenter.view
        }
        return outer.container
    }

    /// Returns the app's animator of an animated presentation, or the animator of a zoom transition.
    private func customAnimator(_ coordinator: TransitionCoordinator) -> (any UIViewControllerAnimatedTransitioning)? {
        guard coordinator.isAnimated else { return nil }
        return presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
            ?? presented.zoomAnimator(source: presenter, isOpening: true, dimsSource: !controller.dimsPresenter)
    }

    /// Returns the interaction controller of the app's animator. A zoom transition has none.
    private func interactionController(
        of animator: any UIViewControllerAnimatedTransitioning,
        _ make: (any UIViewControllerTransitioningDelegate) -> (any UIViewControllerInteractiveTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator is ZoomAnimator ? nil : presented.transitioningDelegate.flatMap(make)
    }

    /// Returns the views to animate: the presented view for one key, and the presenter's for the other, if it's
    /// removed.
    private func views(
        _ presentedKey: UITransitionContextViewKey, of presenterKey: UITransitionContextViewKey
    ) -> [UITransitionContextViewKey: UIView] {
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[presentedKey] = controller.presentedView
        if removesPresenter { views[presenterKey] = presenter.viewIfLoaded }
        return views
    }

    private func showAsSystem(_ coordinator: TransitionCoordinator, completion: @escaping () -> Void) {
        if let view = controller.presentedView {
            view.untransformedFrame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
            view.keepFrameOfContainer()
        }
        container.layoutIfNeeded()
        if coordinator.isAnimated { controller.hidePresentedView(isDismissal: false) }
        coordinator.run {
            self.controller.showPresentedView()
        } completion: {
            completion()
        }
    }

    /// Dims the tint colors of the presenting view controller's views, or restores them.
    private func dimTintColors(_ dims: Bool) {
        presenter.viewIfLoaded?.isTintDimmedByPresentation = dims
    }

    /// Hides the presenting view controller's view, or shows it unless the app has hidden it.
    private func hidePresenter(_ hides: Bool) {
        if !hides {
            presenting.hiding?.end()
            presenting.hiding = nil
        } else if presenting.hiding == nil, let view = presenter.viewIfLoaded {
            presenting.hiding = TemporaryChange(of: \.isHidden, in: view)
            presenting.hiding?.change { _ in true }
        }
    }

    private func startTransition(
        from: UIViewController, to: UIViewController, animated: Bool
    ) -> TransitionCoordinator {
        let coordinator = TransitionCoordinator(
            in: container, from: from, to: to, isAnimated: animated, presentationStyle: style)
        if let spring = controller.transitionSpring { coordinator.move(as: spring) }
        presenting.retained = presenter
        presenter.presenting.coordinator = coordinator
        presented.presenting.coordinator = coordinator
        return coordinator
    }

    private func didShow(completed: Bool, _ coordinator: TransitionCoordinator, _ completion: (() -> Void)?) {
        coordinator.end { [self] in
            if completed {
                if removesPresenter, presenter.presenting.made === self { hidePresenter(true) }
            } else {
                presented.beginAppearanceTransition(false, animated: coordinator.isAnimated)
                if removesPresenter { presenter.beginAppearanceTransition(true, animated: coordinator.isAnimated) }
                detach()
            }
            controller.presentationTransitionDidEnd(completed)
            presented.endAppearanceTransition()
            presented.isBeingPresented = false
            if removesPresenter { presenter.endAppearanceTransition() }
            endTransition()
            completion?()
        }
    }

    private func endTransition() {
        presenter.presenting.coordinator = nil
        presented.presenting.coordinator = nil
        container.setNeedsLayout()
        presenting.retained = nil
    }

    // MARK: Dismissing

    static func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if let presentation = current.presenting.made {
                presentation.hide(animated: animated, completion: completion)
                return
            }
            if let search = (current as? any SearchPresenting) ?? current.ongoingSearch, search.isActive {
                return search.end(animated: animated, completion: completion)
            }
            candidate = current.parent
        }
        if let presenter = controller.presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    private func hide(animated: Bool, completion: (() -> Void)?) {
        if let completion { dismissalCompletions.append(completion) }
        guard !presented.isBeingDismissed else { return }
        // Presentations on top of the presented view controller are dismissed with it, without their own animation.
        presented.presenting.made?.hide(animated: false, completion: nil)
        let coordinator = startTransition(from: presented, to: presenter, animated: animated)
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        if removesPresenter {
            hidePresenter(false)
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        controller.dismissalTransitionWillBegin()
        coordinator.animate(alongsideTransition: { _ in self.dimTintColors(false) })
        let animator =
            coordinator.isAnimated
            ? presented.transitioningDelegate?.animationController(forDismissed: presented)
                ?? presented.zoomAnimator(source: presenter, isOpening: false, dimsSource: !controller.dimsPresenter)
            : nil
        guard let animator else {
            coordinator.run { [self] in
                controller.hidePresentedView(isDismissal: true)
            } completion: {
                self.didHide(completed: true, coordinator)
            }
            return
        }
        let frame = controller.presentedView?.frame ?? .zero
        let context = TransitionContext(
            coordinator, animator: animator, views: views(.from, of: .to),
            frames: [
                (presented, frame, .zero), (presenter, removesPresenter ? .zero : container.bounds, container.bounds),
            ], end: { self.didHide(completed: $0, coordinator) })
        context.start(interactionController(of: animator) { $0.interactionControllerForDismissal(using: animator) })
    }

    private func didHide(completed: Bool, _ coordinator: TransitionCoordinator) {
        coordinator.end { [self] in
            if completed {
                detach()
            } else {
                dimTintColors(controller.dimsPresenter)
                presented.beginAppearanceTransition(true, animated: coordinator.isAnimated)
                if removesPresenter {
                    presenter.beginAppearanceTransition(false, animated: coordinator.isAnimated)
                    hidePresenter(true)
                }
            }
            controller.dismissalTransitionDidEnd(completed)
            presented.endAppearanceTransition()
            presented.isBeingDismissed = false
            if removesPresenter { presenter.endAppearanceTransition() }
            endTransition()
            let completions = dismissalCompletions
            dismissalCompletions = []
            if completed { completions.forEach { $0() } }
        }
    }

    private func detach() {
        dimTintColors(false)
        presenter.presenting.made = nil
        presented.presenting.presenter = nil
        container.removeFromSuperview()
        controller.presentedView?.removeFromSuperview()
        container.hiding.end()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.clearPresentationController()
        requested.clearPresentationController()
        hidePresenter(false)
    }
}

/// A reference to the presenting view controller.
private struct PresentingReference {
    unowned let controller: UIViewController
    /// The view controller while a transition runs, so that it isn't deallocated before the end, for example because
    /// another root view controller replaces its container.
    var retained: UIViewController?
    /// The change that hides the view controller's view while it's covered.
    var hiding: TemporaryChange<Bool>?
}

extension UIModalPresentationStyle {
    /// A Boolean value that indicates whether the presentation covers the view controller that defines the context.
    fileprivate var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
