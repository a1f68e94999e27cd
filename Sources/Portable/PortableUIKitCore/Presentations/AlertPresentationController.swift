import Foundation

/// The presentation of an alert, and of an action sheet that isn't a popover.
///
/// A view behind the cards darkens the screen. An alert shrinks to its size while it appears and fades when it is
/// dismissed; an action sheet slides in from below the screen. In the design of iOS 26, both are the same, and appear
/// immediately while the screen darkens.
final class AlertPresentationController: UIPresentationController {
    /// The scale at which an alert begins to appear; not recorded.
    private static let initialScale: CGFloat = 1.2

    private let alert: any AlertPresenting
    private let metrics = AlertMetrics.current
    private lazy var dimmingView = SheetDimmingView { [weak self] in self?.cancelActionSheet() }

    init(_ alert: any AlertPresenting, presenting: UIViewController) {
        self.alert = alert
        super.init(presentedViewController: alert, presenting: presenting)
    }

    override var placesPresentedView: Bool { true }
    override var transitionSpring: SpringCurve? { metrics.spring }
    override var dimsPresenter: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dimmingView.backgroundColor = metrics.dimmingColor
        dimmingView.frame = container.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimmingView, at: 0)
        UIView.performWithoutAnimation { dimmingView.alpha = 0 }
        alongsideTransition { self.dimmingView.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongsideTransition { self.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimmingView.alpha = 1 }
    }

    override func hidePresentedView(isDismissal: Bool) {
        guard let container, let view = presentedView else { return }
        let card = alert.cardFrame
        guard !alert.isActionSheet || metrics.sheetsAreCards else {
            container.hiding.transform(
                view, by: CGAffineTransform(translationX: 0, y: container.bounds.height - card.minY))
            return
        }
        guard isDismissal || metrics.animatesCard else { return }
        container.hiding.makeTransparent(view)
        guard !isDismissal else { return }
        // The card stays in place, even if a keyboard moves it off center.
        let scale = Self.initialScale
        let distance = CGPoint(
            x: (card.midX - view.bounds.midX) * (1 - scale), y: (card.midY - view.bounds.midY) * (1 - scale))
        let transform = CGAffineTransform(translationX: distance.x, y: distance.y).scaledBy(x: scale, y: scale)
        container.hiding.transform(view, by: transform)
    }

    /// Cancels an action sheet after a tap outside, if it can be canceled. An alert requires an answer.
    private func cancelActionSheet() {
        if alert.isActionSheet { _ = alert.performCancelAction() }
    }
}
