import CollageTesting
import Testing

/// A view that records its touches.
final class TouchLogView: UIView {
    var log: [String] = []
    var forwards = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        if forwards { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved")
        if forwards { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("ended")
        if forwards { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
        if forwards { super.touchesCancelled(touches, with: event) }
    }
}

@MainActor final class TouchDeliveryTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let outer = TouchLogView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = TouchLogView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    private func setUp() {
        outer.addSubview(inner)
        host.show(outer)
    }

    @Test func `the view that was hit receives all phases`() {
        setUp()
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 5, y: 5))
        finger.lift()
        #expect(inner.log == ["began", "moved", "ended"])
        #expect(outer.log.isEmpty)
    }

    @Test func `a touch that a view doesn't handle is sent up the responder chain`() {
        setUp()
        inner.forwards = true
        host.tap(inner)
        #expect(outer.log == ["began", "ended"])
    }

    @Test func `a recognized tap cancels the touch`() {
        setUp()
        let tap = UITapGestureRecognizer()
        inner.addGestureRecognizer(tap)
        host.tap(inner)
        #expect(inner.log == ["began", "cancelled"])
    }

    @Test func `a tap with cancelsTouchesInView off cancels nothing`() {
        setUp()
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        inner.addGestureRecognizer(tap)
        host.tap(inner)
        #expect(inner.log == ["began", "ended"])
    }

    @Test func `a delaying recognizer holds touches back until it fails`() {
        setUp()
        let press = UILongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        inner.addGestureRecognizer(press)
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        #expect(inner.log.isEmpty)
        finger.lift()
        #expect(inner.log == ["began", "ended"])
    }

    @Test func `a second finger isn't sent to a view for a single touch`() {
        setUp()
        let first = host.touch(at: CGPoint(x: 150, y: 150))
        let second = host.touch(at: CGPoint(x: 160, y: 160))
        second.lift()
        first.lift()
        #expect(inner.log == ["began", "ended"])
    }

    @Test func `the system cancels touches`() {
        setUp()
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        finger.cancel()
        #expect(inner.log == ["began", "cancelled"])
    }

    @Test func `a touch created by a test is at the origin, without a window`() {
        setUp()
        let touch = UITouch()
        #expect(touch.phase == .began && touch.tapCount == 1 && touch.window == nil && touch.view == nil)
        #expect(touch.location(in: nil) == .zero && touch.previousLocation(in: nil) == .zero)
        #expect(touch.location(in: UIView()) == .zero)
        inner.touchesBegan([touch], with: nil)
        #expect(inner.log == ["began"])
    }
}
