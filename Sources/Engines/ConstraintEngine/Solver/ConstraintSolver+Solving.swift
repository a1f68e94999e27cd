extension ConstraintSolver {
    /// Finds the values that hold all required constraints and break the others least, highest priority first.
    ///
    /// Where that leaves a choice it is made in this order, so that equal constraints in equal order give equal values:
    /// 1. among constraints that need not hold, those of lower rank are broken rather than those of higher;
    /// 2. inequalities of lower rank are as tight as they can be;
    /// 3. of variables that are still free, those made last are 0.
    ///
    /// Answers required constraints that contradict each other, if there are any. The values mean nothing then until
    /// one of those constraints is removed or changed and `solve()` called again.
    ///
    /// Complexity: what changed decides; nothing is done if nothing did.
    @inlinable package mutating func solve() -> ConstraintConflict? {
        if tableau.pivotCount - pivotsAtRebuild > 20_000 { needsRebuild = true }
        if hasInfeasibleRows && !needsRebuild, let conflict = restoreFeasibility(), !needsRebuild { return conflict }
        if needsRebuild, let conflict = rebuild() { return conflict }
        if !isOptimal || !isCanonical {
            let blocked = optimize()
            breakTies(blocked)
            settleFreeVariables()
            isCanonical = true
        }
        return nil
    }

    /// The primal simplex method, level by level: a symbol that a higher level pays for is out of bounds for the lower
    /// ones. Answers the symbols that cannot enter any more without cost.
    @inlinable @discardableResult mutating func optimize() -> [Bool] {
        var blocked = tableau.kinds.map { !$0.isPivotable }
        for level in tableau.levels.indices {
            minimize(&blocked) { $0.levels[level].cost }
            block(tableau.levels[level].cost, in: &blocked)
        }
        isOptimal = true
        return blocked
    }

    /// Takes steps until no symbol that isn't blocked lowers the cost row. Entering the smallest such symbol and
    /// leaving by the smallest (Bland's rule) keeps degenerate steps from going round in circles.
    @inlinable mutating func minimize(_ blocked: inout [Bool], cost: (Tableau) -> Row) {
        let limit = tableau.pivotCount + 1000 + 100 * tableau.rows.count
        while tableau.pivotCount < limit {
            let entering = cost(tableau).terms.first {
                $0.coefficient < -Tolerance.coefficient && !blocked[Int($0.symbol)]
            }
            guard let entering, let leaving = tableau.leavingSlot(entering: entering.symbol) else { return }
            tableau.pivot(slot: leaving.slot, entering: entering.symbol)
        }
    }

    @inlinable func block(_ cost: Row, in blocked: inout [Bool]) {
        for term in cost.terms where term.coefficient > Tolerance.coefficient { blocked[Int(term.symbol)] = true }
    }

    /// Enters all constraints into an empty tableau, by rank. Answers the first contradiction; the rebuild stays due.
    @usableFromInline mutating func rebuild() -> ConstraintConflict? {
        let pivotCount = tableau.pivotCount
        let externals = tableau.kinds.map { $0 == .external }
        tableau = Tableau()
        tableau.pivotCount = pivotCount
        pivotsAtRebuild = pivotCount
        // Variables keep their symbols, since clients hold them.
        tableau.kinds = externals.map { $0 ? .external : .free }
        tableau.slotOfSymbol = externals.map { _ in -1 }
        tableau.freeSymbols = externals.indices.reversed().filter { !externals[$0] }.map(Symbol.init)
        owners = externals.map { _ in -1 }
        for index in records.indices where records[index] != nil {
            records[index]!.marker = -1
            records[index]!.other = -1
        }
        needsRebuild = true
        hasInfeasibleRows = false
        for index in recordsByRank {
            if let conflict = enter(index) { return conflict }
        }
        needsRebuild = false
        return nil
    }
}
