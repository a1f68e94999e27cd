import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

/// Input from hosts, without the simulated touches of the test host.
@MainActor struct InputTests {
    private final class Target: UIView {
        var phases: [UITouch.Phase] = []
        var tapCounts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases.append(.began)
            tapCounts += touches.map(\.tapCount)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.moved) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.ended) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append(.cancelled) }
    }

    private let clock: ManualClock
    private let device: DeviceContext
    private let session: AppSession
    private let window: UIWindow

    init() {
        clock = ManualClock()
        device = DeviceContext(clock: clock)
        session = AppSession(device: device)
        device.activate()
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
    }

    private func touch(_ phase: HostInput.Touch.Phase, x: Double, y: Double, identifier: Int = 1) {
        session.receive(.touch(.init(identifier: identifier, phase: phase, location: Point(x: x, y: y))))
    }

    private func show<View: UIView>(_ view: View) -> View {
        view.frame = window.bounds
        window.addSubview(view)
        _ = session.renderFrame()
        return view
    }

    @Test func `a touch is sent to the view under it`() {
        let target = show(Target())
        touch(.began, x: 10, y: 10)
        touch(.moved, x: 12, y: 10)
        touch(.ended, x: 12, y: 10)
        #expect(target.phases == [.began, .moved, .ended])
    }

    @Test func `a touch is hit tested once and keeps its view`() {
        final class Window: UIWindow {
            var hitTests: [Set<UITouch>?] = []
            var begun: [UIView?] = []
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                hitTests.append(event?.allTouches)
                return super.hitTest(point, with: event)
            }
            override func sendEvent(_ event: UIEvent) {
                begun += (event.allTouches ?? []).filter { $0.phase == .began }.map(\.view)
                super.sendEvent(event)
            }
        }
        let window = Window(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let target = Target(frame: window.bounds)
        window.addSubview(target)
        touch(.began, x: 10, y: 10)
        touch(.moved, x: 12, y: 10)
        touch(.ended, x: 12, y: 10)
        #expect(target.phases == [.began, .moved, .ended])
        #expect(window.hitTests == [[]])
        #expect(window.begun == [target])
    }

    @Test func `invalid touches are ignored`() {
        let target = show(Target())
        touch(.moved, x: 10, y: 10)
        touch(.ended, x: 10, y: 10)
        touch(.began, x: 10, y: 10)
        touch(.began, x: 10, y: 10)
        touch(.began, x: -100, y: 10, identifier: 2)
        #expect(target.phases == [.began])
    }

    @Test func `taps in quick succession are counted`() {
        let target = show(Target())
        for _ in 1...2 {
            touch(.began, x: 10, y: 10)
            clock.advance(by: 0.05)
            touch(.ended, x: 10, y: 10)
            clock.advance(by: 0.1)
        }
        clock.advance(by: 1)
        touch(.began, x: 10, y: 10)
        #expect(target.tapCounts == [1, 2, 1])
    }

    @Test func `ending the session cancels the touches`() {
        let target = show(Target())
        touch(.began, x: 10, y: 10)
        session.end()
        #expect(target.phases == [.began, .cancelled])
    }

    // MARK: Wheels

    private func wheel(x: Double = 0, y: Double = 0, at location: Point = Point(x: 50, y: 50)) {
        session.receive(.wheel(location: location, delta: Size(width: x, height: y)))
    }

    private func rest(_ seconds: Double = 1) {
        for _ in 0..<Int(seconds * 60) {
            clock.advance(by: 1.0 / 60)
            _ = session.renderFrame()
        }
    }

    @Test func `a wheel scrolls the view under the pointer and stops at its edge`() {
        let scrollView = show(UIScrollView())
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        wheel(y: 100)
        #expect(scrollView.contentOffset.y == 100)
        #expect(scrollView.isDragging)
        wheel(y: 100)
        #expect(scrollView.contentOffset.y == 156)
        wheel(y: -500)
        #expect(scrollView.contentOffset.y == 0)
        rest()
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDragging)
    }

    @Test func `a wheel at rest leaves the contents in place`() {
        let scrollView = show(UIScrollView())
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        wheel(y: 133)
        rest()
        #expect(scrollView.contentOffset.y == 133)
    }

    @Test func `a wheel turns pages one by one`() {
        let scrollView = show(UIScrollView())
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isPagingEnabled = true
        scrollView.contentSize = CGSize(width: 390 * 4, height: 844)
        wheel(x: 40)
        rest()
        #expect(scrollView.contentOffset.x == 390)
    }

    @Test func `a scroll view at its edge leaves the wheel to the one around it`() {
        let outer = show(UIScrollView())
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 390, height: 3000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 390, height: 300)
        outer.addSubview(inner)
        wheel(y: 150)
        #expect(inner.contentOffset.y == 100)
        rest()
        wheel(y: 30)
        #expect(outer.contentOffset.y == 30)
        #expect(inner.contentOffset.y == 100)
    }

    // MARK: Text

    @Test func `text is inserted into the edited view`() {
        let field = show(UITextField())
        session.receive(.text("lost"))
        #expect(session.textInput == nil)
        field.becomeFirstResponder()
        #expect(session.textInput != nil)
        session.receive(.text("añ"))
        session.receive(.text("o"))
        session.receive(.deleteBackward)
        #expect(field.text == "añ")
    }
}
