import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

/// Controls in views with gesture recognizers.
@MainActor struct ControlsAndRecognizersTests {
    private let host = TestHost(size: CGSize(width: 300, height: 300), safeAreaInsets: .zero)
    private let view = UIView()

    private func put<Control: UIControl>(_ control: Control) -> Control {
        control.frame = CGRect(x: 50, y: 100, width: 200, height: 44)
        view.addSubview(control)
        host.show(view)
        return control
    }

    @Test func `a tap on a button performs its action, and a recognizer of the superview doesn't recognize it`() {
        let log = RecognizerLog(UITapGestureRecognizer(), of: view)
        var hits = 0
        let button = put(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in hits += 1 }))
        host.tap(button)
        #expect(hits == 1 && log.states.isEmpty)
        host.tap(CGPoint(x: 20, y: 20))
        #expect(hits == 1 && log.states == [.ended])
    }

    @Test func `two taps and custom controls don't prevent recognizers of the superview`() throws {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let (single, log) = (RecognizerLog(UITapGestureRecognizer(), of: view), RecognizerLog(double, of: view))
        let button = put(UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in }))
        try host.element(.label("Go")).tap(count: 2)
        #expect(log.states == [.ended] && single.states.isEmpty)
        button.removeFromSuperview()
        host.tap(put(UIControl()))
        #expect(single.states == [.ended])
    }

    @Test func `a horizontal pan begins on a slider, but not on its thumb`() {
        let log = RecognizerLog(UIPanGestureRecognizer(), of: view)
        let slider = put(UISlider())
        slider.value = 0.5
        host.drag(from: CGPoint(x: 150, y: 122), to: CGPoint(x: 190, y: 122))
        #expect(log.states.isEmpty && slider.value > 0.6)
        host.drag(from: CGPoint(x: 70, y: 122), to: CGPoint(x: 130, y: 122))
        #expect(log.states.first == .began)
    }

    @Test func `a vertical pan begins on the thumb of a slider`() {
        let log = RecognizerLog(UIPanGestureRecognizer(), of: view)
        let slider = put(UISlider())
        slider.value = 0.5
        host.drag(from: CGPoint(x: 150, y: 122), to: CGPoint(x: 150, y: 200))
        #expect(log.states.first == .began)
    }

    @Test func `a drag along a switch turns it on, and isn't a swipe`() {
        let swipe = UISwipeGestureRecognizer()
        let log = RecognizerLog(swipe, of: view)
        let toggle = put(UISwitch())
        let y = toggle.frame.midY
        host.drag(
            from: CGPoint(x: toggle.frame.minX + 10, y: y), to: CGPoint(x: toggle.frame.maxX + 40, y: y), duration: 0.1,
            rests: false)
        #expect(toggle.isOn && log.states.isEmpty)
    }
}

/// The states that a recognizer of a view reports.
@MainActor private final class RecognizerLog {
    private(set) var states: [UIGestureRecognizer.State] = []

    init(_ recognizer: UIGestureRecognizer, of view: UIView) {
        recognizer.addTarget(self, action: Selector("report:", RecognizerLog.report))
        view.addGestureRecognizer(recognizer)
    }

    func report(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}
