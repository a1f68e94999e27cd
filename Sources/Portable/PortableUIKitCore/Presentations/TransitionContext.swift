import Foundation

/// The context of a transition with a custom animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let views: [UITransitionContextViewKey: UIView]
    private let frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)]
    private var end: ((Bool) -> Void)?
    private var progress = Progress()

    private struct Progress {
        var hasBegun = false
        var interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - views: The views to animate.
    ///   - frames: The initial and final frames of the view controllers' views.
    ///   - end: A closure called once with a Boolean value that indicates whether the transition was completed.
    init(
        _ coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
        views: [UITransitionContextViewKey: UIView],
        frames: [(controller: UIViewController, initial: CGRect, final: CGRect)], end: @escaping (Bool) -> Void
    ) {
        self.coordinator = coordinator
        self.animator = animator
        self.views = views
        self.frames = Dictionary(
            frames.map { (ObjectIdentifier($0.controller), ($0.initial, $0.final)) }, uniquingKeysWith: { $1 })
        self.end = end
        super.init()
        coordinator.transitionDuration = animator.transitionDuration(using: self)
    }

    /// Starts the transition, or lets an interaction controller start it.
    func start(_ interaction: (any UIViewControllerInteractiveTransitioning)?) {
        if let interaction, interaction.wantsInteractiveStart {
            coordinator.startInteraction()
            progress.interaction = interaction
            interaction.startInteractiveTransition(self)
        } else if let curve = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve {
            let group = animateHeld()
            let timing = curve.timing(duration: group.wholeDuration)
            group.run(from: 0, to: 1, isCurved: false, duration: timing.duration, curve: timing.curve)
            group.animator.add(group)
        } else {
            animate()
        }
    }

    /// Runs the animator's animation and the animations alongside it.
    func animate() {
        guard !progress.hasBegun else { return }
        progress.hasBegun = true
        animator.animateTransition(using: self)
        coordinator.runAlongside()
    }

    /// Returns the animator of an animation that can be interrupted, with its animations, or `nil` if it can't.
    func interruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard !progress.hasBegun else { return nil }
        let interruptible = animator.interruptibleAnimator(using: self)
        guard !(interruptible is UnimplementedAnimator) else { return nil }
        progress.hasBegun = true
        interruptible.pauseAnimation()
        coordinator.runAlongside()
        return interruptible
    }

    /// Returns the animations as a group, which the interaction controls.
    func animateHeld() -> AnimationGroup {
        UIView.capturingAnimations(duration: coordinator.transitionDuration) { animate() }
    }

    // MARK: Properties for animators

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { coordinator.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func initialFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.initial ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { frames[ObjectIdentifier(vc)]?.final ?? .zero }

    // MARK: Calls of animators

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.recordProgress(percentComplete) }

    func finishInteractiveTransition() { coordinator.interactionDidEnd(cancelled: false, progress.interaction) }

    func cancelInteractiveTransition() { coordinator.interactionDidEnd(cancelled: true, progress.interaction) }

    func pauseInteractiveTransition() { coordinator.startInteraction() }

    func completeTransition(_ didComplete: Bool) {
        guard let end else { return }
        self.end = nil
        progress.interaction = nil
        animator.animationEnded(didComplete)
        end(didComplete)
    }
}
