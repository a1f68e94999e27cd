extension ConstraintSolver {
    /// Adds a constraint. Contradictions are found by `solve()`.
    ///
    /// `rank` orders the constraints where a tie has to be broken; by default it is the order of adding.
    @inlinable @discardableResult
    package mutating func add(_ constraint: LinearConstraint, rank: Int? = nil) -> ConstraintID {
        let record = Record(constraint: constraint, rank: rank ?? nextRank)
        if constraint.rounds { roundingConstraintCount += 1 }
        nextRank = max(nextRank, record.rank) + 1
        let index: Int
        if let free = freeRecords.popLast() {
            index = free
            records[index] = record
        } else {
            index = records.count
            records.append(record)
        }
        if hasInfeasibleRows && !needsRebuild { _ = restoreFeasibility() }
        if !needsRebuild { needsRebuild = enter(index) != nil }
        return ConstraintID(index: index)
    }

    /// Changes where a constraint stands when ties are broken. Complexity: O(1).
    @inlinable package mutating func setRank(_ rank: Int, of id: ConstraintID) {
        guard record(id).rank != rank else { return }
        records[id.index]!.rank = rank
        nextRank = max(nextRank, rank + 1)
        isCanonical = false
    }

    /// Enters the constraint at `index` into the tableau, which keeps it feasible but not optimal. Answers the
    /// contradiction, if there is one; then the tableau is as it was.
    @inlinable mutating func enter(_ index: Int) -> ConstraintConflict? {
        isOptimal = false
        isCanonical = false
        makeSymbols(index)
        var (row, magnitude) = expand(index)
        let tolerance = Tolerance.value(magnitude)
        for term in row.terms where tableau.kinds[Int(term.symbol)] == .external {
            if row.isNegligible(term.coefficient, tableau.pivotTolerance) { row.remove(term.symbol) }
        }
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = subject(of: row, index: index) {
            row.solve(for: subject)
            tableau.substitute(row, for: subject)
            tableau.insert(row, basic: subject)
            return nil
        }
        let marker = records[index]!.marker
        if row.terms.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
            // Follows from the others, or contradicts them.
            if abs(row.constant) > tolerance {
                let conflict = conflict(in: row, of: index)
                forget(index)
                return conflict
            }
            row.constant = 0
            row.solve(for: marker)
            tableau.substitute(row, for: marker)
            tableau.insert(row, basic: marker)
            return nil
        }
        return enterWithArtificialVariable(row, index, tolerance)
    }

    /// Makes the symbols that mark a constraint.
    @inlinable mutating func makeSymbols(_ index: Int) {
        let constraint = records[index]!.constraint
        let kind: SymbolKind
        let coefficient: Double
        switch constraint.relation {
        case .lessThanOrEqual: (kind, coefficient) = (.slack, 1)
        case .greaterThanOrEqual: (kind, coefficient) = (.slack, -1)
        case .equal: (kind, coefficient) = constraint.isRequired ? (.dummy, 1) : (.error, -1)
        }
        records[index]!.marker = makeSymbol(kind, owner: index)
        records[index]!.markerCoefficient = coefficient
        guard !constraint.isRequired else { return }
        let other = makeSymbol(.error, owner: index)
        records[index]!.other = other
        let level = tableau.level(of: constraint.priority)
        tableau.levels[level].constraintCount += 1
        tableau.addCost(other, times: 1, level: level)
        if kind == .error { tableau.addCost(records[index]!.marker, times: 1, level: level) }
    }

    /// The constraint as a row that has to be zero, with the symbols that mark it, in terms of symbols that aren't
    /// basic; and the largest number that was added up for its constant.
    @inlinable mutating func expand(_ index: Int) -> (row: Row, magnitude: Double) {
        let record = records[index]!
        let constraint = record.constraint
        var row = Row(constant: -constraint.constant)
        var magnitude = abs(constraint.constant)
        for term in constraint.terms where term.coefficient != 0 {
            let slot = tableau.slotOfSymbol[Int(term.variable.symbol)]
            if slot < 0 {
                row.add(term.variable.symbol, times: term.coefficient)
            } else {
                magnitude = max(magnitude, abs(term.coefficient * tableau.rows[Int(slot)].constant))
                row.add(tableau.rows[Int(slot)], times: term.coefficient, scratch: &tableau.scratch)
            }
        }
        row.add(record.marker, times: record.markerCoefficient)
        if record.other >= 0 { row.add(record.other, times: -record.markerCoefficient) }
        return (row, magnitude)
    }

    /// The symbol to solve a new row for: the external one that is best divided by, else one of its own that will not
    /// be negative.
    @inlinable func subject(of row: Row, index: Int) -> Symbol? {
        var best: Row.Term?
        for term in row.terms where tableau.kinds[Int(term.symbol)] == .external {
            if let best, abs(term.coefficient) <= abs(best.coefficient) { continue }
            best = term
        }
        if let best { return best.symbol }
        let record = records[index]!
        for symbol in [record.marker, record.other] where symbol >= 0 && tableau.kinds[Int(symbol)].isPivotable {
            if row.coefficient(of: symbol) < 0 { return symbol }
        }
        return nil
    }

    /// Enters a row that no symbol can be solved for, by driving an artificial variable that stands for its value to
    /// zero (phase one of the two-phase simplex method).
    @inlinable mutating func enterWithArtificialVariable(
        _ row: Row, _ index: Int, _ tolerance: Double
    ) -> ConstraintConflict? {
        let artificial = makeSymbol(.artificial, owner: -1)
        tableau.insert(row, basic: artificial)
        let start = tableau.pivotCount
        while let slot = basicSlot(artificial), tableau.rows[slot].constant > tolerance {
            let row = tableau.rows[slot]
            let entering = row.terms.first {
                $0.coefficient < 0 && tableau.kinds[Int($0.symbol)].isPivotable
                    && !row.isNegligible($0.coefficient, tableau.pivotTolerance)
            }
            let isStalling = isStalling(since: start)
            guard let entering, !hasStalled(since: start),
                let leaving = tableau.leavingSlot(entering: entering.symbol, isStalling: isStalling)
            else { break }
            tableau.pivot(slot: leaving.slot, entering: entering.symbol)
        }
        if let slot = basicSlot(artificial) {
            let row = tableau.rows[slot]
            guard row.constant <= tolerance else {
                // Nothing but this row mentions the symbols of the new constraint, so taking it out undoes all.
                let conflict = conflict(in: row, of: index)
                tableau.removeRow(at: slot)
                tableau.free(artificial)
                forget(index)
                return conflict
            }
            tableau.rows[slot].constant = 0
            let exchange = row.terms.filter { tableau.kinds[Int($0.symbol)].isPivotable }
                .max { abs($0.coefficient) < abs($1.coefficient) }
            tableau.pivot(slot: slot, entering: exchange?.symbol ?? records[index]!.marker)
        }
        for slot in tableau.rows.indices { tableau.rows[slot].remove(artificial) }
        for level in tableau.levels.indices { tableau.levels[level].cost.remove(artificial) }
        tableau.free(artificial)
        return nil
    }

    @inlinable func basicSlot(_ symbol: Symbol) -> Int? {
        let slot = tableau.slotOfSymbol[Int(symbol)]
        return slot < 0 ? nil : Int(slot)
    }

    /// Frees the symbols of a required constraint that could not be entered.
    @inlinable mutating func forget(_ index: Int) {
        let marker = records[index]!.marker
        owners[Int(marker)] = -1
        tableau.free(marker)
        records[index]!.marker = -1
    }
}
