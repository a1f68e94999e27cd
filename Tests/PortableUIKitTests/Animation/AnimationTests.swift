import DisplayList
@_spi(Collage) import PortableUIKit
import Testing

/// Each test activates its device in its body: all tests of the process share the main actor, and one body runs at a
/// time.
@MainActor struct AnimationTests {
    let clock: ManualClock
    let device: DeviceContext
    let session: AppSession
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        clock = ManualClock()
        device = DeviceContext(clock: clock)
        session = AppSession(device: device)
    }

    private func step(_ seconds: Double) {
        clock.advance(by: seconds)
        _ = session.renderFrame()
    }

    private func shown() -> LayerState { view.layer.state(at: clock.now) }

    @Test func `the model changes immediately and the presentation over time`() {
        device.activate()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        #expect(view.frame.origin.x == 100)
        #expect(shown().position.x == 5)
        step(0.5)
        #expect(abs(shown().position.x - 55) < 1e-9)
        step(0.5)
        #expect(shown().position.x == 105)
    }

    @Test func `the completion is called by the clock`() {
        device.activate()
        var finished: Bool?
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: { finished = $0 })
        step(0.29)
        #expect(finished == nil)
        step(0.02)
        #expect(finished == true)
    }

    @Test func `without changes, the completion is called with the next frame`() {
        device.activate()
        var finished: Bool?
        UIView.animate(withDuration: 0.3, animations: {}, completion: { finished = $0 })
        #expect(finished == nil)
        step(1.0 / 60)
        #expect(finished == true)
    }

    @Test func `a delayed animation shows its first value during the delay`() {
        device.activate()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { view.alpha = 0 })
        step(0.9)
        #expect(shown().opacity == 1)
        step(0.6)
        #expect(abs(shown().opacity - 0.5) < 1e-6)
    }

    @Test func `a second animation starts from the displayed value and ends the first`() {
        device.activate()
        var finished: Bool?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
            completion: { finished = $0 })
        step(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 1 })
        #expect(abs(shown().opacity - 0.5) < 1e-6)
        step(0.5)
        #expect(abs(shown().opacity - 0.75) < 1e-6)
        step(0.1)
        #expect(finished != nil)
    }

    @Test func `setting a value outside interrupts the animation and reports that it did not finish`() {
        device.activate()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
        step(0.5)
        view.alpha = 0.3
        #expect(abs(shown().opacity - 0.3) < 1e-6)
        step(1.0 / 60)
        #expect(finished == false)
    }

    @Test func `with animations disabled changes are applied immediately`() {
        device.activate()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(shown().opacity == 0)
        UIView.setAnimationsEnabled(true)
        UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 1 } }
        #expect(shown().opacity == 1)
    }

    @Test func `an inner animation has the outer duration`() {
        device.activate()
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        }
        step(1)
        #expect(shown().opacity > 0)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func `a rotation is animated as a rotation`() {
        device.activate()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        step(0.5)
        let transform = CATransform3DGetAffineTransform(shown().transform)
        #expect(abs(transform.a - cos(.pi / 4)) < 1e-9)
        #expect(abs(transform.b - sin(.pi / 4)) < 1e-9)
    }

    @Test func `finished groups release their closures`() {
        device.activate()
        final class Token {}
        weak var token: Token?
        do {
            let held = Token()
            token = held
            UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }, completion: { _ in _ = held })
        }
        #expect(token != nil)
        step(0.2)
        #expect(token == nil)
    }
}

struct TimingCurveTests {
    @Test func `curves start at zero and end at one`() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard] {
            #expect(curve.progress(at: 0, duration: 1) == 0)
            #expect(curve.progress(at: 1, duration: 1) == 1)
        }
    }

    @Test func `ease-in-out is symmetric`() {
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.5, duration: 1) - 0.5) < 1e-9)
        #expect(TimingCurve.easeIn.progress(at: 0.25, duration: 1) < 0.25)
        #expect(TimingCurve.easeOut.progress(at: 0.25, duration: 1) > 0.25)
    }

    @Test(arguments: [0.2, 0.5, 0.8, 1.0]) func `a spring has a thousandth left at its duration`(ratio: Double) {
        let spring = SpringCurve(duration: 0.7, dampingRatio: ratio)
        #expect(abs(spring.position(at: 0.7) - 1) <= 0.001 + 1e-9)
        #expect(spring.position(at: 0) == 0)
    }

    @Test func `a loose spring overshoots, and a tight one doesn't`() {
        let times = stride(from: 0.0, through: 1, by: 0.01)
        #expect(times.map { SpringCurve(duration: 1, dampingRatio: 0.3).position(at: $0) }.max()! > 1.1)
        #expect(times.map { SpringCurve(duration: 1, dampingRatio: 1).position(at: $0) }.max()! <= 1)
    }
}
