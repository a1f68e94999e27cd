/// A transition between view controllers or sizes. It collects animations alongside the transition, and then runs them.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// The duration of the system's transitions, in seconds (`UIKitConstants.md` 7).
    package nonisolated static let duration = 0.35

    /// The spring of sheets, alerts, and the screens of a navigation controller: critically damped, with a settling
    /// duration of 0.506 seconds (`UIKitConstants.md` 7).
    package nonisolated static let spring = SpringCurve(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())

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

    package private(set) var initiallyInteractive = false
    package var isInterruptible: Bool { false }
    package private(set) var isInteractive = false
    private var ending = Ending()
    package private(set) var isCancelled: Bool {
        get { ending.isCancelled }
        set { ending.isCancelled = newValue }
    }

    /// The end of an interaction.
    private struct Ending {
        var isCancelled = false
        var velocity: CGFloat = 1
        var curve = UIView.AnimationCurve.easeInOut
    }

    /// The duration of the transition: the system's, unless an animator specifies one.
    package internal(set) lazy var transitionDuration: TimeInterval = isAnimated ? Self.duration : 0
    private var curve = TimingCurve.easeInOut
    package private(set) var percentComplete: CGFloat = 0
    package var completionVelocity: CGFloat { ending.velocity }
    package var completionCurve: UIView.AnimationCurve { ending.curve }
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
    ) {
        if phase != .over { interactionHandlers.append(handler) }
    }

    /// Runs the change and the animations alongside it, and then finishes.
    package func run(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
        guard let everything = begin(change) else { return }
        guard isAnimated else {
            UIView.performWithoutAnimation(everything)
            finish(completion)
            return
        }
        UIView.run(
            duration: transitionDuration, delay: 0, curve: curve, options: [], animations: everything,
            completion: { _ in self.finish(completion) })
    }

    /// Makes the transition move as a spring, until it has settled.
    func move(as spring: SpringCurve) {
        curve = .spring(spring)
        if isAnimated { transitionDuration = spring.settlingDuration }
    }

    /// Begins the transition. Returns the changes to animate, or `nil` if the transition has already begun.
    private func begin(_ change: @escaping () -> Void) -> (() -> Void)? {
        guard phase == .prepared else { return nil }
        phase = .running
        let animations = animations
        self.animations = []
        return {
            change()
            for animation in animations { animation(self) }
        }
    }

    /// Runs the animations alongside a transition with a custom animator.
    func runAlongside() {
        guard let everything = begin({}) else { return }
        guard isAnimated else { return UIView.performWithoutAnimation(everything) }
        UIView.animate(withDuration: transitionDuration, animations: everything)
    }

    /// Ends a transition with a custom animator. If it has already ended, only calls `completion`.
    func end(_ completion: () -> Void) {
        guard phase != .over else { return completion() }
        if let everything = begin({}) { UIView.performWithoutAnimation(everything) }
        finish(completion)
    }

    private func finish(_ completion: () -> Void) {
        phase = .over
        isInteractive = false
        percentComplete = isCancelled ? 0 : 1
        interactionHandlers = []
        interaction = nil
        completion()
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    // MARK: Interactive transitions

    private var interaction: AnimationGroup?
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    /// Runs the change and the animations alongside it, but shows only the progress that ``update(_:)`` sets, until
    /// ``endInteraction(cancelled:)`` is called.
    package func runInteractively(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
        guard let everything = begin(change) else { return }
        initiallyInteractive = true
        isInteractive = true
        interaction = UIView.holdAnimation(everything) { self.finish(completion) }
    }

    /// Begins an interaction that another object drives.
    func startInteraction() {
        if phase == .prepared { initiallyInteractive = true }
        isInteractive = true
    }

    /// Records the progress of an interaction that another object drives.
    func recordProgress(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    /// Ends an interaction that another object drove.
    func interactionDidEnd(cancelled: Bool, _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        guard isInteractive else { return }
        ending.velocity = interaction?.completionSpeed ?? 1
        ending.curve = interaction?.completionCurve ?? .easeInOut
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
    }

    /// Shows the change at a fraction of its progress, from 0 to 1.
    package func update(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        interaction?.hold(at: self.percentComplete)
    }

    /// Animates the change to its end, or back to its start if it was canceled.
    package func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        isCancelled = cancelled
        for handler in interactionHandlers { handler(self) }
        let remaining = Double(cancelled ? percentComplete : 1 - percentComplete)
        interaction?.release(toEnd: !cancelled, duration: Self.duration * remaining)
    }
}
