import Foundation

/// Methods for adapting a presentation and responding to its dismissal. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a narrow environment; `.none` for the one that was asked for.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in some traits; `.none` for the one that was asked for.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// The presentation adapts, and its new presentation controller may be changed.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// The controller to present in another style than was asked for; nil for the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to be shown in a style, `.none` for the one that was asked for.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Asks the delegate whether the user can dismiss the presentation.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Tells the delegate that the user is dismissing the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Tells the delegate that the user has dismissed the presentation. Not called if the app dismisses it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Tells the delegate that the user has tried to dismiss a presentation that can't be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns a page sheet for popovers, and the requested style otherwise.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller is UIPopoverPresentationController ? .pageSheet : .none
    }

    /// Returns the result of `adaptivePresentationStyle(for:)` if the width is compact, and the requested style
    /// otherwise.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// Returns the presented view controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
