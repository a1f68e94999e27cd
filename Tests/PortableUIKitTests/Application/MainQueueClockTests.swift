import CollageTesting
import DisplayList
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

/// Code without a host that waits, as in tests of libraries.
@MainActor
struct MainQueueClockTests {
    private let device: DeviceContext

    /// Creates a second device of the process. Code finds it because the process runs tests, even if no other test has
    /// run yet.
    init() {
        DeviceScope.admitTests()
        device = .makeOfProcess(host: LiveHost.self)
    }

    private final class LiveHost: ProcessHost {
        static var services: HostServices { HostServices() }
    }

    private func makeWindow() -> UIWindow {
        device.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.isHidden = false
            return window
        }
    }

    /// Waits until a condition holds, for at most five seconds.
    private func wait(until isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func `an animation ends while a test waits`() async throws {
        let window = makeWindow()
        let view = UIView()
        var isFinished: Bool?
        device.run {
            window.addSubview(view)
            UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }, completion: { isFinished = $0 })
        }
        #expect(isFinished == nil)
        try await wait { isFinished != nil }
        #expect(isFinished == true)
    }

    @Test func `a window lays itself out while a test waits`() async throws {
        let window = makeWindow()
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        device.run {
            stack.distribution = .fillEqually
            stack.frame = window.bounds
            window.addSubview(stack)
        }
        try await wait { stack.arrangedSubviews[1].frame.minX > 0 }
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 160, y: 0, width: 160, height: 480))
    }

    @Test func `an idle device requests no frames`() async throws {
        let window = makeWindow()
        let session = AppSession(device: device)
        try await wait { session.device.nextUpdateTime == nil }
        #expect(session.device.nextUpdateTime == nil)
        #expect(!window.isHidden)
    }

    @Test func `a window without references lives until the end of the turn`() async throws {
        weak var window: UIWindow?
        let view = UIView()
        device.run {
            let made = UIWindow()
            made.addSubview(view)
            window = made
        }
        #expect(view.window === window && window != nil)
        try await wait { window == nil }
        #expect(window == nil)
    }
}
