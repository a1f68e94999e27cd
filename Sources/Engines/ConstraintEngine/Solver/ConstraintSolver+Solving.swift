extension ConstraintSolver {
    /// Finds values that satisfy all required constraints and violate the others least, highest priority first.
    ///
    /// Ties are broken in this order, so that equal constraints in equal order give equal values:
    /// 1. Among optional constraints, those with lower rank are violated before those with higher rank.
    /// 2. Inequalities of lower rank are as tight as possible.
    /// 3. Of the variables that are still free, the ones created last are 0.
    ///
    /// Returns conflicting required constraints, if there are any. The values are then undefined until one of those
    /// constraints is removed or changed and `solve()` is called again.
    ///
    /// The rounding error of a constraint is small relative to its largest term: the numbers of the tableau are
    /// compared with the original constraints.
    ///
    /// Complexity: Depends on the changes; O(1) without changes.
    @inlinable package mutating func solve() -> ConstraintConflict? {
        defer {
            tableau.updateValues()
            checkInvariants()
        }
        if tableau.pivotCount - pivotsAtRebuild > 20_000 { needsRebuild = true }
        if !needsRebuild && !settle() { needsRebuild = true }
        guard needsRebuild else { return nil }
        // The smallest usable pivot depends on the rounding errors, which are known only afterwards.
        for tolerance in Tolerance.pivots {
            if let conflict = rebuild(pivotTolerance: tolerance) { return conflict }
            if settle() { break }
        }
        return nil
    }

    /// Makes the tableau feasible, optimal, and canonical. Returns whether its numbers are precise enough; if not, a
    /// rebuild is necessary.
    @inlinable mutating func settle() -> Bool {
        defer { costTolerance = Tolerance.cost }
        for round in 0..<5 {
            if hasInfeasibleRows { restoreFeasibility() }
            if needsRebuild { return false }
            if !isOptimal || !isCanonical {
                let blocked = optimize()
                // The rows for breaking ties are never recomputed, and so have some rounding errors.
                costTolerance = Tolerance.cost
                breakTies(blocked)
                settleFreeVariables()
                isCanonical = true
            }
            guard isDueForRefinement else { return true }
            let noise = coefficientNoise()
            if round < 4 && (noise > Tolerance.noise || hasDoubtfulCosts) {
                guard refactor() else { return false }
                costTolerance = Tolerance.exactCost
                continue
            }
            guard noise <= Tolerance.residual, refine() else { return false }
            if !hasInfeasibleRows { return true }
        }
        return false
    }

    /// Minimizes the costs with the primal simplex method, level by level: a symbol with a cost at a higher level is
    /// blocked for lower ones. Returns the symbols that can't enter the basis without cost.
    @inlinable @discardableResult mutating func optimize() -> [Bool] {
        var blocked: [Bool]
        let start = tableau.pivotCount
        var before: Int
        // A pivot can reveal a possible improvement of its level or a higher one that was hidden by rounding errors.
        repeat {
            before = tableau.pivotCount
            blocked = optimizeLevels()
        } while tableau.pivotCount != before && mayHaveRounded && !hasStalled(since: start)
        isOptimal = true
        return blocked
    }

    /// Minimizes each level once.
    @inlinable mutating func optimizeLevels() -> [Bool] {
        var blocked = tableau.kinds.map { !$0.isPivotable }
        let errors = mayHaveRounded || !tableau.costsAreKept ? errorsByLevel : nil
        for level in tableau.levels.indices {
            // A pivot causes larger rounding errors in the costs than in other rows, so they are recomputed.
            if let errors { tableau.addUpCost(of: errors[level], level: level) }
            minimize(&blocked) { $0.levels[level].cost }
            block(tableau.levels[level].cost, in: &blocked)
        }
        tableau.costsAreKept = true
        return blocked
    }

    /// Pivots until no unblocked symbol decreases the cost row.
    @inlinable mutating func minimize(_ blocked: inout [Bool], cost: (inout Tableau) -> Row) {
        let start = tableau.pivotCount
        while !hasStalled(since: start) {
            let entering = cost(&tableau).terms.first {
                $0.coefficient < -costTolerance && !blocked[Int($0.symbol)]
            }
            let isStalling = isStalling(since: start)
            guard let entering, let leaving = tableau.leavingSlot(entering: entering.symbol, isStalling: isStalling)
            else { return }
            tableau.pivot(slot: leaving.slot, entering: entering.symbol)
        }
    }

    /// Returns whether so many pivots were performed that they may be cycling.
    @inlinable func isStalling(since pivotCount: Int) -> Bool {
        tableau.pivotCount - pivotCount > 100 + 2 * tableau.rows.count
    }

    /// Returns whether so many pivots were performed that more are useless.
    @inlinable func hasStalled(since pivotCount: Int) -> Bool {
        tableau.pivotCount - pivotCount > 1000 + 100 * tableau.rows.count
    }

    /// The error symbols of each level.
    @inlinable var errorsByLevel: [[Symbol]] {
        var errors = [[Symbol]](repeating: [], count: tableau.levels.count)
        for index in records.indices {
            guard let record = records[index], !record.constraint.isRequired, record.marker >= 0 else { continue }
            let level = tableau.place(of: record.constraint.priority)
            if tableau.kinds[Int(record.marker)] == .error { errors[level].append(record.marker) }
            errors[level].append(record.other)
        }
        return errors
    }

    /// Whether some costs are so small that rounding errors of pivots since the last refactoring may have caused or
    /// hidden them.
    @inlinable var hasDoubtfulCosts: Bool {
        guard tableau.pivotCount != pivotsAtRefactoring else { return false }
        return tableau.levels.contains { level in
            level.cost.terms.contains {
                let size = abs($0.coefficient)
                return size > Tolerance.exactCost && size < Tolerance.doubtfulCost
            }
        }
    }

    @inlinable func block(_ cost: Row, in blocked: inout [Bool]) {
        for term in cost.terms where term.coefficient > costTolerance { blocked[Int(term.symbol)] = true }
    }

    /// Enters all constraints into an empty tableau, by rank. Returns the first conflict; the rebuild is still
    /// necessary then.
    ///
    /// Required constraints are entered first, so that only their own numbers determine whether they are in conflict.
    @usableFromInline mutating func rebuild(pivotTolerance: Double) -> ConstraintConflict? {
        let pivotCount = tableau.pivotCount
        let externals = tableau.kinds.map { $0 == .external }
        let rowVisitCount = tableau.rowVisitCount
        // Variables keep their symbols, because clients hold them.
        tableau = Tableau(kinds: externals.map { $0 ? .external : .free })
        tableau.pivotCount = pivotCount
        tableau.rowVisitCount = rowVisitCount
        tableau.pivotTolerance = pivotTolerance
        pivotsAtRebuild = pivotCount
        tableau.freeSymbols = externals.indices.reversed().filter { !externals[$0] }.map(Symbol.init)
        owners = externals.map { _ in -1 }
        for index in records.indices where records[index] != nil { records[index]!.marker = -1 }
        needsRebuild = true
        hasInfeasibleRows = false
        movedDistance = 0
        pivotsAtRefinement = pivotCount - 1
        let order = recordsByRank
        for index in order where records[index]!.constraint.isRequired {
            if let conflict = enter(index) { return conflict }
        }
        for index in order where !records[index]!.constraint.isRequired { _ = enter(index) }
        needsRebuild = false
        return nil
    }
}
