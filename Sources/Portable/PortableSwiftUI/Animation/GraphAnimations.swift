import Foundation
import PortableUIKit

/// What moves in a graph, and how the changes of a frame reach its views.
@MainActor
final class GraphAnimations {
    /// The time of the frame on the device's clock, and of dates.
    private struct Clock {
        var time = 0.0
        /// How many seconds of dates the device's clock is behind; read once, so that dates pass as the clock does.
        var epoch: Double?
    }

    private var clock = Clock()

    /// The time of the frame, on the device's clock.
    fileprivate(set) var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }
    /// That of the body that is being evaluated.
    fileprivate(set) var transaction = Transaction()
    /// How elements get to where they are put in this frame, unless something nearer to them says otherwise.
    var placing: Animation? { frame.placing }
    /// How elements get to where they are put in this frame, for the elements that change that.
    var placingTransaction: Transaction {
        var transaction = Transaction(animation: frame.placing)
        transaction.disablesAnimations = frame.disablesAnimations
        return transaction
    }

    /// The number of elements that change the transactions of all frames.
    var transformerCount = 0
    /// Whether elements change the transaction of this frame. A frame that only continues animations has no transaction.
    var isTransformed: Bool { transformerCount > 0 && frame.hasEvaluations }
    /// How views come and go in this frame.
    var structural: Animation? {
        get { frame.structural }
        set { frame.structural = newValue }
    }
    /// The elements that say so in this frame.
    var scopes: [TransactionElement] {
        get { frame.scopes }
        set { frame.scopes = newValue }
    }
    /// The views whose geometry is matched.
    let matches = MatchedElements()

    /// What ends with the frame.
    private struct Frame {
        var placing: Animation?
        var disablesAnimations = false
        var hasEvaluations = false
        var structural: Animation?
        var scopes: [TransactionElement] = []
        /// What began, and what follows it.
        var begun: [AnimationRun] = []
        var awaited: [AnimationCompletion] = []

        /// Whether nothing waits for the end of the frame.
        var isSettled: Bool {
            placing == nil && scopes.isEmpty && begun.isEmpty && awaited.isEmpty
        }
    }

    private var frame = Frame()

    private var running: [any RunningAnimation] = []
    private var followed: [(runs: [AnimationRun], completion: AnimationCompletion)] = []

    var isActive: Bool { !running.isEmpty }

    /// A body is evaluated with a transaction.
    func take(_ transaction: Transaction) {
        if let animation = transaction.animation { frame.placing = animation }
        if transaction.disablesAnimations { frame.disablesAnimations = true }
        frame.hasEvaluations = true
        frame.awaited += transaction.completions
    }

    /// When it is for the app at a time of the clock, of which it is `now`.
    fileprivate func date(at time: Double, now: Double) -> Date {
        let epoch = clock.epoch ?? Date().timeIntervalSinceReferenceDate - now
        clock.epoch = epoch
        return Date(timeIntervalSinceReferenceDate: epoch + time)
    }

    fileprivate func begin(_ animation: any RunningAnimation, _ run: AnimationRun?) {
        if let run { frame.begun.append(run) }
        if !running.contains(where: { $0 === animation }) { running.append(animation) }
    }

    /// Whether nothing waits for the end of the frame.
    var isSettled: Bool { frame.isSettled }

    /// Everything is where it is to be in this frame. Returns what follows a change that moved nothing.
    func endPlacing() -> [AnimationCompletion] {
        let ended = frame
        frame = Frame()
        ended.scopes.forEach { $0.endPlacing() }
        if ended.begun.isEmpty { return ended.awaited }
        followed += ended.awaited.map { (ended.begun, $0) }
        return []
    }

    /// What begins to move while something is done.
    fileprivate func runs(of body: () -> Void) -> [AnimationRun] {
        let before = frame.begun.count
        body()
        return Array(frame.begun[before...])
    }

    /// Goes on to a time. Returns what follows those that have arrived.
    fileprivate func advance(to time: Double) -> [AnimationCompletion] {
        self.time = time
        let stepped = running
        running = []
        // A step may begin what runs from the next frame on.
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
    /// Whether elements are where they are put at once in this frame.
    var movesAtOnce: Bool {
        animations.placing == nil && animations.scopes.isEmpty && !animations.isTransformed
    }

    /// The time of the frame, in seconds of the device's clock.
    var time: Double { animations.time }

    /// The time that it is now on the device's clock; that of the frame where nobody shows the graph.
    var now: Double { host.map { ($0.window?.device?.clock ?? Services.clock).now } ?? time }

    /// When it is for the app at a time of the device's clock.
    func date(at time: Double) -> Date { animations.date(at: time, now: now) }

    /// How the change that is being made reaches the views.
    var transaction: Transaction { animations.transaction }

    /// Whether something is on its way, so that the next frame is another.
    package var isAnimating: Bool { animations.isActive }

    /// What changes from now on begins to move at a time of the device's clock. Nothing that moves goes on.
    package func begin(at time: Double) { animations.time = time }

    /// Goes on to a time of the device's clock. Hosts do so before each layout, whether something moves or not: what
    /// begins to move begins at this time.
    package func advance(to time: Double) {
        let completions = animations.advance(to: time)
        if !completions.isEmpty { afterLayout { completions.forEach { $0.run() } } }
        if isAnimating { setNeedsFrame() }
    }

    /// Steps something in every frame until it has come to its end.
    /// - Parameter run: What those wait for who follow the change that is being made; nil for nothing.
    func animate(_ animation: any RunningAnimation, _ run: AnimationRun? = nil) {
        animations.begin(animation, run)
        setNeedsFrame()
    }

    /// What begins to move while something is done.
    func animationRuns(of body: () -> Void) -> [AnimationRun] { animations.runs(of: body) }

    /// Updates views with another transaction.
    func withTransaction(_ transaction: Transaction, _ body: () -> Void) { animations.with(transaction, body) }

    var placingScopes: [TransactionElement] {
        get { animations.scopes }
        set { animations.scopes = newValue }
    }
}
