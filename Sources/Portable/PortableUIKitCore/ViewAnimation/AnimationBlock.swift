import Foundation

/// The state of a block between `beginAnimations` and `commitAnimations`, with its settings.
@MainActor
final class AnimationBlock {
    let name: String?
    let context: UnsafeMutableRawPointer?
    /// The animation context outside the block.
    let outer: AnimationContext?
    /// A Boolean value that indicates whether changes are animated.
    private let isEnabled = AnimationContext.isEnabled
    /// The duration of blocks that don't set one, in seconds.
    private static let usualDuration = 0.2

    var animation: AnimationContext {
        didSet { AnimationContext.replaceCurrent(by: isAnimated ? animation : nil) }
    }
    /// The object that is notified of the start and the end. It's retained until then, because the animation retains
    /// its block.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private var transitions: [CALayer] = []
    private var startTimer: FrameTimer?
    private var hasStarted = false

    private var isAnimated: Bool { isEnabled && animation.duration > 0 }

    /// Begins a block, which animates subsequent changes.
    init(name: String?, context: UnsafeMutableRawPointer?) {
        self.name = name
        self.context = context
        animation = UIView.context(
            duration: Self.usualDuration, delay: 0, curve: .easeInOut,
            options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve], completion: nil)
        outer = AnimationContext.enter(nil)
        AnimationContext.replaceCurrent(by: isAnimated ? animation : nil)
        animation.group.addCompletion { finished in self.end(finished) }
    }

    /// Adds a transition from the current content of a view to its content when the block is committed.
    func addTransition(_ kind: ContentTransition.Kind, of view: UIView) {
        guard isAnimated, view.window != nil else { return }
        view.layer.beginContentTransition(
            kind, duration: animation.duration, curve: animation.curve, from: 0, to: 1)
        if view.layer.isExchangingContent { transitions.append(view.layer) }
    }

    /// Ends the block and starts its animations.
    func commit() {
        AnimationContext.leave(to: outer)
        for layer in transitions {
            // The app can change the settings after adding the transition.
            layer.setContentTransitionTime(
                delay: animation.delay, duration: animation.duration, curve: animation.curve)
            animation.group.last(until: animation.group.now + animation.delay + animation.duration)
        }
        transitions = []
        if delegate != nil, willStart != nil {
            let timer = FrameTimer { [weak self] in self?.start() }
            timer.start(after: isAnimated ? animation.delay : 0)
            startTimer = timer
        }
        UIView.start(animation)
    }

    private func start() {
        guard !hasStarted else { return }
        hasStarted = true
        guard let delegate, let willStart else { return }
        willStart.send(to: delegate, sender: name, event: context)
    }

    private func end(_ finished: Bool) {
        start()
        startTimer = nil
        guard let delegate else { return }
        self.delegate = nil
        didStop?.send(
            to: delegate, sender: name,
            event: AdditionalArguments(second: NSNumber(value: finished), third: context))
    }
}
