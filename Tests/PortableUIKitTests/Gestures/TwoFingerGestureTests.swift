import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKit
import Testing

@MainActor final class TwoFingerGestureTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let view = UIView(frame: .zero)
    let log = GestureLog()

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, as name: String) -> Recognizer {
        host.show(view)
        log.watch(recognizer, as: name)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test func `a pinch reports the change of the distance between the fingers`() {
        let pinch = add(UIPinchGestureRecognizer(), as: "pinch")
        let first = host.touch(at: CGPoint(x: 100, y: 300))
        #expect(log.states.isEmpty)
        let second = host.touch(at: CGPoint(x: 200, y: 300))
        second.move(to: CGPoint(x: 205, y: 300))
        #expect(log.states.isEmpty && pinch.scale == 1.05)
        second.move(to: CGPoint(x: 210, y: 300))
        #expect(log.states == ["pinch began"] && pinch.scale == 1)
        host.advance(by: 0.1)
        second.move(to: CGPoint(x: 320, y: 300))
        #expect(pinch.scale == 2 && pinch.velocity > 5 && pinch.location(in: view) == CGPoint(x: 210, y: 300))
        pinch.scale = 1
        second.move(to: CGPoint(x: 155, y: 300))
        #expect(pinch.scale == 0.25)
        second.lift()
        first.lift()
        #expect(log.states == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
        #expect(pinch.scale == 1 && pinch.velocity == 0)
    }

    @Test func `a recognizer follows touches of one type, unless it accepts several`() {
        let pinch = add(UIPinchGestureRecognizer(), as: "pinch")
        func touchWithBoth() -> Int {
            let finger = host.touch(at: CGPoint(x: 100, y: 300))
            let pointer = Point(x: 200, y: 300)
            for phase in [HostInput.Touch.Phase.began, .ended] {
                if phase == .ended { finger.lift() }
                host.session.receive(
                    .touch(HostInput.Touch(identifier: 7, phase: phase, location: pointer, button: .primary)))
                if phase == .began { counts.append(pinch.numberOfTouches) }
            }
            return counts.last ?? 0
        }
        var counts: [Int] = []
        #expect(touchWithBoth() == 1)
        pinch.requiresExclusiveTouchType = false
        #expect(touchWithBoth() == 2)
    }

    @Test func `one finger doesn't pinch`() {
        _ = add(UIPinchGestureRecognizer(), as: "pinch")
        _ = add(UIRotationGestureRecognizer(), as: "rotation")
        host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 500))
        #expect(log.states.isEmpty)
    }

    @Test func `a rotation reports the angle by which the fingers have rotated`() {
        let rotation = add(UIRotationGestureRecognizer(), as: "rotation")
        let center = CGPoint(x: 200, y: 300)
        _ = host.touch(at: center)
        let second = host.touch(at: CGPoint(x: 300, y: 300))
        var angle: CGFloat = 0
        // One and a half turns, after the tenth of a radian that makes it a rotation.
        for _ in 0..<31 {
            angle += .pi / 10
            host.advance(by: 1.0 / 60)
            second.move(to: CGPoint(x: center.x + 100 * cos(angle), y: center.y + 100 * sin(angle)))
        }
        #expect(log.states.first == "rotation began")
        #expect(abs(rotation.rotation - 3 * .pi) < 0.001)
        #expect(rotation.velocity > 15)
        rotation.rotation = 0
        angle -= .pi / 10
        second.move(to: CGPoint(x: center.x + 100 * cos(angle), y: center.y + 100 * sin(angle)))
        #expect(abs(rotation.rotation + .pi / 10) < 0.001)
        second.cancel()
        #expect(log.states.last == "rotation cancelled")
    }
}
