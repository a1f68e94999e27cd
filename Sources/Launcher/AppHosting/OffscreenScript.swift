import BrowserHost
import DisplayList
import PortableUIKit

/// Does what a script says with an application that nobody sees, on a clock that needs no time to go on.
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

    /// Does all commands. What they leave moving goes on moving.
    /// - Throws: What can't be done, and which command wanted it.
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
            // Data is loaded in real time, so real time has to pass as the clock does.
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
        default: throw PageMessage.Failure(what: "that is for pages, not for pictures")
        }
    }

    // MARK: The screen

    var isAtRest: Bool { !session.needsFrame }

    func accessibleElements() -> [AccessibleElement] { session.accessibleElements() }

    func inspectedElements() -> [InspectedElement] { session.inspectedElements(.collections) }
}

/// The time of a clock that is moved by hand, with the calls that wait for it.
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

    /// Makes the calls that are due.
    func wake() {
        // A sixtieth added sixty times may fall short of a second.
        let due = calls.filter { $0.time <= now + 1e-9 }
        calls.removeAll { $0.time <= now + 1e-9 }
        for call in due { call.body() }
    }
}
