/// An incremental solver of linear constraints with priorities: the Cassowary algorithm (Badros, Borning and Stuckey)
/// with lexicographic instead of weighted priorities.
///
/// Add variables and constraints, call `solve()`, read values. A constant that is edited afterwards costs a few
/// operations if the same constraints stay tight. The result depends on the constraints and their order alone, not on
/// the edits that led there: whatever the constraints leave open is decided by rules (see `solve()`).
///
/// A value: a copy is an independent solver, which makes what-if questions cheap to ask.
package struct ConstraintSolver: Sendable {
    /// The solver's data about a constraint, except for its rows.
    @usableFromInline struct Record: Sendable {
        @usableFromInline var constraint: LinearConstraint
        @usableFromInline var rank: Int
        /// The symbol that identifies the constraint in the tableau: the slack of an inequality, the dummy of a
        /// required equation, or an error symbol of an optional equation. -1 if the constraint isn't in the tableau.
        @usableFromInline var marker: Symbol
        /// The other error symbol, or -1. Its column is always the negative of the marker's.
        @usableFromInline var other: Symbol

        @inlinable init(constraint: LinearConstraint, rank: Int) {
            self.constraint = constraint
            self.rank = rank
            marker = -1
            other = -1
        }

        /// The coefficient of the marker in the constraint's row.
        @inlinable var markerCoefficient: Double { constraint.relation == .lessThanOrEqual ? 1 : -1 }
    }

    @usableFromInline var tableau = Tableau()
    @usableFromInline var records: [Record?] = []
    @usableFromInline var freeRecords: [Int] = []
    /// The constraint of each marker and error symbol; -1 for other symbols.
    @usableFromInline var owners: [Int32] = []
    @usableFromInline var nextRank = 0

    /// Whether changed constants may have made rows infeasible.
    @usableFromInline var hasInfeasibleRows = false
    /// Whether the costs are minimal.
    @usableFromInline var isOptimal = true
    /// Whether ties are broken.
    @usableFromInline var isCanonical = true
    /// Whether the tableau must be rebuilt, because there's a conflict, or because of accumulated rounding errors.
    @usableFromInline var needsRebuild = false
    @usableFromInline var pivotsAtRebuild = 0
    /// The pivot count at the last comparison with the constraints. A new tableau sets it to one less than the current
    /// count, so that a comparison is due.
    @usableFromInline var pivotsAtRefinement = -1
    /// The sum of the changes of constants since then.
    @usableFromInline var movedDistance = 0.0
    /// The pivot count when the rows were last recomputed from the constraints.
    @usableFromInline var pivotsAtRefactoring = -1
    /// The largest cost that counts as zero.
    @usableFromInline var costTolerance = Tolerance.cost
    /// The number of constraints with coefficients whose products are rounded.
    @usableFromInline var roundingConstraintCount = 0

    @inlinable package init() {}

    // MARK: Variables

    /// Creates a variable. Its value is 0 unless constraints determine it.
    @inlinable package mutating func makeVariable() -> Variable {
        Variable(symbol: makeSymbol(.external))
    }

    /// Removes a variable that no constraint contains.
    @inlinable package mutating func removeVariable(_ variable: Variable) {
        tableau.removeExternal(variable.symbol)
    }

    /// Returns the value of `variable` after the last `solve()`. Complexity: O(1).
    @inlinable package func value(of variable: Variable) -> Double {
        let value = tableau.value(of: variable.symbol)
        return value == 0 ? 0 : value
    }

    /// Stores the values of all variables after the last `solve()` at their numbers; other elements are undefined.
    /// Complexity: O(*n*) in the number of variables and constraints.
    ///
    /// The method changes nothing. It's mutating so that callers don't copy the solver, which is large.
    @inlinable package mutating func storeValues(in values: inout [Double]) {
        tableau.storeValues(in: &values)
    }

    // MARK: Constraints

    /// Returns the constraint with an identifier.
    @inlinable package func constraint(_ id: ConstraintID) -> LinearConstraint {
        record(id).constraint
    }

    /// The identifiers of all constraints, by rank.
    package var constraintIDs: [ConstraintID] {
        recordsByRank.map(ConstraintID.init(index:))
    }

    /// The number of constraints. Complexity: O(1).
    @inlinable package var constraintCount: Int { records.count - freeRecords.count }

    /// The number of pivots so far, a measure of the work for tests.
    @inlinable package var pivotCount: Int { tableau.pivotCount }

    /// The number of accesses to rows of the tableau so far, a measure of the work for tests.
    @inlinable package var rowVisitCount: Int { tableau.rowVisitCount }

    // MARK: Internals

    @inlinable mutating func makeSymbol(_ kind: SymbolKind, owner: Int = -1) -> Symbol {
        let symbol = tableau.makeSymbol(kind)
        if Int(symbol) == owners.count { owners.append(-1) }
        owners[Int(symbol)] = Int32(owner)
        return symbol
    }

    @inlinable mutating func free(_ symbol: Symbol) {
        owners[Int(symbol)] = -1
        tableau.free(symbol)
    }

    @inlinable func record(_ id: ConstraintID) -> Record {
        guard let record = records[id.index] else { preconditionFailure("The constraint has been removed.") }
        return record
    }

    @usableFromInline var recordsByRank: [Int] {
        records.indices.filter { records[$0] != nil }.sorted { records[$0]!.rank < records[$1]!.rank }
    }

    /// Returns the constraints whose markers occur in `row`, which can't be zero as required.
    ///
    /// The marker of the last constraint is one of them, because no other row contains it. In a rebuild, all others are
    /// required constraints, entered by rank.
    @usableFromInline func conflict(in row: Row) -> ConstraintConflict {
        ConstraintConflict(constraints: row.terms.map { ConstraintID(index: Int(owners[Int($0.symbol)])) })
    }
}
