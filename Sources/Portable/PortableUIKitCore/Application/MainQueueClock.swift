import DisplayList
import Foundation

/// The time of a device without a host: the machine's, with frames in turns of the main queue.
///
/// Tests as people have them start an animation and wait for its end, by `await` or by letting the run loop run, which
/// takes the main queue's turns too. Nothing is drawn; layout and what waits for frames happen as on a screen.
@MainActor
final class MainQueueClock: FrameClock {
    private static let frameDuration = 1.0 / 60

    /// The device that receives the frames. It's set after the device is created.
    weak var device: DeviceContext?
    private let start = ContinuousClock.now
    /// When the next frame comes, and which of the requests has it come; earlier requests are void.
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
    /// Holds a window until the main queue's next turn if the device has frames without a host. Tests of libraries put
    /// views into a `UIWindow()` that they don't hold: with UIKit it lives until its pool of objects is drained.
    func holdForTurn(_ window: UIWindow) {
        guard clock is MainQueueClock else { return }
        DispatchQueue.main.async { withExtendedLifetime(window) {} }
    }
}
