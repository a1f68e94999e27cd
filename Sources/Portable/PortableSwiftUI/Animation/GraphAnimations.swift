/// What moves in a graph, and how the changes of a frame reach its views.
@MainActor
final class GraphAnimations {
    /// The time of the frame, on the device's clock.
    fileprivate(set) var time = 0.0
    /// That of the body that is being evaluated.
    fileprivate(set) var transaction = Transaction()
    /// How elements get to where they are put in this frame, unless something nearer to them says otherwise.
    private(set) var placing: Animation?
    /// The elements that say so in this frame.
    var scopes: [TransactionElement] = []

    private var running: [any RunningAnimation] = []
    /// What began in this frame, and what follows it.
    private var begun: [any RunningAnimation] = []
    private var awaited: [AnimationCompletion] = []
    private var followed: [(animations: [ObjectIdentifier], completions: [AnimationCompletion])] = []

    var isActive: Bool { !running.isEmpty }

    /// A body is evaluated with a transaction.
    func take(_ transaction: Transaction) {
        if let animation = transaction.animation { placing = animation }
        awaited += transaction.completions
    }

    fileprivate func begin(_ animation: any RunningAnimation) {
        begun.append(animation)
        if !running.contains(where: { $0 === animation }) { running.append(animation) }
    }

    /// Whether nothing waits for the end of the frame.
    var isSettled: Bool { placing == nil && scopes.isEmpty && begun.isEmpty && awaited.isEmpty }

    /// Everything is where it is to be in this frame. Answers what follows a change that moved nothing.
    func endPlacing() -> [AnimationCompletion] {
        placing = nil
        scopes.forEach { $0.endPlacing() }
        scopes = []
        let (begun, awaited) = (begun, awaited)
        self.begun = []
        self.awaited = []
        if begun.isEmpty { return awaited }
        if !awaited.isEmpty { followed.append((begun.map(ObjectIdentifier.init), awaited)) }
        return []
    }

    /// Goes on to a time. Answers what follows those that have arrived.
    fileprivate func advance(to time: Double) -> [AnimationCompletion] {
        self.time = time
        running = running.filter { $0.step(to: time) }
        let living = Set(running.map(ObjectIdentifier.init))
        let (ended, others) = (
            followed.filter { $0.animations.allSatisfy { !living.contains($0) } },
            followed.filter { $0.animations.contains { living.contains($0) } }
        )
        followed = others
        return ended.flatMap(\.completions)
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
    var movesAtOnce: Bool { animations.placing == nil && animations.scopes.isEmpty }

    /// The time of the frame, in seconds of the device's clock.
    var time: Double { animations.time }

    /// How the change that is being made reaches the views.
    var transaction: Transaction { animations.transaction }

    /// Whether something is on its way, so that the next frame is another.
    package var isAnimating: Bool { animations.isActive }

    /// Goes on to a time of the device's clock. Hosts do so before each layout, whether something moves or not: what
    /// begins to move begins at this time.
    package func advance(to time: Double) {
        let completions = animations.advance(to: time)
        if !completions.isEmpty { afterLayout { completions.forEach { $0.run() } } }
        if isAnimating { setNeedsFrame() }
    }

    func animate(_ animation: any RunningAnimation) {
        animations.begin(animation)
        setNeedsFrame()
    }

    /// Updates views with another transaction.
    func withTransaction(_ transaction: Transaction, _ body: () -> Void) { animations.with(transaction, body) }

    var placingScopes: [TransactionElement] {
        get { animations.scopes }
        set { animations.scopes = newValue }
    }
}
