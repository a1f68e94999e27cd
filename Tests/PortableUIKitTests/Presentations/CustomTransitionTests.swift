import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class CustomTransitionTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let below = UIViewController()
    let above = UIViewController()

    /// Fades the presented view in or out in one second.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: Bool?
        var views: [Bool] = []
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            views = [transitionContext.view(forKey: .from) != nil, transitionContext.view(forKey: .to) != nil]
            let isComing = transitionContext.view(forKey: .to) != nil
            let view: UIView? = transitionContext.view(forKey: isComing ? .to : .from)
            if isComing, let view, let controller = transitionContext.viewController(forKey: .to) {
                transitionContext.containerView.addSubview(view)
                view.frame = transitionContext.finalFrame(for: controller)
                view.alpha = 0
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.alpha = isComing ? 1 : 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    /// Covers the lower half, with a dimming view behind it.
    private final class HalfPresentation: UIPresentationController {
        var heard: [String] = []
        let veil = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            heard.append("will present")
            containerView?.insertSubview(veil, at: 0)
            veil.alpha = 0
            presentedViewController.transitionCoordinator?.animate { _ in self.veil.alpha = 1 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { heard.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() { heard.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { heard.append("did dismiss \(completed)") }
    }

    private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        var driver: UIPercentDrivenInteractiveTransition?
        var presentation: HalfPresentation?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            presentation = HalfPresentation(presentedViewController: presented, presenting: presenting)
            return presentation
        }
    }

    private func present() -> Transitioning {
        host.show(below)
        let transitioning = Transitioning()
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = transitioning
        below.present(above, animated: true)
        return transitioning
    }

    private var opacity: Float { above.view.layer.state(at: host.now).opacity }

    @Test func `an animator and a presentation controller determine the frame and the animation of a controller`()
        throws
    {
        let transitioning = present()
        let presentation = try #require(transitioning.presentation)
        #expect(above.isBeingPresented && above.transitionCoordinator?.transitionDuration == 1)
        host.advance(by: 0.5)
        #expect(abs(opacity - 0.5) < 1e-6)
        #expect(abs(presentation.veil.layer.state(at: host.now).opacity - 0.5) < 1e-6)
        host.settle()
        #expect(transitioning.fade.ended == true)
        #expect(transitioning.fade.views == [false, true])
        #expect(above.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        above.dismiss(animated: true)
        host.settle()
        #expect(presentation.heard == ["will present", "did present true", "will dismiss", "did dismiss true"])
        #expect(transitioning.fade.views == [true, false])
        #expect(above.view.window == nil && below.presentedViewController == nil)
    }

    @Test func `an interactive dismissal follows a finger, and finishes or is canceled`() throws {
        let transitioning = present()
        host.settle()
        let driver = UIPercentDrivenInteractiveTransition()
        transitioning.driver = driver
        above.dismiss(animated: true)
        #expect(above.isBeingDismissed && above.transitionCoordinator?.isInteractive == true)
        driver.update(0.25)
        host.advance(by: 3)
        #expect(abs(opacity - 0.75) < 1e-6)
        driver.cancel()
        #expect(above.transitionCoordinator?.isCancelled == true)
        host.settle()
        #expect(opacity == 1 && above.view.alpha == 1)
        #expect(transitioning.fade.ended == false)
        #expect(below.presentedViewController === above && !above.isBeingDismissed)
        #expect(transitioning.presentation?.heard.last == "did dismiss false")

        above.dismiss(animated: true)
        driver.update(0.5)
        driver.finish()
        host.advance(by: 0.25)
        #expect(opacity < 0.5 && opacity > 0)
        host.settle()
        #expect(below.presentedViewController == nil)
    }

    @Test func `a navigation controller's delegate animates pushes and pops`() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            let fade = Fade()
            var operations: [UINavigationController.Operation] = []
            var driver: UIPercentDrivenInteractiveTransition?
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                operations.append(operation)
                return fade
            }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        }
        let navigation = UINavigationController(rootViewController: below), listener = Listener()
        navigation.delegate = listener
        host.show(navigation)
        navigation.pushViewController(above, animated: true)
        host.advance(by: 0.5)
        #expect(abs(opacity - 0.5) < 1e-6)
        host.settle()
        #expect(listener.operations == [.push] && listener.fade.ended == true)
        #expect(below.view.superview == nil)

        let driver = UIPercentDrivenInteractiveTransition()
        listener.driver = driver
        navigation.popViewController(animated: true)
        driver.update(0.5)
        driver.cancel()
        host.settle()
        #expect(navigation.viewControllers == [below, above])
        #expect(navigation.topViewController === above && above.view.window != nil)
        #expect(above.parent === navigation)
        listener.driver = nil
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.viewControllers == [below] && above.parent == nil && below.view.window != nil)
    }

    @Test func `a presentation that fades does so in its frame`() {
        host.show(below)
        above.modalPresentationStyle = .overFullScreen
        above.modalTransitionStyle = .crossDissolve
        below.present(above, animated: true)
        host.advance(by: 0.175)
        #expect(abs(opacity - 0.5) < 1e-3)
        host.settle()
        #expect(!below.view.isHidden)
    }

    /// An animator with a property animator, which an interaction controls.
    private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        var isInterruptible = false
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            Issue.record("The property animator animates.")
        }
        func interruptibleAnimator(
            using transitionContext: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            isInterruptible = true
            let view: UIView? = transitionContext.view(forKey: .to)
            if let view { transitionContext.containerView.addSubview(view) }
            view?.alpha = 0
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 1 }
            animator.addCompletion { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            return animator
        }
    }

    private final class InterruptibleTransitioning: NSObject, UIViewControllerTransitioningDelegate {
        let animator = Interruptible()
        let driver = UIPercentDrivenInteractiveTransition()
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    @Test func `an interaction drives the animator that can be interrupted`() {
        host.show(below)
        let transitioning = InterruptibleTransitioning()
        above.modalPresentationStyle = .fullScreen
        above.transitioningDelegate = transitioning
        host.run { below.present(above, animated: true) }
        #expect(transitioning.animator.isInterruptible && transitioning.driver.duration == 1)
        host.run { transitioning.driver.update(0.5) }
        #expect(above.isBeingPresented)
        host.run { transitioning.driver.finish() }
        host.settle()
        #expect(!above.isBeingPresented && below.presentedViewController === above)
    }
}
