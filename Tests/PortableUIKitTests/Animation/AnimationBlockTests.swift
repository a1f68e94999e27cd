import CollageTesting
import DisplayList
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct AnimationBlockTests {
    @MainActor private final class Listener: NSObject {
        var log: [String] = []

        func starts(_ name: String?, context: UnsafeMutableRawPointer?) {
            log.append("start \(name ?? "-") \(context == nil ? "nothing" : "context")")
        }

        func stops(_ name: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            log.append("stop \(name ?? "-") \(finished.boolValue) \(context == nil ? "nothing" : "context")")
        }

        static let start = Selector("starts:context:", Listener.starts(_:context:))
        static let stop = Selector("stops:finished:context:", Listener.stops(_:finished:context:))
    }

    @Test func `changes between begin and commit are animated with the block's settings, and later changes aren't`() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(1)
        stage.view.frame.origin.x = 100
        UIView.commitAnimations()
        stage.view.alpha = 0.5
        #expect(stage.view.frame.origin.x == 100)
        #expect(stage.shown().opacity == 0.5)
        stage.step(1)
        #expect(stage.shown().position.x == 5)
        stage.step(1)
        #expect(abs(stage.shown().position.x - 55) < 1e-9)
        stage.step(1.1)
        #expect(stage.shown().position.x == 105)
    }

    @Test func `a block lasts 0.2 seconds by default, and a block without duration changes immediately`() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.step(0.1)
        #expect(abs(stage.shown().opacity - 0.5) < 0.01)
        stage.step(0.11)
        #expect(stage.shown().opacity == 0)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        stage.view.alpha = 1
        UIView.commitAnimations()
        #expect(stage.shown().opacity == 1)
    }

    @Test func `a nested block has separate settings`() {
        let stage = AnimationStage()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(inner)
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(4)
        UIView.setAnimationCurve(.linear)
        UIView.beginAnimations("inner", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        inner.alpha = 0
        UIView.commitAnimations()
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.step(0.5)
        #expect(abs(stage.shown(inner.layer).opacity - 0.5) < 1e-6)
        #expect(abs(stage.shown().opacity - 0.875) < 1e-6)
    }

    @Test func `the delegate is notified of the start after the delay and of the end, with the name and the context`() {
        let stage = AnimationStage()
        let listener = Listener()
        var value = 0
        withUnsafeMutablePointer(to: &value) { context in
            UIView.beginAnimations("fade", context: UnsafeMutableRawPointer(context))
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Listener.start)
            UIView.setAnimationDidStop(Listener.stop)
            UIView.setAnimationDelay(0.5)
            stage.view.alpha = 0
            UIView.commitAnimations()
            stage.step(0.4)
            #expect(listener.log.isEmpty)
            stage.step(0.15)
            #expect(listener.log == ["start fade context"])
            stage.step(0.3)
            #expect(listener.log == ["start fade context", "stop fade true context"])
        }
    }

    @Test func `an interrupted block stops without having finished`() {
        let stage = AnimationStage()
        let listener = Listener()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDidStop(Listener.stop)
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.step(0.1)
        stage.view.alpha = 1
        stage.step(0.1)
        #expect(listener.log == ["stop - false nothing"])
    }

    @Test func `the delegate is kept until the animations stop, and no longer`() {
        let stage = AnimationStage()
        weak var weakListener: Listener?
        do {
            let listener = Listener()
            weakListener = listener
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationWillStart(Listener.start)
            stage.view.alpha = 0
            UIView.commitAnimations()
        }
        #expect(weakListener != nil)
        stage.step(0.5)
        #expect(weakListener == nil)
    }

    @Test func `repeats autoreverse the given number of times`() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.step(1.5)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        stage.step(2)
        #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
        stage.step(0.6)
        #expect(stage.shown().opacity == 0)
    }

    @Test func `an animation starts at its date`() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationStart(.distantFuture)
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.step(10)
        #expect(stage.shown().opacity == 1)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationStart(.distantPast)
        stage.view.alpha = 0.5
        UIView.commitAnimations()
        stage.step(0.3)
        #expect(stage.shown().opacity == 0.5)
    }

    @Test func `a transition shows both contents for the block's duration, even if it's set later`() {
        let stage = AnimationStage()
        stage.view.backgroundColor = .red
        stage.step(0.1)
        func count() -> Int {
            func nodes(_ node: DisplayNode) -> Int { node.children.reduce(1) { $0 + nodes($1) } }
            return nodes(stage.step(0).root)
        }
        let still = count()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationTransition(.flipFromLeft, for: stage.view, cache: true)
        UIView.setAnimationDuration(2)
        stage.view.backgroundColor = .blue
        UIView.commitAnimations()
        stage.step(1.5)
        #expect(count() > still)
        stage.step(0.6)
        #expect(count() == still)
    }

    @Test func `with animations disabled a block changes immediately and still reports its end`() {
        let stage = AnimationStage()
        let listener = Listener()
        UIView.performWithoutAnimation {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop(Listener.stop)
            stage.view.alpha = 0
            UIView.commitAnimations()
        }
        #expect(stage.shown().opacity == 0)
        stage.step(0.1)
        #expect(listener.log == ["stop - true nothing"])
    }

    @Test func `a deleted view shrinks and fades, is removed from its superview, and keeps its properties`() {
        let stage = AnimationStage()
        var finished: Bool?
        UIView.perform(.delete, on: [stage.view], animations: nil) { finished = $0 }
        #expect(stage.view.superview === stage.window)
        stage.step(0.15)
        #expect(stage.shown().opacity < 1)
        stage.step(0.2)
        #expect(finished == true && stage.view.superview == nil)
        #expect(stage.view.alpha == 1 && stage.view.transform == .identity)
    }

    @Test func `settings outside of blocks change nothing`() {
        let stage = AnimationStage()
        UIView.setAnimationDuration(5)
        UIView.commitAnimations()
        stage.view.alpha = 0
        #expect(stage.shown().opacity == 0)
    }
}
