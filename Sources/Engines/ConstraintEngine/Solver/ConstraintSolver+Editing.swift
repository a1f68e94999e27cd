extension ConstraintSolver {
    /// Changes the right side of a constraint.
    ///
    /// Complexity: O(*n*) in the number of rows that contain the constraint's marker. If rows become negative,
    /// `solve()` performs dual simplex pivots to restore feasibility.
    @inlinable package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        let record = record(id)
        let change = constant - record.constraint.constant
        guard change != 0 else { return }
        // The dual simplex method requires optimal costs.
        if !needsRebuild && !isOptimal { optimize() }
        records[id.index]!.constraint.constant = constant
        guard !needsRebuild else { return }
        movedDistance += abs(change)
        shift(record, by: change)
    }

    /// Changes the right side of a constraint in the tableau.
    @inlinable mutating func shift(_ record: Record, by change: Double) {
        // `left side + m * marker = constant` remains true if the marker is shifted by the change.
        let shift = change / record.markerCoefficient
        if let slot = basicSlot(record.marker) {
            move(slot, by: shift)
        } else {
            for basic in tableau.columns.rows(of: record.marker) {
                let slot = Int(tableau.slotOfSymbol[Int(basic)])
                move(slot, by: -tableau.rows[slot].coefficient(of: record.marker) * shift)
            }
        }
    }

    @inlinable mutating func move(_ slot: Int, by change: Double) {
        tableau.rows[slot].constant += change
        tableau.rowVisitCount += 1
        let kind = tableau.kinds[Int(tableau.basics[slot])]
        let constant = tableau.rows[slot].constant
        if kind == .external { tableau.valuesAreStale = true }
        if kind.isRestricted ? constant < 0 : kind == .dummy && constant != 0 { hasInfeasibleRows = true }
    }

    /// Makes the rows of restricted symbols nonnegative with the dual simplex method, which keeps the costs optimal. If
    /// that isn't possible, requests a rebuild, which finds the conflict.
    @inlinable mutating func restoreFeasibility() {
        hasInfeasibleRows = false
        let start = tableau.pivotCount
        let tolerance = Tolerance.value(constantMagnitude)
        while let slot = infeasibleSlot(tolerance) {
            isCanonical = false
            guard !hasStalled(since: start), let entering = dualEntering(slot) else {
                needsRebuild = true
                return
            }
            tableau.pivot(slot: slot, entering: entering)
        }
    }

    /// The largest absolute value of a right side. Complexity: O(*n*) in the number of constraints.
    @inlinable var constantMagnitude: Double {
        records.reduce(0) { max($0, abs($1?.constraint.constant ?? 0)) }
    }

    /// Returns the infeasible row with the smallest basic symbol, ignoring rounding errors.
    @inlinable func infeasibleSlot(_ tolerance: Double) -> Int? {
        var first: Symbol?
        for (slot, basic) in tableau.basics.enumerated() {
            let constant = tableau.rows[slot].constant
            let kind = tableau.kinds[Int(basic)]
            if kind.isRestricted ? constant < -tolerance : kind == .dummy && abs(constant) > tolerance {
                first = min(first ?? basic, basic)
            }
        }
        return first.flatMap(basicSlot)
    }

    /// Returns the entering symbol that makes the row in `slot` zero at the lowest cost, level by level. Of equal ones,
    /// the smallest.
    @inlinable func dualEntering(_ slot: Int) -> Symbol? {
        let row = tableau.rows[slot]
        let isTooSmall = row.constant < 0
        var best: Row.Term?
        for var term in row.terms {
            if !isTooSmall { term.coefficient.negate() }
            guard term.coefficient > 0, tableau.kinds[Int(term.symbol)].isPivotable,
                !row.isNegligible(term.coefficient, tableau.pivotTolerance)
            else { continue }
            if let current = best, !isCheaper(term, than: current) { continue }
            best = term
        }
        return best?.symbol
    }

    @inlinable func isCheaper(_ first: Row.Term, than second: Row.Term) -> Bool {
        for level in tableau.levels {
            let difference =
                level.cost.coefficient(of: first.symbol) / first.coefficient
                - level.cost.coefficient(of: second.symbol) / second.coefficient
            if difference < -Tolerance.cost { return true }
            if difference > Tolerance.cost { return false }
        }
        return false
    }
}
