import BrowserHost
import DisplayList
import PortableUIKit

/// Performs a script in an offscreen application. The clock is advanced without waiting.
@MainActor
final class OffscreenScript: CommandStage {
    private let session: AppSession
    private let clock: ManualClock
    private let time: SteppedTime
    private var environment: HostEnvironment
    private var outcome: CommandRun.Outcome?

    init(session: AppSession, clock: ManualClock) {
        self.session = session
        self.clock = clock
        time = SteppedTime(clock: clock)
        environment = session.device.screen.environment
    }

    /// Performs all commands. Animations that the commands start may still run afterward.
    ///
    /// - Throws: A failure with the command that caused it.
    func perform(_ commands: [PageCommand]) throws(PageMessage.Failure) {
        let run = CommandRun(commands, on: self, time: time) { [self] message throws(PageMessage.Failure) in
            try perform(message)
        } finish: { [self] in
            outcome = $0
        }
        run.advance()
        while outcome == nil {
            clock.advance(by: 1.0 / 60)
            _ = session.renderFrame()
            // Data is loaded in real time, so real time must pass together with the clock.
            MainQueue.drain(waiting: run.isWaitingForTarget ? 1.0 / 60 : 0)
            time.wake()
        }
        if case .failed(let reason) = outcome { throw PageMessage.Failure(what: reason) }
    }

    private func perform(_ message: PageMessage) throws(PageMessage.Failure) {
        switch message {
        case .input(let input): session.receive(input)
        case .pinch(let pinch): for touch in pinch.touches { session.receive(.touch(touch)) }
        case .key(let key, otherwise: _): session.receive(.key(key))
        case .settings(let settings):
            environment = settings.environment(base: environment, scale: environment.scale) {
                Device.environment(size: $0, scale: $1)
            }
            session.environmentDidChange(environment)
        default: throw PageMessage.Failure(what: "this command is for pages, not for images")
        }
    }

    // MARK: The screen

    var isAtRest: Bool { !session.needsFrame }

    func accessibleElements() -> [AccessibleElement] { session.accessibleElements() }

    func inspectedElements() -> [InspectedElement] { session.inspectedElements(.collections) }
}

/// The time of a clock that the script advances, with the scheduled calls.
@MainActor
private final class SteppedTime: PageTime {
    private let clock: ManualClock
    private var calls: [(time: Double, number: Int, body: @MainActor () -> Void)] = []
    private var nextNumber = 0

    init(clock: ManualClock) {
        self.clock = clock
    }

    var now: Double { clock.now }

    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        let number = nextNumber
        nextNumber += 1
        calls.append((now + seconds, number, body))
        return { [weak self] in self?.calls.removeAll { $0.number == number } }
    }

    /// Performs the calls that are due.
    func wake() {
        // Because of rounding, sixty additions of a sixtieth can be less than 1 second.
        let due = calls.filter { $0.time <= now + 1e-9 }
        calls.removeAll { $0.time <= now + 1e-9 }
        for call in due { call.body() }
    }
}
