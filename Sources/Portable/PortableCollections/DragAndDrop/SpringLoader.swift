/// Observes a drag, and activates the spring-loaded view under it if the finger rests there.
@MainActor
final class SpringLoader {
    /// The time that the finger rests before the view flashes, in seconds; not recorded.
    private static let restDuration = 0.6
    /// The distance that the finger can move while resting, in points.
    private static let slack: CGFloat = 12

    private let session: DragSession
    private var current: (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)?
    private var restingPoint = CGPoint.zero
    private lazy var timer = FrameTimer { [weak self] in self?.waitIsOver() }
    /// The last activated interaction, until the drag leaves its view or target.
    private var done: (interaction: UISpringLoadedInteraction, target: SpringLoadingTarget)?

    init(_ session: DragSession) {
        self.session = session
    }

    /// Called when the finger has moved.
    func track() {
        guard let found = interaction(under: session.windowLocation) else { return stop() }
        if current?.interaction !== found {
            stop()
            current = (found, SpringLoadingContext(session, found))
        }
        guard let (interaction, context) = current else { return }
        let before = context.target
        let isAllowed = interaction.interactionBehavior.shouldAllow(interaction, with: context)
        let target = context.target
        if let done, done.interaction !== interaction || done.target != target { self.done = nil }
        guard isAllowed, done == nil else { return set(.inactive) }
        let hasMovedTooFar = distance(from: restingPoint, to: session.windowLocation) > Self.slack
        guard context.state == .inactive || before != target || hasMovedTooFar else { return }
        restingPoint = session.windowLocation
        set(.possible)
        timer.start(after: Self.restDuration, for: interaction.view)
    }

    /// Called when the drag has ended, or has left the view.
    func stop() {
        timer.stop()
        done = nil
        guard let (interaction, context) = current else { return }
        if context.state != .inactive {
            set(.inactive)
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
        current = nil
    }

    private func waitIsOver() {
        guard let (interaction, context) = current, interaction.view?.window != nil else { return stop() }
        if context.state == .possible {
            set(.activating)
            timer.start(after: SpringLoadingFlash.duration, for: interaction.view)
        } else if context.state == .activating {
            done = (interaction, context.target)
            set(.activated)
            interaction.activate(context)
            interaction.interactionBehavior.interactionDidFinish(interaction)
            context.state = .inactive
        }
    }

    private func set(_ state: UISpringLoadedInteractionEffectState) {
        if state == .inactive { timer.stop() }
        guard let (interaction, context) = current, context.state != state else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    /// Returns the spring-loaded interaction of the innermost view under a point that has one.
    private func interaction(under point: CGPoint) -> UISpringLoadedInteraction? {
        var view = session.window?.hitTest(point, with: nil)
        while let current = view {
            if let found = current.interactions.lazy.compactMap({ $0 as? UISpringLoadedInteraction }).last {
                return found
            }
            view = current.superview
        }
        return nil
    }
}

/// The target of spring loading under a drag.
struct SpringLoadingTarget: Equatable {
    let view: ObjectIdentifier?
    let item: AnyHashable?

    @MainActor
    init(_ context: SpringLoadingContext) {
        view = context.targetView.map(ObjectIdentifier.init)
        item = (context.targetItem as? AnyHashable) ?? (context.targetItem as AnyObject?).map { ObjectIdentifier($0) }
    }
}

/// The view and the location of a drag, for spring loading.
final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    private let session: DragSession

    init(_ session: DragSession, _ interaction: UISpringLoadedInteraction) {
        self.session = session
        super.init()
        targetView = interaction.view
    }

    var target: SpringLoadingTarget { SpringLoadingTarget(self) }

    func location(in view: UIView?) -> CGPoint {
        view.map { session.location(in: $0) } ?? session.windowLocation
    }
}
