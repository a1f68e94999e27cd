import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct ExtremeTimeTests {
    /// A function that animates a view with a numeric parameter.
    struct TimedAnimation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let start: @MainActor @Sendable (UIView, Double) -> Void

        init(_ name: String, _ start: @escaping @MainActor @Sendable (UIView, Double) -> Void) {
            testDescription = name
            self.start = start
        }
    }

    @Test(arguments: blocks + keyframes + animators + layers)
    func `views stay finite, can be drawn, and can be animated again`(animation: TimedAnimation) throws {
        for number in NumericProperty.numbers {
            let host = TestHost(size: CGSize(width: 320, height: 480))
            let container = UIView(), view = UIView(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
            view.backgroundColor = .systemTeal
            container.addSubview(view)
            host.show(container)
            _ = try Diagnostics.capture {
                host.run { animation.start(view, number) }
                for _ in 0..<3 { host.advance(by: 0.2) }
                _ = try host.snapshot(.text)
                host.run { view.layer.removeAllAnimations() }
                host.advance(by: 0.1)
                host.run { UIView.animate(withDuration: 0.1) { view.frame.origin.x = 100 } }
                host.settle()
            }
            #expect(view.frame.origin.x == 100, "\(number)")
            #expect(Self.isFinite(view.frame), "\(number)")
        }
    }

    private static func isFinite(_ rect: CGRect) -> Bool {
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    }

    private static func move(_ view: UIView) { view.center.y = 300 }

    private nonisolated static let blocks: [TimedAnimation] = [
        TimedAnimation("animate(withDuration:)") { view, number in
            UIView.animate(withDuration: number) { move(view) }
        },
        TimedAnimation("delay:") { view, number in
            UIView.animate(withDuration: 0.2, delay: number) { move(view) }
        },
        TimedAnimation("withDuration:delay:") { view, number in
            UIView.animate(withDuration: number, delay: number, options: [.repeat, .autoreverse]) { move(view) }
        },
        TimedAnimation("usingSpringWithDamping:") { view, number in
            UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: 0) {
                move(view)
            }
        },
        TimedAnimation("initialSpringVelocity:") { view, number in
            UIView.animate(withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: number) {
                move(view)
            }
        },
        TimedAnimation("springDuration:") { view, number in
            UIView.animate(springDuration: number, bounce: 0.2) { move(view) }
        },
        TimedAnimation("bounce:") { view, number in UIView.animate(bounce: number) { move(view) } },
        TimedAnimation("modifyAnimations(withRepeatCount:)") { view, number in
            UIView.animate(withDuration: 0.2) {
                UIView.modifyAnimations(withRepeatCount: number, autoreverses: true) { move(view) }
            }
        },
        TimedAnimation("transition(with:duration:)") { view, number in
            UIView.transition(with: view, duration: number, options: .transitionFlipFromLeft) { move(view) }
        },
        TimedAnimation("setAnimationDuration(_:)") { view, number in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(number)
            UIView.setAnimationDelay(number)
            UIView.setAnimationRepeatCount(Float(number))
            move(view)
            UIView.commitAnimations()
        },
    ]

    private nonisolated static let keyframes: [TimedAnimation] = [
        TimedAnimation("animateKeyframes(withDuration:delay:)") { view, number in
            UIView.animateKeyframes(withDuration: number, delay: number) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { move(view) }
            }
        },
        TimedAnimation("addKeyframe(withRelativeStartTime:)") { view, number in
            UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: 0.5) { move(view) }
            }
        },
        TimedAnimation("relativeDuration:") { view, number in
            UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: number) { move(view) }
            }
        },
    ]

    private nonisolated static let animators: [TimedAnimation] = [
        TimedAnimation("UIViewPropertyAnimator.duration") { view, number in
            UIViewPropertyAnimator(duration: number, curve: .easeIn) { move(view) }.startAnimation(afterDelay: 0.1)
        },
        TimedAnimation("startAnimation(afterDelay:)") { view, number in
            UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.5) { move(view) }.startAnimation(afterDelay: number)
        },
        TimedAnimation("dampingRatio:") { view, number in
            UIViewPropertyAnimator(duration: 0.2, dampingRatio: number) { move(view) }.startAnimation()
        },
        TimedAnimation("controlPoint1:") { view, number in
            UIViewPropertyAnimator(
                duration: 0.2, controlPoint1: CGPoint(x: number, y: number), controlPoint2: CGPoint(x: number, y: 1)
            ) { move(view) }.startAnimation()
        },
        TimedAnimation("fractionComplete") { view, number in
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { move(view) }
            animator.fractionComplete = number
            animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
        },
        TimedAnimation("UISpringTimingParameters.mass") { view, number in
            let spring = UISpringTimingParameters(
                mass: number, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: number, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: spring)
            animator.addAnimations { move(view) }
            animator.startAnimation()
        },
        TimedAnimation("UISpringTimingParameters.stiffness") { view, number in
            let spring = UISpringTimingParameters(
                mass: 1, stiffness: number, damping: number, initialVelocity: .zero)
            let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: spring)
            animator.addAnimations { move(view) }
            animator.startAnimation()
        },
    ]

    private nonisolated static let layers: [TimedAnimation] = [
        TimedAnimation("CABasicAnimation.duration") { view, number in
            add(to: view) { $0.duration = number }
        },
        TimedAnimation("CABasicAnimation.beginTime") { view, number in
            add(to: view) { $0.beginTime = number }
        },
        TimedAnimation("CABasicAnimation.speed") { view, number in
            add(to: view) { $0.speed = Float(number) }
        },
        TimedAnimation("CABasicAnimation.timeOffset") { view, number in
            add(to: view) { $0.timeOffset = number }
        },
        TimedAnimation("CABasicAnimation.repeatCount") { view, number in
            add(to: view) {
                $0.repeatCount = Float(number)
                $0.autoreverses = true
            }
        },
        TimedAnimation("CABasicAnimation.repeatDuration") { view, number in
            add(to: view) { $0.repeatDuration = number }
        },
        TimedAnimation("CAKeyframeAnimation.keyTimes") { view, number in
            let animation = CAKeyframeAnimation(keyPath: "position.y")
            animation.values = [0, 100, 50]
            animation.keyTimes = [0, number as NSNumber, 1]
            animation.duration = 0.2
            view.layer.add(animation, forKey: nil)
        },
        TimedAnimation("CASpringAnimation.mass") { view, number in
            let animation = CASpringAnimation(keyPath: "position.y")
            animation.mass = number
            animation.stiffness = number
            animation.damping = number
            animation.initialVelocity = number
            animation.toValue = 300
            animation.duration = animation.settlingDuration
            view.layer.add(animation, forKey: nil)
        },
        TimedAnimation("CATransaction.setAnimationDuration(_:)") { view, number in
            CATransaction.begin()
            CATransaction.setAnimationDuration(number)
            let layer = CALayer()
            view.layer.addSublayer(layer)
            layer.position.x = 20
            CATransaction.commit()
        },
        TimedAnimation("CALayer.speed") { view, number in
            view.layer.speed = Float(number)
            UIView.animate(withDuration: 0.2) { move(view) }
            view.layer.timeOffset = number
            view.layer.beginTime = number
        },
        TimedAnimation("CADisplayLink.preferredFrameRateRange") { view, number in
            let link = CADisplayLink(target: view, selector: Selector("setNeedsLayout", UIView.setNeedsLayout))
            let rate = Float(number)
            link.preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
            link.add(to: .main, forMode: .common)
            _ = link.frameInterval
            link.frameInterval = 4
        },
    ]

    private static func add(to view: UIView, _ change: (CABasicAnimation) -> Void) {
        let animation = CABasicAnimation(keyPath: "position.y")
        animation.fromValue = 0
        animation.toValue = 300
        animation.duration = 0.2
        change(animation)
        view.layer.add(animation, forKey: "number")
    }
}
