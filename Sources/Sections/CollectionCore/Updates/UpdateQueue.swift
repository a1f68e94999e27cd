/// A queue that performs the updates of a driver one at a time, and none while the collection view is being laid out or
/// the user is dragging items.
@MainActor
final class UpdateQueue {
    private let reference: DriverReference
    /// The update that is waiting. A later one replaces it.
    private var waiting: PendingUpdate?
    /// The update whose plan is being created on another thread.
    private var preparation: UpdatePreparation?
    private var conditions = Conditions()
    private var hasScheduledDrain = false

    /// The conditions under which updates wait.
    private struct Conditions {
        var isPerforming = false
        /// A Boolean value that indicates whether the user is dragging items.
        var isHeld = false
        /// The number of nested calls of the app's code while the collection view is being laid out.
        var calloutDepth = 0

        var allowUpdates: Bool { !isPerforming && calloutDepth == 0 && !isHeld }
    }

    /// The number of updates that can cause one another before the rest is deferred to the next turn of the main queue.
    private static let maximumRounds = 50

    init(_ reference: DriverReference) {
        self.reference = reference
    }

    /// A Boolean value that indicates whether an update is being performed.
    var isPerforming: Bool { conditions.isPerforming }

    /// A Boolean value that indicates whether updates wait because the user is dragging items.
    var isHeld: Bool {
        get { conditions.isHeld }
        set {
            let wasHeld = conditions.isHeld
            conditions.isHeld = newValue
            if !newValue, wasHeld, waiting != nil { scheduleDrain() }
        }
    }

    /// A Boolean value that indicates whether an update hasn't been performed yet.
    var hasPendingUpdate: Bool { waiting != nil || preparation != nil }

    /// A Boolean value that indicates whether an update would have to wait.
    private var isBusy: Bool { !conditions.allowUpdates || preparation != nil }

    // MARK: Turns

    /// Performs an update as soon as it's possible.
    func add(_ update: PendingUpdate) {
        guard !isBusy else {
            let superseded = waiting
            waiting = update
            superseded?.completion(.superseded)
            return
        }
        reference.driver?.begin(update)
        drain()
    }

    /// Performs the updates that are waiting, each of which can add another.
    private func drain() {
        var rounds = 0
        while let next = waiting, !isBusy {
            guard rounds < UpdateQueue.maximumRounds else {
                reference.driver?.report(.recursiveUpdates)
                scheduleDrain()
                return
            }
            rounds += 1
            waiting = nil
            reference.driver?.begin(next)
        }
    }

    /// Performs the update that is waiting after the current layout pass.
    private func scheduleDrain() {
        guard !hasScheduledDrain else { return }
        hasScheduledDrain = true
        Task { @MainActor [weak self] in
            self?.hasScheduledDrain = false
            self?.drain()
        }
    }

    /// Abandons an update that hasn't been performed yet.
    func abandon(_ completion: UpdateCompletion) {
        if waiting?.completion === completion {
            waiting = nil
        } else if preparation?.completion === completion {
            preparation = nil
        } else {
            return
        }
        completion(.cancelled)
        drain()
    }

    // MARK: Preparing

    /// Creates the plan of an update on another thread, while other updates wait, and performs the update.
    func prepare(
        _ update: PendingUpdate, makePlan: @escaping @Sendable () throws -> UpdatePlan,
        perform: @escaping @MainActor (UpdatePlan) -> Void
    ) {
        let preparation = UpdatePreparation(of: update, makePlan: makePlan)
        self.preparation = preparation
        Task { @MainActor [weak self, weak preparation] in
            guard let plan = await preparation?.plan, let self, self.preparation === preparation else { return }
            self.preparation = nil
            guard !isHeld else { return wait(update) }
            perform(plan)
            drain()
        }
    }

    /// Defers an update with a plan until a drag has ended, unless a later one is already waiting.
    private func wait(_ update: PendingUpdate) {
        guard waiting == nil else { return update.completion(.superseded) }
        waiting = update
    }

    // MARK: Running code

    /// Performs an update. Updates that it adds are deferred.
    func perform(_ body: () -> Void) {
        conditions.isPerforming = true
        defer { conditions.isPerforming = false }
        body()
    }

    /// Runs code of the app during layout. Updates that it adds are deferred until after the layout pass.
    func callOut<Result>(_ body: () -> Result) -> Result {
        conditions.calloutDepth += 1
        defer {
            conditions.calloutDepth -= 1
            if conditions.calloutDepth == 0, waiting != nil, !isPerforming { scheduleDrain() }
        }
        return body()
    }
}
