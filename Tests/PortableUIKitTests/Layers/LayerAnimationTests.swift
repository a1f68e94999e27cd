import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct LayerAnimationTests {
    private func layer(on stage: AnimationStage, _ layer: CALayer = CALayer()) -> CALayer {
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.view.layer.addSublayer(layer)
        stage.step(0)
        return layer
    }

    @Test func `a basic animation shows its values for its duration, then the layer's own`() {
        let stage = AnimationStage()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 0.5
        animation.duration = 2
        stage.view.layer.add(animation, forKey: "fade")
        #expect(stage.view.layer.animationKeys() == ["fade"])
        #expect(stage.shown().opacity == 0)
        stage.step(1)
        #expect(abs(stage.shown().opacity - 0.25) < 1e-6)
        #expect(abs((stage.view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
        #expect(stage.view.layer.opacity == 1)
        stage.step(1)
        #expect(stage.shown().opacity == 1)
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test(
        arguments: [
            (10.0, 30.0, nil, 20.0), (10, nil, 40, 30), (nil, 30, 20, 20), (10, nil, nil, 7.5), (nil, 15, nil, 10),
            (nil, nil, 10, 10),
        ] as [(Double?, Double?, Double?, Double)])
    func `fromValue, toValue, and byValue determine each other, or use the layer's value`(
        from: Double?, to: Double?, by: Double?, middle: Double
    ) {
        let stage = AnimationStage()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        stage.view.layer.add(animation, forKey: nil)
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - middle) < 1e-6)
        #expect(stage.shown().position.y == 5)
    }

    @Test func `repetitions, autoreversal, and values outside of them follow the timing`() {
        let stage = AnimationStage()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = 0
        animation.toValue = 10
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = 1.5
        animation.beginTime = CACurrentMediaTime() + 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        let layer = stage.view.layer
        layer.cornerRadius = 3
        layer.add(animation, forKey: "round")
        #expect(stage.shown().cornerRadius == 0)
        stage.step(1.5)
        #expect(abs(stage.shown().cornerRadius - 5) < 1e-6)
        stage.step(1)
        #expect(abs(stage.shown().cornerRadius - 5) < 1e-6)
        stage.step(3)
        #expect(stage.shown().cornerRadius == 10)
        #expect(layer.animationKeys() == ["round"])
        #expect(!stage.session.needsFrame)
        layer.removeAnimation(forKey: "round")
        #expect(stage.shown().cornerRadius == 3)
    }

    @Test func `the delegate is notified of the start and the end, with whether the animation finished`() {
        final class Listener: NSObject, CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }
        let stage = AnimationStage()
        let listener = Listener()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.toValue = 0
        animation.duration = 1
        animation.delegate = listener
        stage.view.layer.add(animation, forKey: "fade")
        stage.step(0.1)
        stage.step(1)
        stage.view.layer.add(animation, forKey: "fade")
        stage.step(0.1)
        stage.view.layer.add(animation, forKey: "fade")
        #expect(listener.heard == ["start", "stop true", "start", "stop false"])
        stage.step(2)
    }

    @Test func `parts of a transform can be rotated, scaled, and moved separately`() {
        let stage = AnimationStage()
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = Double.pi
        turn.duration = 1
        stage.view.layer.add(turn, forKey: nil)
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.toValue = 3
        grow.duration = 1
        stage.view.layer.add(grow, forKey: nil)
        stage.step(0.5)
        let shown = CATransform3DGetAffineTransform(stage.shown().transform)
        #expect(abs(shown.a) < 1e-6 && abs(shown.b - 2) < 1e-6)
    }

    @Test func `keyframes pass through values at their times, or along a path`() {
        let stage = AnimationStage()
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 10, -10, 0]
        shake.keyTimes = [0, 0.2, 0.6, 1]
        shake.isAdditive = true
        shake.duration = 1
        stage.view.layer.add(shake, forKey: "shake")
        stage.step(0.4)
        #expect(abs(stage.shown().position.x - 5) < 1e-6)
        stage.step(0.2)
        #expect(abs(stage.shown().position.x + 5) < 1e-6)
        stage.step(1)

        let walk = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        walk.path = path
        walk.duration = 1
        walk.calculationMode = .paced
        walk.rotationMode = .rotateAuto
        stage.view.layer.add(walk, forKey: "walk")
        stage.step(0.5)
        #expect(abs(stage.shown().position.x - 20) < 1e-6)
        stage.step(0.4)
        #expect(abs(stage.shown().position.y - 6) < 1e-6)
        #expect(abs(CATransform3DGetAffineTransform(stage.shown().transform).b - 1) < 1e-6)
    }

    @Test func `a group shares its time, and clips longer animations`() {
        let stage = AnimationStage()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 105
        move.duration = 10
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 1
        stage.view.layer.add(group, forKey: nil)
        stage.step(0.5)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        #expect(abs(stage.shown().position.x - 10) < 1e-6)
        stage.step(0.6)
        #expect(stage.shown().position.x == 5)
    }

    @Test func `a spring settles in its settlingDuration`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
        #expect(abs(spring.bounce - 0.5) < 1e-6)
        #expect((1.3...1.5).contains(spring.settlingDuration))
        let stage = AnimationStage()
        spring.toValue = 105
        spring.duration = spring.settlingDuration
        stage.view.layer.add(spring, forKey: nil)
        stage.step(0.4)
        #expect(stage.shown().position.x > 115)
    }

    @Test func `a layer without a view is animated implicitly once it has been shown, unless actions are disabled`() {
        let stage = AnimationStage()
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        _ = self.layer(on: stage, layer)
        layer.opacity = 1
        #expect(layer.animationKeys() == ["opacity"])
        #expect(stage.shown(layer).opacity == 0.5)
        stage.step(0.3)
        #expect(stage.shown(layer).opacity == 1)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        CATransaction.commit()
        #expect(stage.shown(layer).opacity == 0)
        layer.actions = ["cornerRadius": NSNull()]
        layer.cornerRadius = 4
        #expect(stage.shown(layer).cornerRadius == 4)
    }

    @Test func `a transaction sets the duration, and its completion waits for layers and views`() {
        let stage = AnimationStage()
        let layer = layer(on: stage)
        var ended = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { ended += 1 }
        layer.position.x = 20
        UIView.animate(withDuration: 3) { stage.view.alpha = 0 }
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        stage.step(1)
        #expect(abs(stage.shown(layer).position.x - 10) < 1e-6)
        stage.step(1.5)
        #expect(ended == 0)
        stage.step(1)
        #expect(ended == 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended += 1 }
        CATransaction.commit()
        #expect(ended == 2)
    }

    @Test func `shapes and gradients animate their drawing properties`() {
        let stage = AnimationStage()
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        shape.path = path
        shape.strokeColor = .black
        _ = layer(on: stage, shape)
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        grow.fromValue = 0
        grow.toValue = 1
        grow.duration = 1
        shape.add(grow, forKey: "grow")
        stage.step(0.25)
        let commands = shape.displayNode(at: stage.clock.now)?.commands ?? []
        let expected = Path([.move(.init(x: 0, y: 0)), .line(.init(x: 25, y: 0))])
        let isStroked = commands.contains { if case .stroke(expected, _, _) = $0 { true } else { false } }
        #expect(isStroked)
        #expect(shape.presentation()?.strokeEnd == 0.25)
        stage.step(1)
        #expect(shape.presentation()?.strokeEnd == 1)
    }

    @Test func `a layer with a speed of 0 holds its animations, and continues from there`() {
        let stage = AnimationStage()
        let layer = stage.view.layer
        let move = CABasicAnimation(keyPath: "position.x")
        move.toValue = 105
        move.duration = 1
        layer.add(move, forKey: "move")
        stage.step(0.25)
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
        stage.step(5)
        #expect(abs(stage.shown().position.x - 30) < 1e-6)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
        stage.step(0.25)
        #expect(abs(stage.shown().position.x - 55) < 1e-6)
    }

    @Test func `a transition leads from the old to the new content of a view`() throws {
        let stage = AnimationStage()
        stage.view.backgroundColor = .red
        stage.step(0)
        var ended = false
        UIView.transition(
            with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: { stage.view.backgroundColor = .blue }, completion: { ended = $0 })
        stage.step(0.25)
        let node = try #require(stage.view.layer.displayNode(at: stage.clock.now))
        #expect(node.children.count == 2)
        #expect(abs((node.children.last?.opacity ?? 0) - 0.75) < 1e-6)
        #expect(node.children.last?.backgroundColor == UIColor.red.cgColor.color)
        #expect(!ended)
        stage.step(1)
        #expect(ended)
        #expect(stage.view.layer.displayNode(at: stage.clock.now)?.children.isEmpty == true)
    }

    @Test func `a view replaces another one in its superview`() {
        let stage = AnimationStage()
        let other = UIView(frame: stage.view.frame)
        UIView.transition(from: stage.view, to: other, duration: 1, options: .transitionFlipFromLeft)
        #expect(other.superview === stage.window && stage.view.superview == nil)
        stage.step(0.25)
        stage.step(1)
        UIView.transition(
            from: other, to: stage.view, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
        #expect(other.isHidden && !stage.view.isHidden)
        stage.step(2)
    }
}
