/// One transition between controllers or sizes: it collects what runs beside it, then runs it.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// How long the system's transitions take, in seconds (uikit-constants.md 7).
    package static let duration = 0.35

    private enum Phase { case prepared, running, over }

    private var phase = Phase.prepared
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private weak var fromController: UIViewController?
    private weak var toController: UIViewController?

    package let containerView: UIView
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle

    package init(
        in containerView: UIView, from fromController: UIViewController? = nil,
        to toController: UIViewController? = nil, isAnimated: Bool,
        presentationStyle: UIModalPresentationStyle = .none
    ) {
        self.containerView = containerView
        self.isAnimated = isAnimated && UIView.areAnimationsEnabled
        self.presentationStyle = presentationStyle
        super.init()
        self.fromController = fromController
        self.toController = toController
    }

    package var initiallyInteractive: Bool { false }
    package var isInterruptible: Bool { false }
    package var isInteractive: Bool { false }
    package var isCancelled: Bool { false }
    package var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
    package var percentComplete: CGFloat { phase == .over ? 1 : 0 }
    package var completionVelocity: CGFloat { 1 }
    package var completionCurve: UIView.AnimationCurve { .easeInOut }
    package var targetTransform: CGAffineTransform { .identity }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? fromController : key == .to ? toController : nil
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromController?.viewIfLoaded : key == .to ? toController?.viewIfLoaded : nil
    }

    @discardableResult
    package func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard phase != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return phase == .prepared }
        guard phase == .prepared else { return false }
        animations.append(animation)
        return true
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Makes the change and all that runs beside it, then finishes.
    package func run(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
        guard phase == .prepared else { return }
        phase = .running
        let animations = animations
        self.animations = []
        let everything = {
            change()
            for animation in animations { animation(self) }
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(everything)
            finish(completion)
            return
        }
        UIView.animate(
            withDuration: Self.duration, animations: everything, completion: { _ in self.finish(completion) })
    }

    private func finish(_ completion: () -> Void) {
        phase = .over
        completion()
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}
