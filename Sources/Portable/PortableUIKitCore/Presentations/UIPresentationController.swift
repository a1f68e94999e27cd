import Foundation

/// An object that manages the presentation of a view controller: its frame, the views around it, and the animations
/// alongside its transitions.
///
/// Subclass it for custom presentations, with the style `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The presented view controller.
    open var presentedViewController: UIViewController {
        guard let presented else { raise("The presented view controller of \(self) was deallocated") }
        return presented
    }

    /// The presenting view controller. Before the presentation begins, it's the presented one.
    open var presentingViewController: UIViewController {
        presenter ?? presented?.presentingViewController ?? presentedViewController
    }

    /// The style that the presented view controller requests.
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }

    /// The view that contains the presentation. It's `nil` before and after.
    open var containerView: UIView? { container }

    /// The delegate, which adapts the presentation and determines whether it can be dismissed.
    ///
    /// Sheets and popovers declare a `delegate` of a narrower type. The attribute makes Swift prefer that one.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Overrides of the traits of the presented view controller. The default is `nil`.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { container?.updateTraitOverrides() }
    }

    weak var container: PresentationContainerView?

    /// Creates a presentation controller for a view controller, and its presenter if it's known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    func take(presenter: UIViewController) { self.presenter = presenter }

    func take(presented: UIViewController) { self.presented = presented }

    // MARK: Adapting

    /// The delegate's style for the current traits. `.none` means the requested style.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// Returns the delegate's style for the given traits. `.none` means the requested style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// The traits of the container, or of the presenting view controller if there's no container.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? UITraitCollection.current
    }

    /// Called after the traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Views and frames

    /// The view to present. The default is the presented view controller's view. Overrides can return a view that
    /// contains it.
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view at the end of the transition, in the container's coordinates. The default is the
    /// container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// A Boolean value that indicates whether the presentation covers the entire screen. The default is `true`. A custom
    /// presentation that doesn't covers the view controller that defines the presentation context.
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value that indicates whether the presenter's view is removed while it's covered. The default is
    /// `false`.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out its subviews. The default does nothing.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// The presented view controller's preferred size. It's zero if there's none.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Lays out the container again, because the presented view controller's preferred size has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Returns the size of a child in its parent. The default is the entire size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes. The default calls the presented view controller. Overrides must call
    /// `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presented?.viewWillTransition(to: size, with: coordinator)
    }

    /// Called before the traits change. The default calls the presented view controller. Overrides must call `super`.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented?.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Transitions

    /// Called before the presentation begins. Overrides add views to the container and animate them with the presented
    /// view controller's `transitionCoordinator`. The default does nothing.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation was completed or canceled. The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal begins. The default does nothing.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal was completed or canceled. The default does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: The system's presentations

    /// A Boolean value that indicates whether touches outside the presented view are passed to the views behind.
    var passesTouchesThrough: Bool { false }

    /// A Boolean value that indicates whether the presentation controller sets the presented view's frame in each
    /// layout.
    var placesPresentedView: Bool { false }

    /// A Boolean value that indicates whether a transition determines the position of the presented view.
    var isMovingPresentedView: Bool {
        guard let presented, let view = presentedView else { return false }
        return (presented.isBeingPresented || presented.isBeingDismissed) && !view.transform.isIdentity
    }

    /// A Boolean value that indicates whether the presented view fades in instead of sliding up.
    var fades: Bool { false }

    /// The spring as which transitions move, or `nil` for the standard curve.
    var transitionSpring: SpringCurve? { nil }

    /// A Boolean value that indicates whether the tint colors of the presenting controller's views are gray.
    var dimsPresenter: Bool { false }

    /// Moves the presented view to its state before the presentation or after the dismissal: below the container, or
    /// transparent.
    func hidePresentedView(isDismissal: Bool) {
        guard let container, let view = presentedView else { return }
        let style = presented?.shownTransitionStyle
        if fades || style == .crossDissolve || style == .flipHorizontal {
            container.hiding.makeTransparent(view)
        } else {
            let distance = container.bounds.height - view.frame.minY
            container.hiding.transform(view, by: CGAffineTransform(translationX: 0, y: distance))
        }
    }

    /// Moves the presented view to its state at the end of the presentation.
    func showPresentedView() { container?.hiding.end() }

    /// Adds a change to the animation of the next transition.
    final func alongsideTransition(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    /// Dismisses the presented view controller on behalf of the user, if that's allowed. An alert performs its cancel
    /// action.
    func dismissByUser() {
        if let alert = presented as? any AlertPresenting, alert.performCancelAction() { return }
        guard let presented, presented.presenting.presenter?.presenting.made?.presented === presented,
            !presented.isBeingDismissed,
            !presented.isBeingPresented
        else { return }
        guard canBeDismissedByUser else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presenting.presenter?.dismiss(animated: true) { [self] in
            didDismissByUser()
        }
    }

    /// Called after the user has dismissed the presented view controller.
    func didDismissByUser() {
        delegate?.presentationControllerDidDismiss(self)
        (presentedViewController as? any UserDismissalObserving)?.userDidDismiss()
    }

    /// A Boolean value that indicates whether the view controllers and the delegate allow the user to dismiss the
    /// presentation.
    var canBeDismissedByUser: Bool {
        guard let presented, !presented.preventsUserFromDismissing else { return false }
        return delegate?.presentationControllerShouldDismiss(self) ?? true
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether this controller or its last child is modal.
    fileprivate var preventsUserFromDismissing: Bool {
        isModalInPresentation || (children.last?.preventsUserFromDismissing ?? false)
    }
}

/// The presentation controller of the styles that cover the screen or a context.
final class CoveringPresentationController: UIPresentationController {
    private let removesPresenter: Bool

    init(_ presented: UIViewController, presenting: UIViewController?, removesPresenter: Bool) {
        self.removesPresenter = removesPresenter
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var placesPresentedView: Bool { true }
}

extension UIViewController {
    /// The presentation controllers of the view controllers that this one and its descendants present.
    var presentations: [UIPresentationController] {
        let own = presenting.made.map { [$0.controller] + $0.presented.presentations } ?? []
        return own + children.flatMap(\.presentations)
    }
}
