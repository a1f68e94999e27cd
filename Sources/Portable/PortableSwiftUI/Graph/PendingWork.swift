/// The pending work of a graph.
@MainActor
struct PendingWork {
    /// The pending evaluations. After sorting, the outermost is last.
    private var evaluations: [Evaluation] = []
    private var areEvaluationsSorted = true
    /// The pending owners of items. After sorting, the outermost is last.
    private var owners: [any ItemOwner] = []
    private var areOwnersSorted = true
    /// The writes during the evaluation of a body.
    var writes: [() -> Void] = []
    /// Actions to run after the changed items have been updated.
    var sweeps: [() -> Void] = []
    /// Actions to run after the changes have been laid out.
    var actions: [() -> Void] = []
    /// The elements that must be measured.
    var changed: [Element] = []
    /// The elements that must be placed but whose ancestors needn't be measured, because their sizes stayed the same.
    var placed: [Element] = []

    // A single property for all queues, because it's read in every frame of every cell, and each queue would require
    // another access to the graph.

    /// A Boolean value that indicates whether the work can create views.
    var changesStructure: Bool { !evaluations.isEmpty || !owners.isEmpty || !sweeps.isEmpty || !writes.isEmpty }

    /// A Boolean value that indicates whether the work can create views or change their sizes.
    var changesViews: Bool { changesStructure || !actions.isEmpty || !changed.isEmpty }

    var isEmpty: Bool { !changesViews && placed.isEmpty }

    mutating func add(_ evaluation: Evaluation) {
        evaluations.append(evaluation)
        areEvaluationsSorted = false
    }

    mutating func add(_ owner: any ItemOwner) {
        owners.append(owner)
        areOwnersSorted = false
    }

    /// Removes and returns the outermost pending evaluation. At equal depth, the evaluation of the node that was
    /// created first is returned.
    mutating func nextEvaluation() -> Evaluation? {
        if !areEvaluationsSorted {
            evaluations.sort { ($0.depth, $0.number) > ($1.depth, $1.number) }
            areEvaluationsSorted = true
        }
        return evaluations.popLast()
    }

    /// Removes and returns the outermost owner that must update its items.
    mutating func nextOwner() -> (any ItemOwner)? {
        if !areOwnersSorted {
            owners.sort { $0.depth > $1.depth }
            areOwnersSorted = true
        }
        return owners.popLast()
    }

    mutating func consumeWrites() -> [() -> Void] { PendingWork.consume(&writes) }

    mutating func consumeSweeps() -> [() -> Void] { PendingWork.consume(&sweeps) }

    mutating func consumeActions() -> [() -> Void] { PendingWork.consume(&actions) }

    mutating func consumePlaced() -> [Element] { PendingWork.consume(&placed) }

    private static func consume<Job>(_ jobs: inout [Job]) -> [Job] {
        defer { jobs = [] }
        return jobs
    }
}
