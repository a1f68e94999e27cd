import Foundation

/// An object that drives a transition's animation with a number from 0 to 1.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var driven = Driven()

    /// The animations that are driven: a group, or an animator that can be interrupted.
    private struct Driven {
        var group: AnimationGroup?
        var interruptible: (any UIViewImplicitlyAnimating)?
    }

    private var group: AnimationGroup? {
        get { driven.group }
        set { driven.group = newValue }
    }
    private var interruptible: (any UIViewImplicitlyAnimating)? {
        get { driven.interruptible }
        set { driven.interruptible = newValue }
    }

    /// Creates an object with a progress of 0.
    public override init() {
        super.init()
    }

    /// The duration of the transition without interaction, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The progress of the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the animation after the interaction. The default is 1, the animation's original speed.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the interaction. The default is `.easeInOut`.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing of a transition that begins without interaction, which replaces that of the animator's animations. The
    /// default is `nil`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that indicates whether the transition begins interactively. The default is `true`.
    open var wantsInteractiveStart = true

    /// Begins the animation, at 0.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? TransitionContext else { return }
        context = transitionContext
        percentComplete = 0
        if let interruptible = transition.interruptibleAnimator() {
            self.interruptible = interruptible
            duration = CGFloat((interruptible as? UIViewPropertyAnimator)?.duration ?? 0)
            return
        }
        let group = transition.animateHeld()
        duration = CGFloat(group.wholeDuration)
        self.group = group
    }

    /// Updates the progress of the transition, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard group != nil || interruptible != nil else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        group?.hold(at: self.percentComplete)
        interruptible?.fractionComplete = self.percentComplete
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses a running transition.
    open func pause() {
        if let interruptible {
            context?.pauseInteractiveTransition()
            interruptible.pauseAnimation()
            return update(interruptible.fractionComplete)
        }
        guard let group, let position = group.position else { return }
        context?.pauseInteractiveTransition()
        update(position.fraction)
    }

    /// Cancels the transition, which animates back to its start.
    open func cancel() {
        context?.cancelInteractiveTransition()
        release(toEnd: false)
    }

    /// Finishes the transition, which animates to its end.
    open func finish() {
        context?.finishInteractiveTransition()
        release(toEnd: true)
    }

    private func release(toEnd: Bool) {
        if let interruptible {
            self.interruptible = nil
            context = nil
            interruptible.isReversed = !toEnd
            interruptible.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
                durationFactor: 1 / max(completionSpeed, 0.01))
            return
        }
        guard let group else { return }
        let rest = toEnd ? 1 - percentComplete : percentComplete
        let speed = max(completionSpeed, 0.01)
        let isBack = !toEnd
        group.endAction = { [self] in
            // After a cancellation, values are reset before the animator cleans up.
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
