import CollageTesting
import Testing

@MainActor struct KeyframeAnimationTests {
    /// A linear curve, as an option for keyframes.
    private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    @Test func `each keyframe has its part of the time, and the last value is the model's`() {
        let stage = AnimationStage()
        var finished: Bool?
        UIView.animateKeyframes(
            withDuration: 10, delay: 0, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { stage.view.center.x = 5 }
            }, completion: { finished = $0 })
        #expect(stage.view.center.x == 5)
        stage.step(2.5)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        stage.step(3.5)
        #expect(abs(stage.shown().position.x - 105) < 1e-6)
        stage.step(2.5)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
        stage.step(1.5)
        #expect(stage.shown().position.x == 5)
        #expect(finished == true)
    }

    @Test func `discrete values jump at the ends of their keyframes`() {
        let stage = AnimationStage()
        UIView.animateKeyframes(
            withDuration: 1, delay: 0,
            options: [
                UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                .calculationModeDiscrete,
            ],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.alpha = 0.5 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
            })
        stage.step(0.4)
        #expect(stage.shown().opacity == 1)
        stage.step(0.2)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    }

    @Test func `paced values ignore their times and keep a constant speed`() {
        let stage = AnimationStage()
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [linear, .calculationModePaced],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { stage.view.center.x = 35 }
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { stage.view.center.x = 45 }
            })
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - 25) < 1e-6)
    }

    @Test
    func
        `changes outside of keyframes last the whole duration, and keyframes outside of a block are applied immediately`()
    {
        let stage = AnimationStage()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear, animations: { stage.view.alpha = 0 })
        stage.step(0.5)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 50 }
        #expect(stage.shown().position.x == 50)
    }

    @Test func `a repeated animation that autoreverses starts over`() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
            stage.view.alpha = 0
        }
        stage.step(1.25)
        #expect(abs(stage.shown().opacity - 0.25) < 1e-6)
        stage.step(1)
        #expect(abs(stage.shown().opacity - 0.75) < 1e-6)
        #expect(!stage.session.needsFrame)
        #expect(stage.session.nextFrameTime == stage.clock.now)
        stage.view.layer.removeAllAnimations()
        #expect(stage.shown().opacity == 0)
    }

    @Test func `a repeat count can be set for some of the changes`() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { stage.view.alpha = 0 }
        }
        stage.step(1.5)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        stage.step(1)
        #expect(stage.shown().opacity == 0)
    }

    @Test func `a spring with a bounce lasts mainly its period, and overshoots`() {
        let stage = AnimationStage()
        var ended = false
        UIView.animate(springDuration: 0.5, bounce: 0.4, animations: { stage.view.center.x = 105 }) { _ in ended = true
        }
        var highest: CGFloat = 0
        for _ in 0..<30 {
            stage.step(1.0 / 60)
            highest = max(highest, stage.shown().position.x)
        }
        #expect(highest > 106)
        #expect(!ended)
        stage.step(1)
        #expect(ended)
    }
}
