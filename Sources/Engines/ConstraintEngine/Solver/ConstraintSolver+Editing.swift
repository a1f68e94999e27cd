extension ConstraintSolver {
    /// Changes the right side of a constraint.
    ///
    /// Complexity: O(rows that have the constraint's marker); if rows become negative `solve()` takes the steps of the
    /// dual simplex method that mend them.
    @inlinable package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
        let record = record(id)
        let change = constant - record.constraint.constant
        guard change != 0 else { return }
        // The dual method needs least costs to begin with.
        if !needsRebuild && !isOptimal { optimize() }
        records[id.index]!.constraint.constant = constant
        guard !needsRebuild else { return }
        movedDistance += abs(change)
        shift(record, by: change)
    }

    /// Moves the right side of a constraint in the tableau.
    @inlinable mutating func shift(_ record: Record, by change: Double) {
        // `left side + m * marker = constant` stays true if the marker is read as one that is moved by the change.
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

    /// The dual simplex method: makes the rows of restricted symbols nonnegative again while the costs stay least.
    /// Returns the contradiction, if there is one; then a rebuild is due.
    @inlinable mutating func restoreFeasibility() -> ConstraintConflict? {
        hasInfeasibleRows = false
        let limit = tableau.pivotCount + 100 + 20 * tableau.rows.count
        let tolerance = Tolerance.value(constantMagnitude)
        while let slot = infeasibleSlot(tolerance) {
            isCanonical = false
            guard tableau.pivotCount < limit, let entering = dualEntering(slot) else {
                needsRebuild = true
                return conflict(in: tableau.rows[slot], of: Int(owners[Int(tableau.basics[slot])]))
            }
            tableau.pivot(slot: slot, entering: entering)
        }
        return nil
    }

    /// The largest right side there is. Complexity: O(constraints).
    @inlinable var constantMagnitude: Double {
        records.reduce(0) { max($0, abs($1?.constraint.constant ?? 0)) }
    }

    /// The infeasible row with the smallest basic symbol, but for what lies below zero by rounding only.
    @inlinable func infeasibleSlot(_ tolerance: Double) -> Int? {
        var best: Int?
        for slot in tableau.rows.indices {
            let constant = tableau.rows[slot].constant
            guard abs(constant) > tolerance else { continue }
            let kind = tableau.kinds[Int(tableau.basics[slot])]
            guard kind.isRestricted ? constant < 0 : kind == .dummy else { continue }
            if let current = best, tableau.basics[current] < tableau.basics[slot] { continue }
            best = slot
        }
        return best
    }

    /// The symbol that brings the row in `slot` to zero at least cost, level by level; the smallest among equals.
    @inlinable func dualEntering(_ slot: Int) -> Symbol? {
        let row = tableau.rows[slot]
        let sign: Double = row.constant < 0 ? 1 : -1
        var best: Row.Term?
        for var term in row.terms {
            term.coefficient *= sign
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
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
        return false
    }
}
