import Foundation

/// Drives the animation of a transition by a number from 0 to 1.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var group: AnimationGroup?

    /// A driver at 0.
    public override init() {
        super.init()
    }

    /// How long the transition takes by itself, in seconds.
    open private(set) var duration: CGFloat = 0
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest goes after the interaction; 1, the default, is the animation's own pace.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest; slow at both ends by default.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pace of a transition that begins without interaction; kept, without effect here.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins by hand; true by default.
    open var wantsInteractiveStart = true

    /// Begins the animation, at 0.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? TransitionContext else { return }
        context = transitionContext
        percentComplete = 0
        let group = transition.animateHeld()
        duration = CGFloat(group.wholeDuration)
        self.group = group
    }

    /// Moves the transition to a part of its way, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let group else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        group.hold(at: self.percentComplete)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Holds a transition that goes on by itself.
    open func pause() {
        guard let group, let position = group.position else { return }
        context?.pauseInteractiveTransition()
        update(position.fraction)
    }

    /// Lets the transition go back to where it began.
    open func cancel() {
        context?.cancelInteractiveTransition()
        release(toEnd: false)
    }

    /// Lets the transition go on to its end.
    open func finish() {
        context?.finishInteractiveTransition()
        release(toEnd: true)
    }

    private func release(toEnd: Bool) {
        guard let group else { return }
        let rest = toEnd ? 1 - percentComplete : percentComplete
        let speed = max(completionSpeed, 0.01)
        let isBack = !toEnd
        group.endAction = { [self] in
            // What went back has its first values again, before the animator cleans up.
            if isBack { for value in group.animatedValues { value.setModelValue(to: value.first) } }
            self.group = nil
            context = nil
            group.endAction = nil
            group.finish()
        }
        group.run(
            from: percentComplete, to: toEnd ? 1 : 0, isCurved: false, duration: Double(duration * rest / speed),
            curve: completionCurve.timingCurve)
        group.animator.add(group)
    }
}
