import CollageTesting
import Foundation
import Testing

/// The touches of a test host reach an app in the same way as the touches of any host.
@MainActor struct FingerTests {
    private final class Target: UIView {
        var events: [(touches: Int, phases: [UITouch.Phase])] = []
        var tapCounts: [Int] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            tapCounts += touches.map(\.tapCount)
            record(event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(event) }

        private func record(_ event: UIEvent?) {
            let touches = (event?.allTouches ?? []).sorted { $0.location(in: self).y < $1.location(in: self).y }
            events.append((touches.count, touches.map(\.phase)))
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let target = Target()
        private let window = UIWindow(frame: UIScreen.main.bounds)

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window.rootViewController = UIViewController()
            window.rootViewController?.view = target
            window.makeKeyAndVisible()
            return true
        }
    }

    private let host = TestHost()

    private func target() -> Target {
        let target = Target()
        target.isMultipleTouchEnabled = true
        host.show(target)
        return target
    }

    @Test func `an application that ignores interaction events ignores touches of tests`() {
        let delegate = host.run { Delegate() }
        host.launch(delegate)
        host.run { UIApplication.shared.beginIgnoringInteractionEvents() }
        host.tap(CGPoint(x: 50, y: 50))
        #expect(delegate.target.events.isEmpty)
        host.run { UIApplication.shared.endIgnoringInteractionEvents() }
        host.tap(CGPoint(x: 50, y: 50))
        #expect(delegate.target.events.count == 2)
    }

    @Test func `an event contains all fingers that are down`() {
        let target = target()
        let first = host.touch(at: CGPoint(x: 50, y: 50))
        let second = host.touch(at: CGPoint(x: 50, y: 150))
        second.move(to: CGPoint(x: 50, y: 160))
        first.lift()
        second.lift()
        #expect(target.events.map(\.touches) == [1, 2, 2, 2, 1])
        #expect(target.events[1].phases == [.stationary, .began])
        #expect(target.events[3].phases == [.ended, .stationary])
    }

    @Test func `a second tap soon after the first counts as two`() {
        let target = target()
        host.tap(CGPoint(x: 50, y: 50))
        host.tap(CGPoint(x: 52, y: 50))
        host.advance(by: 1)
        host.tap(CGPoint(x: 50, y: 50))
        #expect(target.tapCounts == [1, 2, 1])
    }
}
