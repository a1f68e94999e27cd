import CollageTesting
import Testing

@MainActor struct PropertyAnimatorTests {
    private func animator(_ stage: AnimationStage, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { stage.view.center.x = 105 }
    }

    @Test func `an animator runs to its end and reports its final position`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        #expect(animator.state == .inactive && stage.view.center.x == 5)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 105)
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
        stage.step(0.6)
        #expect(ended == [.end])
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test func `a delay precedes the animation`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        animator.startAnimation(afterDelay: 1)
        stage.step(1)
        #expect(stage.shown().position.x == 5)
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        #expect(animator.delay == 1)
        stage.step(1)
    }

    @Test func `a paused animation stops, follows its fraction, and continues from there`() {
        let stage = AnimationStage()
        let animator = animator(stage, curve: .easeIn)
        animator.startAnimation()
        stage.step(0.5)
        let seen = stage.shown().position.x
        #expect(seen < 50)
        animator.pauseAnimation()
        #expect(!animator.isRunning && animator.state == .active)
        #expect(abs(stage.shown().position.x - seen) < 1e-3)
        #expect(abs(animator.fractionComplete - (seen - 5) / 100) < 1e-4)
        stage.step(5)
        #expect(abs(stage.shown().position.x - seen) < 1e-3)
        animator.fractionComplete = 0.8
        #expect(abs(stage.shown().position.x - 85) < 1e-6)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(abs(stage.shown().position.x - 85) < 0.01)
        stage.step(0.05)
        #expect(stage.shown().position.x > 86)
        stage.step(1)
        #expect(stage.shown().position.x == 105)
        #expect(animator.state == .inactive)
    }

    @Test func `setting the fraction starts a paused animation`() {
        let stage = AnimationStage()
        let animator = animator(stage, curve: .easeInOut)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        #expect(abs(stage.shown().position.x - 30) < 1e-6)
        #expect(!stage.session.needsFrame)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(stage.shown().position.x < 25)
        animator.stopAnimation(true)
    }

    @Test func `a reversed animation returns to the first value and leaves the view with it`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        var ended: UIViewAnimatingPosition?
        animator.addCompletion { ended = $0 }
        animator.startAnimation()
        stage.step(0.6)
        animator.isReversed = true
        #expect(abs(stage.shown().position.x - 65) < 1e-6)
        #expect(abs(animator.fractionComplete - 0.4) < 1e-6)
        stage.step(0.3)
        #expect(abs(stage.shown().position.x - 35) < 1e-6)
        stage.step(0.4)
        #expect(ended == .start)
        #expect(stage.view.center.x == 5 && stage.shown().position.x == 5)
    }

    @Test func `the remainder can have another timing and duration`() {
        let stage = AnimationStage()
        let animator = animator(stage, curve: .easeIn)
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        stage.step(1)
        #expect(abs(stage.shown().position.x - 80) < 1e-6)
        stage.step(1.1)
        #expect(animator.state == .inactive)
    }

    @Test func `a stopped animation leaves the displayed values, and is finished at the specified position`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        var ended: UIViewAnimatingPosition?
        animator.addCompletion { ended = $0 }
        animator.startAnimation()
        stage.step(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(stage.view.center.x - 55) < 1e-6)
        animator.finishAnimation(at: .start)
        #expect(stage.view.center.x == 5)
        #expect(ended == .start && animator.state == .inactive)

        let second = self.animator(stage)
        second.addCompletion { _ in Issue.record("A stopped animation that isn't finished calls nobody") }
        second.startAnimation()
        stage.step(0.5)
        second.stopAnimation(true)
        #expect(second.state == .inactive)
        #expect(abs(stage.view.center.x - 55) < 1e-6)
        stage.step(1)
    }

    @Test func `changes can be added with a delay, before and while the animation runs`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.step(0.5)
        #expect(stage.shown().opacity == 1)
        stage.step(0.25)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        animator.addAnimations { stage.view.layer.cornerRadius = 8 }
        stage.step(0.125)
        #expect(abs(stage.shown().cornerRadius - 4) < 1e-6)
        stage.step(1)
    }

    @Test func `an animator that's paused at its end isn't finished`() {
        let stage = AnimationStage()
        let animator = animator(stage)
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in Issue.record("The animation is only paused") }
        animator.startAnimation()
        stage.step(1.5)
        #expect(animator.state == .active && !animator.isRunning)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        animator.stopAnimation(true)
    }

    @Test func `closures of views and keyframes inside follow the animator`() {
        let stage = AnimationStage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
                })
            UIView.animate(withDuration: 0.1) { stage.view.center.x = 105 }
        }
        animator.fractionComplete = 0.5
        #expect(stage.shown().opacity == 1)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        animator.fractionComplete = 0.75
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        animator.stopAnimation(true)
    }

    @Test func `a spring with a mass has its own duration`() {
        let stage = AnimationStage()
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 0.01, timingParameters: spring)
        animator.addAnimations { stage.view.center.x = 105 }
        animator.startAnimation()
        stage.step(0.1)
        // A critical spring: 1 - (1 + wt) e^-wt with w = 10.
        #expect(abs(stage.shown().position.x - (5 + 100 * (1 - 2 * 0.36787944))) < 0.01)
        stage.step(3)
        #expect(animator.state == .inactive)
    }

    @Test func `a running animator is retained, and released with its closures afterwards`() {
        final class Token {}
        let stage = AnimationStage()
        weak var token: Token?
        weak var weakAnimator: UIViewPropertyAnimator?
        do {
            let held = Token()
            token = held
            weakAnimator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0,
                animations: {
                    stage.view.alpha = 0; _ = held
                }, completion: { _ in _ = held })
        }
        stage.step(0.5)
        #expect(weakAnimator != nil)
        stage.step(0.6)
        #expect(weakAnimator == nil && token == nil)
    }

    @Test func `finishing an animator that wasn't stopped raises an exception`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil).finishAnimation(at: .end)
            }
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("should only be called on a stopped animator"))
    }
}
