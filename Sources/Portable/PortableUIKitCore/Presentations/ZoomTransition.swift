/// A zoom transition: its options, and the closure that returns its source.
@MainActor
struct ZoomTransition {
    let options: UIViewController.Transition.ZoomOptions?
    let source:
        (UIViewController.Transition.ZoomSourceViewProviderContext) -> (any UIPopoverPresentationControllerSourceItem)?
}

/// A view controller whose views request a zoom transition.
@MainActor
package protocol ZoomSourceProviding: UIViewController {
    /// Returns the item of another view controller from which this view controller's view grows, or `nil` if the views
    /// don't request a zoom transition or the other view controller doesn't show the item.
    func zoomSource(in source: UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?
}

extension UIViewController {
    /// The style of a presentation without an animator.
    var shownTransitionStyle: UIModalTransitionStyle {
        if case .style(let style) = preferredTransition?.kind { style } else { modalTransitionStyle }
    }

    /// Returns the animator of the preferred zoom transition, or `nil` if the view controller prefers no zoom.
    ///
    /// - Parameter dimsSource: `false` if a presentation controller dims the source.
    func zoomAnimator(source: UIViewController, isOpening: Bool, dimsSource: Bool) -> ZoomAnimator? {
        let zoom: ZoomTransition
        switch preferredTransition?.kind {
        case .zoom(let preferred): zoom = preferred
        case .style: return nil
        case nil:
            guard let item = (self as? any ZoomSourceProviding)?.zoomSource(in: source) else { return nil }
            zoom = ZoomTransition(options: nil) { _ in item }
        }
        return ZoomAnimator(zoom, of: self, source: source, isOpening: isOpening, dimsSource: dimsSource)
    }

    /// Returns whether the options of the preferred zoom transition let the user swipe back.
    func allowsInteractiveDismissal(by gesture: UIPanGestureRecognizer) -> Bool {
        guard case .zoom(let zoom) = preferredTransition?.kind,
            let shouldBegin = zoom.options?.interactiveDismissShouldBegin
        else { return true }
        let velocity = gesture.velocity(in: view)
        return shouldBegin(
            .init(
                location: gesture.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
                willBegin: true))
    }
}

/// An animator that lets a view grow from its source, or shrink to it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: ZoomTransition
    private let zoomed: UIViewController
    private let source: UIViewController
    private let isOpening: Bool
    private let dimsSource: Bool

    // UIKit's duration and default dimming color aren't recorded.
    private static let duration = 0.5
    private static let dimming: CGFloat = 0.2

    init(
        _ zoom: ZoomTransition, of zoomed: UIViewController, source: UIViewController, isOpening: Bool, dimsSource: Bool
    ) {
        (self.zoom, self.zoomed, self.source) = (zoom, zoomed, source)
        (self.isOpening, self.dimsSource) = (isOpening, dimsSource)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
        Self.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let view = context.view(forKey: isOpening ? .to : .from) else {
            return context.completeTransition(true)
        }
        let dimming = makeDimmingView(frame: container.bounds)
        if isOpening {
            view.untransformedFrame = context.finalFrame(for: zoomed)
            container.addSubview(dimming)
            container.addSubview(view)
        } else {
            if let behind = context.view(forKey: .to), behind.superview == nil || behind.superview === container {
                behind.untransformedFrame = context.finalFrame(for: source)
                container.insertSubview(behind, at: 0)
            }
            container.insertSubview(dimming, belowSubview: view)
        }
        container.layoutIfNeeded()
        let collapsed = Collapse(of: view, transform: collapsedTransform(of: view, in: container))
        if isOpening { collapsed.apply() }
        dimming.alpha = isOpening ? 0 : 1
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: []
        ) { [isOpening] in
            if isOpening { collapsed.revert() } else { collapsed.apply() }
            dimming.alpha = isOpening ? 1 : 0
        } completion: { _ in
            dimming.removeFromSuperview()
            collapsed.revert()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Returns the transform that moves the aligned part of a view over its source, or `nil` if there's no source.
    private func collapsedTransform(of view: UIView, in container: UIView) -> CGAffineTransform? {
        guard let item = zoom.source(.init(source: source, zoomed: zoomed)) else { return nil }
        let target = item.frame(in: container)
        guard !target.isNull, target.width > 0, target.height > 0 else { return nil }
        let aligned = zoom.options?.alignmentRectProvider?(
            .init(sourceView: item as? UIView ?? container, zoomed: zoomed))
        let part = view.convert(aligned ?? view.bounds, to: container)
        guard part.width > 0, part.height > 0 else { return nil }
        let scale =
            aligned == nil ? target.width / part.width : max(target.width / part.width, target.height / part.height)
        // Transforms apply around the center of the view.
        let offset = CGPoint(x: (part.midX - view.center.x) * scale, y: (part.midY - view.center.y) * scale)
        return CGAffineTransform(
            translationX: target.midX - view.center.x - offset.x, y: target.midY - view.center.y - offset.y
        ).scaledBy(x: scale, y: scale)
    }

    private func makeDimmingView(frame: CGRect) -> UIView {
        let view = UIVisualEffectView(effect: zoom.options?.dimmingVisualEffect)
        let usesDefault = dimsSource && zoom.options?.dimmingVisualEffect == nil
        view.contentView.backgroundColor =
            zoom.options?.dimmingColor ?? (usesDefault ? UIColor(white: 0, alpha: Self.dimming) : nil)
        view.isUserInteractionEnabled = false
        view.frame = frame
        return view
    }

    /// The state of a zoomed view that covers its source.
    @MainActor
    private final class Collapse {
        private let view: UIView
        private let transform: CGAffineTransform?
        private let original: (transform: CGAffineTransform, alpha: CGFloat)

        init(of view: UIView, transform: CGAffineTransform?) {
            (self.view, self.transform) = (view, transform)
            original = (view.transform, view.alpha)
        }

        func apply() {
            view.alpha = 0
            if let transform { view.transform = original.transform.concatenating(transform) }
        }

        func revert() { (view.transform, view.alpha) = original }
    }
}
