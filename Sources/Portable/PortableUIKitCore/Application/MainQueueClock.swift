import DisplayList
import Foundation

/// The clock of a device without a host: the machine's time, with frames in turns of the main queue.
///
/// Ordinary tests start an animation and wait for its end, with `await` or by running the run loop, which also runs the
/// main queue. Nothing is drawn. Layout and work that waits for frames happen as on a screen.
@MainActor
final class MainQueueClock: FrameClock {
    private static let frameDuration = 1.0 / 60

    /// The device that receives the frames. It's set after the device is created.
    weak var device: DeviceContext?
    private let start = ContinuousClock.now
    /// The time of the next frame and its request. Earlier requests are void.
    private var dueTime: Double?
    private var lastRequest = 0

    var now: Double { start.duration(to: .now) / .seconds(1) }

    func requestFrame() { requestFrame(at: now + Self.frameDuration) }

    private func requestFrame(at time: Double) {
        if let dueTime, dueTime <= time { return }
        dueTime = time
        lastRequest += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now)) { [weak self, lastRequest] in
            MainActor.assumeIsolated { self?.runFrame(lastRequest) }
        }
    }

    private func runFrame(_ request: Int) {
        guard request == lastRequest, let device else { return }
        dueTime = nil
        device.update()
        if let next = device.nextUpdateTime { requestFrame(at: max(next, now + Self.frameDuration)) }
    }
}

extension DeviceContext {
    /// Retains a window until the next turn of the main queue, if the device has frames without a host. Tests of
    /// libraries add views to a `UIWindow()` without retaining it. In UIKit, an autorelease pool retains it.
    func holdForTurn(_ window: UIWindow) {
        guard clock is MainQueueClock else { return }
        DispatchQueue.main.async { withExtendedLifetime(window) {} }
    }
}
