/// An update that is waiting.
@MainActor
struct PendingUpdate {
    let content: ModelContent
    let options: UpdateOptions
    let completion: UpdateCompletion
}

/// An object that calls the completion of an update exactly once: at the latest when it's deallocated, so a caller that
/// awaits the update always continues.
@MainActor
final class UpdateCompletion {
    /// The cancellation state of the caller, which can be set on any thread.
    nonisolated let cancellation = UpdateCancellation()
    var handler: (@MainActor (UpdateOutcome) -> Void)?

    init(_ handler: (@MainActor (UpdateOutcome) -> Void)?) {
        self.handler = handler
    }

    deinit {
        guard let handler else { return }
        Task { @MainActor in handler(.cancelled) }
    }

    func callAsFunction(_ outcome: UpdateOutcome) {
        let handler = handler
        self.handler = nil
        handler?(outcome)
    }
}

/// The thread-safe cancellation flag of an update.
final class UpdateCancellation: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isCancelled: Bool { lock.withLock { value } }

    func cancel() {
        lock.withLock { value = true }
    }
}

/// An update whose plan is being created on another thread. Deallocating it cancels the work.
@MainActor
final class UpdatePreparation {
    let completion: UpdateCompletion
    private let work: Task<UpdatePlan, any Error>

    /// Starts creating a plan.
    init(of update: PendingUpdate, makePlan: @escaping @Sendable () throws -> UpdatePlan) {
        completion = update.completion
        work = Task.detached(priority: .userInitiated) { try makePlan() }
    }

    deinit { work.cancel() }

    /// The plan, after it has been created, or `nil` if it isn't needed anymore.
    var plan: UpdatePlan? {
        get async { try? await work.value }
    }
}
