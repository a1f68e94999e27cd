import Observation

/// A node that runs code of the app, such as a body, and runs it again when a value that it read has changed.
@MainActor
protocol EvaluatedViewNode: _AnyViewNode {
    func evaluate()
}

extension EvaluatedViewNode {
    /// Called after an animation of the node has advanced.
    func evaluateDuringAnimation() {
        if !isRemoved { evaluate() }
    }
}

/// The dependencies of a node: the state boxes, environment keys, and properties of observable objects that code of the
/// app read while the node ran it.
///
/// Sources hold strong references to their evaluations. An evaluation's reference to its node ends with the node.
nonisolated final class Evaluation: @unchecked Sendable {
    /// The node, which detaches itself when it's removed. A weak reference would make reference counting slower
    /// permanently.
    private(set) unowned var node: (any EvaluatedViewNode)?
    private(set) var depth = 0
    /// The creation order of the node. Evaluations with the same depth are sorted by it.
    private(set) var number = 0
    private var sources: [Source] = []
    private var environmentKeys: [EnvironmentValues.Read] = []
    private var generation = 0
    /// A property that the node reads in addition to observable properties. Changing it is the only way to end the
    /// observation.
    private var token: ObservationToken?
    private var readsProperties = false
    /// The transaction of the change that invalidated the node.
    private(set) var transaction = Transaction()
    /// A Boolean value that indicates whether a value that was read has changed.
    fileprivate(set) var needsRun = false

    /// The evaluation whose code is running, or `nil`.
    @MainActor static var current: Evaluation?

    /// Assigns the evaluation to a node.
    @MainActor func attach(to node: any EvaluatedViewNode) {
        self.node = node
        depth = node.depth
        number = node.graph.statistics.nodesMade
    }

    /// Called when the node is deallocated, possibly with its entire graph and on any thread.
    func detach() {
        node = nil
        sources = []
    }

    /// Runs code of the app and records the values that it reads, which replace the previously recorded ones.
    @MainActor func run<Result>(_ body: () -> Result) -> Result {
        begin()
        node?.graph.statistics.bodiesEvaluated += 1
        return runMore(body)
    }

    /// Discards the recorded reads.
    @MainActor func begin() {
        removeDependencies()
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

    /// Schedules the node's code to run again in the next flush.
    @MainActor func setNeedsRun() {
        guard let node, !node.isRemoved else { return }
        let current = Transaction.current
        if !needsRun || current.animation != nil { transaction = current }
        current.completions.forEach { $0.isAdopted = true }
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

    /// Returns whether an environment value that was read has changed.
    func environmentChanged(_ environment: EnvironmentValues) -> Bool {
        environmentKeys.contains { $0.isChanged(in: environment) }
    }

    @MainActor private func removeDependencies() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        if readsProperties {
            readsProperties = false
            generation += 1
            if let token { token.change() } else { token = ObservationToken() }
        }
        environmentKeys.removeAll(keepingCapacity: true)
    }

    /// Ends the evaluation, so that changes no longer run the node's code.
    @MainActor func end() {
        removeDependencies()
        generation += 1
        detach()
    }
}

/// A value that code reads while bodies are evaluated, and that can change.
nonisolated class Source: @unchecked Sendable {
    /// // Only the main actor accesses the readers.
    nonisolated(unsafe) private var readers: [ObjectIdentifier: Evaluation] = [:]

    /// Adds a reader. Returns whether it's new.
    @MainActor func add(_ evaluation: Evaluation) -> Bool {
        readers.updateValue(evaluation, forKey: ObjectIdentifier(evaluation)) == nil
    }

    @MainActor func remove(_ evaluation: Evaluation) {
        readers[ObjectIdentifier(evaluation)] = nil
    }

    /// Records that the current evaluation has read the source.
    final func wasRead() {
        guard isOnMainActor else { return }
        MainActor.assumeIsolated { Evaluation.current?.didRead(self) }
    }

    /// Invalidates all evaluations that have read the source.
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
