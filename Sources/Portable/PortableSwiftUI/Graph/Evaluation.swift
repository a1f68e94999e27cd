import Observation

/// A node that runs code of the app, for example a body, and runs it again when what the code read has changed.
@MainActor
protocol Evaluating: _AnyViewNode {
    func evaluate()
}

extension Evaluating {
    /// Called when an animation of the node advanced.
    func evaluateOnTheWay() {
        if !isRemoved { evaluate() }
    }
}

/// The dependencies of a node: the state boxes, environment keys, and properties of observable objects that code of the
/// app read while the node ran it.
///
/// Sources hold strong references to their evaluations. An evaluation's reference to its node ends with the node.
nonisolated final class Evaluation: @unchecked Sendable {
    /// The node, which detaches itself when it goes: a weak reference would slow it down for good.
    private(set) unowned var node: (any Evaluating)?
    private(set) var depth = 0
    /// Of two evaluations that are as deep, the one whose node was made first has the smaller number.
    private(set) var number = 0
    private var sources: [Source] = []
    private var environmentKeys: [EnvironmentValues.Read] = []
    private var generation = 0
    /// Reads of observable properties can only be forgotten by changing one of them: this one is read with them, once
    /// some have been read at all.
    private var token: ObservationToken?
    private var readsProperties = false
    /// How the change that runs the node's code again reaches the views.
    private(set) var transaction = Transaction()
    /// Whether something that was read has changed since.
    fileprivate(set) var needsRun = false

    /// The one whose code runs now, if any.
    @MainActor static var current: Evaluation?

    /// Begins to work for a node.
    @MainActor func attach(to node: any Evaluating) {
        self.node = node
        depth = node.depth
        number = node.graph.statistics.nodesMade
    }

    /// Called when the node is deallocated, possibly with its whole graph and on any thread.
    func detach() {
        node = nil
        sources = []
    }

    /// Runs code of the app and notes what it reads, instead of what it read before.
    @MainActor func run<Result>(_ body: () -> Result) -> Result {
        begin()
        node?.graph.statistics.bodiesEvaluated += 1
        return runMore(body)
    }

    /// Forgets what was read before.
    @MainActor func begin() {
        forget()
        needsRun = false
        generation += 1
    }

    /// Runs code of the app and records the values that it reads, in addition to those read before.
    @MainActor func runMore<Result>(_ body: () -> Result) -> Result {
        let outer = Evaluation.current
        Evaluation.current = self
        defer { Evaluation.current = outer }
        return withObservationTracking(
            {
                token?.read()
                return body()
            }, onChange: willReportChanges())
    }

    /// Returns the closure to call when a property that was read changes. Observation requests the closure only if
    /// properties were read.
    @MainActor private func willReportChanges() -> @Sendable () -> Void {
        readsProperties = true
        let generation = generation
        return { [weak self] in
            onMainActor { self?.propertyWillChange(since: generation) }
        }
    }

    @MainActor private func propertyWillChange(since generation: Int) {
        guard generation == self.generation else { return }
        setNeedsRun()
    }

    /// Runs the node's code again with the next flush.
    @MainActor func setNeedsRun() {
        guard let node, !node.isRemoved else { return }
        let current = Transaction.current
        if !needsRun || current.animation != nil { transaction = current }
        current.completions.forEach { $0.isTaken = true }
        guard !needsRun else { return }
        needsRun = true
        node.graph.setNeedsRun(self)
    }

    @MainActor func didRead(_ source: Source) {
        if source.add(self) { sources.append(source) }
    }

    @MainActor func didRead(_ read: EnvironmentValues.Read) {
        if !environmentKeys.contains(where: { $0.key == read.key }) { environmentKeys.append(read) }
    }

    /// Whether what was read of the environment reads otherwise now.
    func environmentChanged(_ inputs: _ViewInputs) -> Bool {
        environmentKeys.contains { $0.isChanged(in: inputs.environment) }
    }

    @MainActor private func forget() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        if readsProperties {
            readsProperties = false
            generation += 1
            if let token { token.change() } else { token = ObservationToken() }
        }
        environmentKeys.removeAll(keepingCapacity: true)
    }

    /// Nothing that changes runs the node's code any more.
    @MainActor func end() {
        forget()
        generation += 1
        detach()
    }
}

/// Something that is read while bodies run, and that changes.
nonisolated class Source: @unchecked Sendable {
    /// Only the main actor's.
    nonisolated(unsafe) private var readers: [ObjectIdentifier: Evaluation] = [:]

    /// Whether the reader is new.
    @MainActor func add(_ evaluation: Evaluation) -> Bool {
        readers.updateValue(evaluation, forKey: ObjectIdentifier(evaluation)) == nil
    }

    @MainActor func remove(_ evaluation: Evaluation) {
        readers[ObjectIdentifier(evaluation)] = nil
    }

    /// Notes that what runs now has read the source.
    final func wasRead() {
        guard isOnMainActor else { return }
        MainActor.assumeIsolated { Evaluation.current?.didRead(self) }
    }

    /// Has everything that read the source run again.
    @MainActor final func didChange() {
        for (id, reader) in readers {
            if reader.node == nil { readers[id] = nil } else { reader.setNeedsRun() }
        }
    }
}

/// A property that changes to discard all observations that were registered together with it.
private nonisolated final class ObservationToken: Observable {
    private let registrar = ObservationRegistrar()
    private var value: Int { 0 }

    func read() { registrar.access(self, keyPath: \.value) }

    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
