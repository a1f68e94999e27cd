/// What a graph has to do before it shows what it should.
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
    /// What is done when the items that changed have been taken in.
    var sweeps: [() -> Void] = []
    /// What is done when what changed has been laid out.
    var actions: [() -> Void] = []
    /// The elements that are to be measured.
    var changed: [Element] = []
    /// The elements whose change ended at them: what they stand in needn't be measured, but they are to be placed.
    var placed: [Element] = []

    // Asked as a whole, in every frame of every cell: asking queue by queue takes an access to the graph for each.

    /// Whether views may come of it that there aren't yet.
    var changesStructure: Bool { !evaluations.isEmpty || !owners.isEmpty || !sweeps.isEmpty || !writes.isEmpty }

    /// Whether views may come of it, or have other sizes.
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

    /// The outermost of the bodies that are to be evaluated; of those that are as deep, the one that was made first.
    mutating func nextEvaluation() -> Evaluation? {
        if !areEvaluationsSorted {
            evaluations.sort { ($0.depth, $0.number) > ($1.depth, $1.number) }
            areEvaluationsSorted = true
        }
        return evaluations.popLast()
    }

    /// The outermost of those that are to take in items.
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
