/// The clock of an animator, which counts the steps that are due in each frame of the device.
@MainActor
final class DynamicsClock {
    private let link: FrameLink
    /// The link of items that may never come to rest, for which tests don't wait.
    private let backgroundLink: FrameLink
    /// The time at which the clock was started, and the steps since then.
    private var run = (start: 0.0, steps: 0)
    private(set) var totalSteps = 0
    private var stepsSinceChange = 0

    /// The number of steps for which tests wait after a change.
    private static let awaitedSteps = 5 * 240
    /// The maximum number of steps in a frame, so that a frame after a long interruption isn't slow.
    private static let maximumStepsPerFrame = 10 * 240

    /// Creates a clock.
    ///
    /// - Parameter body: A closure that's called in each frame with the time. It must not keep a strong reference to the
    ///   clock's owner.
    init(_ body: @escaping (Double) -> Void) {
        link = FrameLink(file: "PortableUIKitCore/UIDynamicAnimator.swift", body)
        backgroundLink = FrameLink(isAwaited: false, body)
    }

    var isRunning: Bool { link.isRunning || backgroundLink.isRunning }

    func start(for view: UIView?) {
        run = (UIView.device(of: view).clock.now, 0)
        link.start(for: view)
    }

    func stop() {
        link.stop()
        backgroundLink.stop()
    }

    /// Lets tests wait again after a change.
    func restartWaiting(for view: UIView?) {
        stepsSinceChange = 0
        if isRunning { updateLinks(for: view) }
    }

    /// Returns the number of steps until a time.
    func consumeSteps(until now: Double) -> Int {
        let due = Int(((now - run.start) / RigidBodySimulation.step + 1e-6).rounded(.down)) - run.steps
        run.steps += due
        return min(max(due, 0), Self.maximumStepsPerFrame)
    }

    func countStep() {
        totalSteps += 1
        stepsSinceChange += 1
    }

    /// Lets tests continue while items move that may never come to rest.
    func updateLinks(for view: UIView?) {
        let isAwaited = stepsSinceChange <= Self.awaitedSteps
        (isAwaited ? backgroundLink : link).stop()
        (isAwaited ? link : backgroundLink).start(for: view)
    }
}
