import Foundation
import PortableUIKit

/// The running animations of a graph, and the transactions of its updates.
@MainActor
final class GraphAnimations {
    /// The time of the frame on the device's clock, and its relation to dates.
    private struct Clock {
        var time = 0.0
        /// The difference between dates and the device's clock, in seconds. It's computed once, so that dates advance
        /// with the clock.
        var epoch: Double?
    }

    private var clock = Clock()

    /// The time of the frame, on the device's clock.
    fileprivate(set) var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }
    /// The transaction of the body that's being evaluated.
    fileprivate(set) var transaction = Transaction()
    /// The animation with which elements move to their new frames, unless an ancestor changes it.
    var placing: Animation? { frame.placing }
    /// The transaction with which elements move to their new frames, for elements that change it.
    var placingTransaction: Transaction {
        var transaction = Transaction(animation: frame.placing)
        transaction.disablesAnimations = frame.disablesAnimations
        return transaction
    }

    /// The number of elements that change the transactions of all frames.
    var transformerCount = 0
    /// A Boolean value that indicates whether elements change the transaction of this frame. A frame that only
    /// continues animations has no transaction.
    var isTransformed: Bool { transformerCount > 0 && frame.hasEvaluations }
    /// The animation of insertions and removals in this frame.
    var structural: Animation? {
        get { frame.structural }
        set { frame.structural = newValue }
    }
    /// The elements that change the animation in this frame.
    var scopes: [TransactionElement] {
        get { frame.scopes }
        set { frame.scopes = newValue }
    }
    /// The views with matched geometry.
    let matches = MatchedElements()

    /// The state of the current frame.
    private struct Frame {
        var placing: Animation?
        var disablesAnimations = false
        var hasEvaluations = false
        var structural: Animation?
        var scopes: [TransactionElement] = []
        /// The animations that began in the frame, and the completions that wait for them.
        var begun: [AnimationRun] = []
        var awaited: [AnimationCompletion] = []

        /// A Boolean value that indicates whether nothing waits for the end of the frame.
        var isSettled: Bool {
            placing == nil && scopes.isEmpty && begun.isEmpty && awaited.isEmpty
        }
    }

    private var frame = Frame()

    private var running: [any RunningAnimation] = []
    private var followed: [(runs: [AnimationRun], completion: AnimationCompletion)] = []

    var isActive: Bool { !running.isEmpty }

    /// Records the transaction with which a body is evaluated.
    func apply(_ transaction: Transaction) {
        if let animation = transaction.animation { frame.placing = animation }
        if transaction.disablesAnimations { frame.disablesAnimations = true }
        frame.hasEvaluations = true
        frame.awaited += transaction.completions
    }

    /// Returns the date that corresponds to a time of the clock, whose current time is `now`.
    fileprivate func date(at time: Double, now: Double) -> Date {
        let epoch = clock.epoch ?? Date().timeIntervalSinceReferenceDate - now
        clock.epoch = epoch
        return Date(timeIntervalSinceReferenceDate: epoch + time)
    }

    fileprivate func begin(_ animation: any RunningAnimation, _ run: AnimationRun?) {
        if let run { frame.begun.append(run) }
        if !running.contains(where: { $0 === animation }) { running.append(animation) }
    }

    /// A Boolean value that indicates whether nothing waits for the end of the frame.
    var isSettled: Bool { frame.isSettled }

    /// Ends the placement phase of the frame. Returns the completions of changes that didn't start an animation.
    func endPlacing() -> [AnimationCompletion] {
        let ended = frame
        frame = Frame()
        ended.scopes.forEach { $0.endPlacing() }
        if ended.begun.isEmpty { return ended.awaited }
        followed += ended.awaited.map { (ended.begun, $0) }
        return []
    }

    /// Returns the animations that a closure starts.
    fileprivate func runs(of body: () -> Void) -> [AnimationRun] {
        let before = frame.begun.count
        body()
        return Array(frame.begun[before...])
    }

    /// Advances all animations to a time. Returns the completions of the animations that ended.
    fileprivate func advance(to time: Double) -> [AnimationCompletion] {
        self.time = time
        let stepped = running
        running = []
        // An animation can start another one during its step, which runs from the next frame on.
        running = stepped.filter { $0.step(to: time) } + running
        let ended = followed.filter { $0.completion.follows($0.runs) }
        followed.removeAll { $0.completion.follows($0.runs) }
        return ended.map(\.completion)
    }

    fileprivate func with(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        body()
    }
}

extension ViewGraph {
    /// A Boolean value that indicates whether elements are placed without an animation in this frame.
    var movesAtOnce: Bool {
        animations.placing == nil && animations.scopes.isEmpty && !animations.isTransformed
    }

    /// The time of the frame, in seconds of the device's clock.
    var time: Double { animations.time }

    /// The current time of the device's clock, or the time of the frame if no view shows the graph.
    var now: Double { host.map { ($0.window?.device?.clock ?? Services.clock).now } ?? time }

    /// Returns the date that corresponds to a time of the device's clock.
    func date(at time: Double) -> Date { animations.date(at: time, now: now) }

    /// The transaction of the current change.
    var transaction: Transaction { animations.transaction }

    /// A Boolean value that indicates whether an animation is running, so that the next frame differs.
    package var isAnimating: Bool { animations.isActive }

    /// Sets the start time of animations for the changes that follow. Running animations don't advance.
    package func begin(at time: Double) { animations.time = time }

    /// Advances to a time of the device's clock. Hosts call it before each layout, because new animations begin at this
    /// time.
    package func advance(to time: Double) {
        let completions = animations.advance(to: time)
        if !completions.isEmpty { afterLayout { completions.forEach { $0.run() } } }
        if isAnimating { setNeedsFrame() }
    }

    /// Advances an animation in every frame until it ends.
    /// - Parameter run: The run that completions of the current change wait for. `nil` means none.
    func animate(_ animation: any RunningAnimation, _ run: AnimationRun? = nil) {
        animations.begin(animation, run)
        setNeedsFrame()
    }

    /// Returns the animations that a closure starts.
    func animationRuns(of body: () -> Void) -> [AnimationRun] { animations.runs(of: body) }

    /// Updates views with another transaction.
    func withTransaction(_ transaction: Transaction, _ body: () -> Void) { animations.with(transaction, body) }

    var placingScopes: [TransactionElement] {
        get { animations.scopes }
        set { animations.scopes = newValue }
    }
}
