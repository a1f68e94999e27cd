import Foundation

/// Manages how one controller is presented over another one: where it stands, what is around it, and what happens
/// beside its coming and going. Subclass it for presentations of your own, whose style is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// The controller that is presented, or will be.
    open var presentedViewController: UIViewController {
        guard let presented else { raise("The presented view controller of \(self) is gone") }
        return presented
    }

    /// The controller that presents; before the presentation begins, the presented one itself.
    open var presentingViewController: UIViewController {
        presenter ?? presented?.presentingViewController ?? presentedViewController
    }

    /// The style that the presented controller asked for.
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }

    /// The view in which the presentation happens, from its beginning to its end.
    open var containerView: UIView? { container }

    /// Learns and decides how the presentation adapts and whether it may be dismissed.
    ///
    /// Sheets and popovers declare a `delegate` of a narrower type, hence the attribute: theirs is preferred.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Kept, without effect here; nil by default.
    open var overrideTraitCollection: UITraitCollection?

    weak var container: PresentationContainerView?

    /// A presentation controller for a controller and who will present it, if that is known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    func take(presenter: UIViewController) { self.presenter = presenter }

    // MARK: Adapting

    /// The style in the present traits, as the delegate says; `.none` for the one that was asked for.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style in some traits, as the delegate says; `.none` for the one that was asked for.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    /// The traits of the container, or of the presenting controller before there is one.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenter?.traitCollection ?? UITraitCollection.current
    }

    /// Called when the traits have changed; does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Place

    /// The view that is presented: that of the presented controller here. Overrides may return one around it.
    open var presentedView: UIView? { presented?.view }

    /// Where the presented view stands at the end, in the container's coordinates; all of it here.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Whether the presentation covers the whole screen; true here.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller's view is taken away while it is covered; false here.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out its subviews; does nothing here.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews; does nothing here.
    open func containerViewDidLayoutSubviews() {}

    /// The presented controller's preferred size, which is zero if it has none.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Lays the container out anew: the presented controller wants another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size of a child container in its parent's: all of it here.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes; does nothing here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Called before the traits change; does nothing here.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Transitions

    /// Called when the presentation is about to be shown: put views into the container and animate them beside the
    /// presented controller's `transitionCoordinator`. Does nothing here.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has been shown, or was cancelled; does nothing here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the presentation is about to go away; does nothing here.
    open func dismissalTransitionWillBegin() {}

    /// Called when the presentation has gone away, or that was cancelled; does nothing here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: The system's presentations

    /// Whether touches where nothing is shown go to what is behind.
    var passesTouchesThrough: Bool { false }

    /// Whether the presented view's place is the presentation controller's affair in every layout.
    var placesPresentedView: Bool { false }

    /// Whether the presented view fades in place instead of coming from below.
    var fades: Bool { false }

    /// A Boolean value that indicates whether transitions move as a spring.
    var movesAsSpring: Bool { false }

    /// A Boolean value that indicates whether the tint colors of the presenting controller's views are gray.
    var dimsPresenter: Bool { false }

    /// Shows the presented view where its presentation begins or its dismissal ends: below the container, or transparent.
    func hidePresentedView(isDismissal: Bool) {
        guard let container, let view = presentedView else { return }
        let style = presented?.modalTransitionStyle
        if fades || style == .crossDissolve || style == .flipHorizontal {
            view.alpha = 0
        } else {
            view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
        }
    }

    /// Shows the presented view where its presentation ends.
    final func showPresentedView() {
        presentedView?.alpha = 1
        presentedView?.transform = .identity
    }

    /// Makes a change in the animation of the transition that is about to begin.
    final func alongsideTransition(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    /// Has the person dismiss the presented controller, if it may be. An alert performs its cancel action.
    func dismissByPerson() {
        if let alert = presented as? any AlertPresenting, alert.performCancelAction() { return }
        guard let presented, presented.presenting.presenter?.presenting.made?.presented === presented,
            !presented.isBeingDismissed,
            !presented.isBeingPresented
        else { return }
        guard mayBeDismissedByPerson else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presenting.presenter?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }

    /// Whether neither the controllers nor the delegate keep the person from dismissing.
    var mayBeDismissedByPerson: Bool {
        guard let presented, !presented.keepsPersonFromDismissing else { return false }
        return delegate?.presentationControllerShouldDismiss(self) ?? true
    }
}

extension UIViewController {
    /// Whether this controller or one that it shows as a container is modal.
    fileprivate var keepsPersonFromDismissing: Bool {
        isModalInPresentation || (children.last?.keepsPersonFromDismissing ?? false)
    }
}

/// The presentation of the styles that cover everything, or all of a context.
final class CoveringPresentationController: UIPresentationController {
    private let removesPresenter: Bool

    init(_ presented: UIViewController, presenting: UIViewController?, removesPresenter: Bool) {
        self.removesPresenter = removesPresenter
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var placesPresentedView: Bool { true }
}
