import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

/// Records the calls of recognizers.
@MainActor final class GestureLog {
    var states: [String] = []

    func watch(_ recognizer: UIGestureRecognizer, as name: String) {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("changed:", GestureLog.changed))
    }

    func changed(_ recognizer: UIGestureRecognizer) {
        states.append("\(recognizer.name ?? "?") \(recognizer.state)")
    }
}

@MainActor final class GestureRecognizerTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let view = UIView(frame: .zero)
    let log = GestureLog()

    private func setUp() {
        host.show(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, as name: String) -> Recognizer {
        log.watch(recognizer, as: name)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    let middle = CGPoint(x: 200, y: 400)

    // MARK: Taps

    @Test func `a tap is recognized when the finger is lifted`() {
        setUp()
        _ = add(UITapGestureRecognizer(), as: "tap")
        let finger = host.touch(at: middle)
        #expect(log.states.isEmpty)
        finger.lift()
        #expect(log.states == ["tap ended"])
    }

    @Test func `a finger that moves away doesn't tap`() {
        setUp()
        _ = add(UITapGestureRecognizer(), as: "tap")
        host.drag(from: middle, to: CGPoint(x: 200, y: 500))
        #expect(log.states.isEmpty)
        host.tap(middle)
        #expect(log.states == ["tap ended"])
    }

    @Test func `a double tap requires two quick taps`() {
        setUp()
        let double = add(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        host.touch(at: middle).lift()
        host.advance(by: 1)
        host.touch(at: middle).lift()
        #expect(log.states.isEmpty)
        host.advance(by: 0.1)
        host.touch(at: middle).lift()
        #expect(log.states == ["double ended"])
    }

    @Test func `a single tap waits for the double tap to fail`() {
        setUp()
        let double = add(UITapGestureRecognizer(), as: "double")
        double.numberOfTapsRequired = 2
        let single = add(UITapGestureRecognizer(), as: "single")
        single.require(toFail: double)
        host.touch(at: middle).lift()
        host.advance(by: 0.1)
        #expect(log.states.isEmpty)
        host.advance(by: 0.4)
        #expect(log.states == ["single ended"])
        host.touch(at: middle).lift()
        host.advance(by: 0.1)
        host.touch(at: middle).lift()
        host.advance(by: 1)
        #expect(log.states == ["single ended", "double ended"])
    }

    // MARK: Pans

    @Test func `a pan begins after ten points, which don't count`() {
        setUp()
        let pan = add(UIPanGestureRecognizer(), as: "pan")
        let finger = host.touch(at: middle)
        finger.move(to: CGPoint(x: 200, y: 409))
        #expect(pan.state == .possible)
        finger.move(to: CGPoint(x: 200, y: 415))
        #expect(pan.state == .began)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 5))
        finger.move(to: CGPoint(x: 200, y: 435))
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 25))
        pan.setTranslation(.zero, in: view)
        finger.move(to: CGPoint(x: 203, y: 435))
        #expect(pan.translation(in: view) == CGPoint(x: 3, y: 0))
        finger.lift()
        #expect(log.states == ["pan began", "pan changed", "pan changed", "pan ended"])
        #expect(pan.state == .possible)
    }

    @Test func `a pan has the velocity of the finger`() {
        setUp()
        let pan = add(UIPanGestureRecognizer(), as: "pan")
        let finger = host.touch(at: middle)
        for step in 1...10 {
            host.advance(by: 0.01)
            finger.move(to: CGPoint(x: 200 + Double(step) * 5, y: 400))
        }
        #expect(abs(pan.velocity(in: view).x - 500) < 1e-6)
        finger.lift()
    }

    // MARK: Long presses

    @Test func `a long press begins after half a second`() {
        setUp()
        _ = add(UILongPressGestureRecognizer(), as: "press")
        let finger = host.touch(at: middle)
        host.advance(by: 0.4)
        #expect(log.states.isEmpty)
        host.advance(by: 0.1)
        #expect(log.states == ["press began"])
        finger.move(to: CGPoint(x: 300, y: 400))
        finger.lift()
        #expect(log.states == ["press began", "press changed", "press ended"])
    }

    @Test func `a long press fails if the finger moves`() {
        setUp()
        _ = add(UILongPressGestureRecognizer(), as: "press")
        let finger = host.touch(at: middle)
        finger.move(to: CGPoint(x: 211, y: 400))
        host.advance(by: 1)
        finger.lift()
        #expect(log.states.isEmpty)
    }

    @Test func `a swipe is recognized only in its direction`() {
        setUp()
        let swipe = add(UISwipeGestureRecognizer(), as: "swipe")
        swipe.direction = .left
        host.drag(from: middle, to: CGPoint(x: 350, y: 400), duration: 0.2, rests: false)
        #expect(log.states.isEmpty)
        host.drag(from: middle, to: CGPoint(x: 50, y: 400), duration: 0.2, rests: false)
        #expect(log.states == ["swipe ended"])
    }

    // MARK: Together

    @Test func `the innermost recognizer takes precedence`() {
        setUp()
        _ = add(UITapGestureRecognizer(), as: "outer")
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        let tap = UITapGestureRecognizer()
        log.watch(tap, as: "inner")
        inner.addGestureRecognizer(tap)
        host.tap(middle)
        #expect(log.states == ["inner ended"])
    }

    private final class Permissive: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            true
        }
    }

    @Test func `both recognize if one delegate allows it`() {
        setUp()
        let delegate = Permissive()
        let first = add(UITapGestureRecognizer(), as: "first")
        first.delegate = delegate
        _ = add(UITapGestureRecognizer(), as: "second")
        host.tap(middle)
        #expect(log.states == ["first ended", "second ended"])
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `the delegate keeps a recognizer from beginning`() {
        setUp()
        let delegate = Refusing()
        let first = add(UITapGestureRecognizer(), as: "first")
        first.delegate = delegate
        _ = add(UITapGestureRecognizer(), as: "second")
        host.tap(middle)
        #expect(log.states == ["second ended"])
    }

    @Test func `disabling a recognizer cancels its gesture`() {
        setUp()
        let pan = add(UIPanGestureRecognizer(), as: "pan")
        let finger = host.touch(at: middle)
        finger.move(to: CGPoint(x: 200, y: 450))
        pan.isEnabled = false
        #expect(log.states == ["pan began", "pan cancelled"])
        finger.move(to: CGPoint(x: 200, y: 470))
        finger.lift()
        pan.isEnabled = true
        host.tap(middle)
        #expect(log.states == ["pan began", "pan cancelled"])
    }

    @Test func `a target is called once and isn't retained`() {
        setUp()
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        weak var gone: GestureLog?
        do {
            let log = GestureLog()
            gone = log
            log.watch(tap, as: "tap")
            log.watch(tap, as: "tap")
            host.tap(middle)
            #expect(log.states == ["tap ended"])
        }
        #expect(gone == nil)
        host.tap(middle)
    }

    @Test func `a recognizer is deallocated with its view`() {
        setUp()
        weak var gone: UIGestureRecognizer?
        do {
            let inner = UIView(frame: view.bounds)
            let tap = UITapGestureRecognizer()
            gone = tap
            inner.addGestureRecognizer(tap)
            view.addSubview(inner)
            host.tap(middle)
            inner.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
