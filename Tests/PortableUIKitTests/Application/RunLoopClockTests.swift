import CollageTesting
import Foundation
import Testing

@testable import PortableUIKit

/// Code that has no host and lets the main run loop run, as tests of XCTest do.
@MainActor
@Suite struct RunLoopClockTests {
    private func withDevice(_ body: () -> Void) {
        let device = DeviceContext.ofProcess(["COLLAGE_FRAMES": "runloop"])
        device.run(body)
    }

    /// Lets the run loop run until something holds, or for five seconds.
    private func run(until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 5)
        while !isDone(), Date() < end { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
    }

    @Test func `an animation ends while the run loop runs`() {
        withDevice {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = UIView()
            window.addSubview(view)
            window.isHidden = false
            var isFinished: Bool?
            UIView.animate(withDuration: 0.05, animations: { view.alpha = 0.5 }, completion: { isFinished = $0 })
            #expect(isFinished == nil)
            run { isFinished != nil }
            #expect(isFinished == true)
        }
    }

    @Test func `a window lays itself out while the run loop runs`() {
        withDevice {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            stack.distribution = .fillEqually
            stack.frame = window.bounds
            window.addSubview(stack)
            window.isHidden = false
            run { stack.arrangedSubviews[1].frame.minX > 0 }
            #expect(stack.arrangedSubviews[1].frame == CGRect(x: 160, y: 0, width: 160, height: 480))
        }
    }

    @Test func `without the variable time stands still`() {
        let device = DeviceContext.ofProcess([:])
        #expect(!(device.clock is RunLoopClock))
    }
}
