/// The work that a graph must do before it is up to date.
@MainActor
struct PendingWork {
    /// The outermost last, once sorted.
    private var evaluations: [Evaluation] = []
    private var areEvaluationsSorted = true
    /// The outermost last, once sorted.
    private var owners: [any ItemOwner] = []
    private var areOwnersSorted = true
    /// Writes that came while a body ran.
    var writes: [() -> Void] = []
    /// Actions to run after the changed items have been updated.
    var sweeps: [() -> Void] = []
    /// Actions to run after the changes have been laid out.
    var actions: [() -> Void] = []
    /// The elements that must be measured.
    var changed: [Element] = []
    /// The elements at which a change ended: their ancestors don't have to be measured, but they themselves must be
    /// placed.
    var placed: [Element] = []

    // Asked as a whole, in every frame of every cell: asking queue by queue takes an access to the graph for each.

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

    /// Removes and returns the outermost pending evaluation. At equal depth, the one whose node was created first comes
    /// first.
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

    mutating func takeWrites() -> [() -> Void] { PendingWork.take(&writes) }

    mutating func takeSweeps() -> [() -> Void] { PendingWork.take(&sweeps) }

    mutating func takeActions() -> [() -> Void] { PendingWork.take(&actions) }

    mutating func takePlaced() -> [Element] { PendingWork.take(&placed) }

    private static func take<Job>(_ jobs: inout [Job]) -> [Job] {
        defer { jobs = [] }
        return jobs
    }
}
