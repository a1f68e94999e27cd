import CollageTesting
import Observation
@_spi(Collage) import PortableUIKit
import Testing

@Observable
private final class Model {
    var x: CGFloat = 0
    var alpha: CGFloat = 1
}

@MainActor struct FlushUpdatesTests {
    private final class Box: UIView {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var model: Model?

        override func updateProperties() {
            super.updateProperties()
            dot.alpha = model?.alpha ?? 1
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if dot.superview == nil { addSubview(dot) }
            dot.frame.origin.x = model?.x ?? 0
        }
    }

    private let stage = AnimationStage()
    private let model = Model()
    private let box = Box(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        box.model = model
        stage.window.addSubview(box)
        stage.step(0)
    }

    @Test func `changes of a model in the closure are animated without layoutIfNeeded`() {
        UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
            model.x = 80
            model.alpha = 0
        }
        stage.step(0.5)
        #expect(abs(stage.shown(box.dot.layer).position.x - 45) < 0.01)
        #expect(abs(stage.shown(box.dot.layer).opacity - 0.5) < 0.01)
        stage.step(1)
        #expect(box.dot.frame.minX == 80)
    }

    @Test func `changes before the closure aren't animated`() {
        model.x = 40
        UIView.animate(springDuration: 1, options: .flushUpdates) { model.alpha = 0 }
        stage.step(0.1)
        #expect(stage.shown(box.dot.layer).position.x == 45)
        #expect(stage.shown(box.dot.layer).opacity > 0.1)
    }

    @Test func `nested closures flush as well, and closures without animation don't animate`() {
        UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
            model.alpha = 0
            UIView.performWithoutAnimation { model.x = 80 }
        }
        stage.step(0.5)
        #expect(stage.shown(box.dot.layer).position.x == 85)
        #expect(abs(stage.shown(box.dot.layer).opacity - 0.5) < 0.01)
    }

    @Test func `without the option, nothing is animated`() {
        UIView.animate(withDuration: 1) { model.x = 80 }
        stage.step(0.5)
        #expect(stage.shown(box.dot.layer).position.x == 85)
    }

    @Test func `property animators can flush`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [model] in model.x = 80 }
        #expect(!animator.flushUpdates)
        animator.flushUpdates = true
        animator.startAnimation()
        stage.step(0.5)
        #expect(abs(stage.shown(box.dot.layer).position.x - 45) < 0.01)
    }
}
