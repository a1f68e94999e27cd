import DisplayList
import Foundation

/// The time of a device without a host: the machine's, with frames in turns of the main run loop.
///
/// Tests as people have them start an animation and let the run loop run until its end, as
/// `waitForExpectations(timeout:)` does. Nothing is drawn; layout and what waits for frames happen as on a screen.
@MainActor
final class RunLoopClock: FrameClock {
    private static let frameDuration = 1.0 / 60

    /// What gets the frames; known once the device is there.
    weak var device: DeviceContext?
    private let start = ContinuousClock.now
    private var timer: Timer?

    var now: Double { start.duration(to: .now) / .seconds(1) }

    func requestFrame() { requestFrame(after: Self.frameDuration) }

    private func requestFrame(after seconds: Double) {
        let date = Date(timeIntervalSinceNow: seconds)
        if let timer, timer.fireDate <= date { return }
        timer?.invalidate()
        let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.runFrame() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func runFrame() {
        timer = nil
        guard let device else { return }
        let session = AppSession(device: device)
        session.update()
        guard timer == nil, let next = session.nextFrameTime else { return }
        requestFrame(after: max(Self.frameDuration, next - now))
    }
}

extension DeviceContext {
    /// The device of a process that has no host. With the variable `COLLAGE_FRAMES` its time is the machine's, as
    /// `collage test` has it; otherwise it stands still.
    static func ofProcess(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> DeviceContext {
        guard variables["COLLAGE_FRAMES"] != nil else { return DeviceContext(isOfProcess: true) }
        let clock = RunLoopClock()
        let device = DeviceContext(clock: clock, isOfProcess: true)
        clock.device = device
        return device
    }
}
