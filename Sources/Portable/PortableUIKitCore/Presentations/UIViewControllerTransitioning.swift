import Foundation

/// Methods for customizing a presentation and its transitions. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Asks the delegate for the animator of the presentation. `nil` means the system's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks the delegate for the animator of the dismissal. `nil` means the system's animation.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks the delegate for the object that drives the presentation interactively. `nil` means that it isn't
    /// interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Asks the delegate for the object that drives the dismissal interactively. `nil` means that it isn't interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Asks the delegate for the presentation controller of a presentation with the style `.custom`. `nil` means a
    /// standard one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Returns `nil`.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `nil`.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// A type that animates a transition between view controllers.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds.
    @Required
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Animates the transition. Add the new view to the container, animate both views, and call
    /// `completeTransition(_:)` at the end.
    @Required
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an animator that can be interrupted. Without this method, the animation can't be interrupted.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called after the transition was completed or canceled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an animator without animations, which isn't used.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { UnimplementedAnimator() }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The animator of a transition that doesn't implement
/// ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)``.
final class UnimplementedAnimator: UIViewPropertyAnimator {}

/// A type that drives a transition between view controllers, for example with a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the animation after the interaction. 1 is the animation's original speed.
    var completionSpeed: CGFloat { get }
    /// The curve of the animation after the interaction.
    var completionCurve: UIView.AnimationCurve { get }
    /// A Boolean value that indicates whether the transition begins interactively.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default speed, 1.
    public var completionSpeed: CGFloat { 1 }
    /// The default curve, `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The default value, `true`.
    public var wantsInteractiveStart: Bool { true }
}

/// The context of a transition between view controllers, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition.
    var containerView: UIView { get }
    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that indicates whether the transition is interactive.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `.none` if it isn't one.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the new view at the end. It's the identity.
    var targetTransform: CGAffineTransform { get }

    /// Updates the progress of the transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction and completes the transition.
    func finishInteractiveTransition()
    /// Ends the interaction and cancels the transition.
    func cancelInteractiveTransition()
    /// Pauses a running transition.
    func pauseInteractiveTransition()
    /// Ends the transition. Call it after the animation with `true` if the transition was completed.
    func completeTransition(_ didComplete: Bool)

    /// Returns a view controller of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns a view to animate, or `nil` if the view doesn't move.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a view controller's view, or the zero rectangle if it isn't visible yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a view controller's view, or the zero rectangle if it isn't visible afterward.
    func finalFrame(for vc: UIViewController) -> CGRect
}
