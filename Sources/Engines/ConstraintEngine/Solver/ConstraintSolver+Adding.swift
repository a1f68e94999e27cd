extension ConstraintSolver {
    /// Adds a constraint. `solve()` finds conflicts.
    ///
    /// `rank` orders the constraints for breaking ties. The default is the order of addition.
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
        if hasInfeasibleRows && !needsRebuild { restoreFeasibility() }
        if !needsRebuild { needsRebuild = enter(index) != nil }
        return ConstraintID(index: index)
    }

    /// Changes the rank of a constraint for breaking ties. Complexity: O(1).
    @inlinable package mutating func setRank(_ rank: Int, of id: ConstraintID) {
        guard records[id.index]!.rank != rank else { return }
        records[id.index]!.rank = rank
        nextRank = max(nextRank, rank + 1)
        isCanonical = false
    }

    /// Enters the constraint at `index` into the tableau, which remains feasible but not optimal. If there's a
    /// conflict, returns it and leaves the tableau unchanged.
    @inlinable mutating func enter(_ index: Int) -> ConstraintConflict? {
        isOptimal = false
        isCanonical = false
        tableau.dropCosts()
        makeSymbols(index)
        expand(index)
        if tableau.sumHasOpenSymbols {
            var row = tableau.accumulator.finish()
            while let subject = externalSubject(of: row) {
                if row.isNegligible(row.coefficient(of: subject), tableau.pivotTolerance) {
                    row.remove(subject)
                    continue
                }
                row.solve(for: subject)
                tableau.define(subject, as: row)
                return nil
            }
            tableau.startSum(row)
        }
        tableau.writeOutSum()
        var row = tableau.accumulator.finish()
        let tolerance = Tolerance.value(tableau.accumulator.magnitude)
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = restrictedSubject(of: row, index: index) {
            row.solve(for: subject)
            tableau.insert(row, basic: subject)
            return nil
        }
        let marker = records[index]!.marker
        if row.terms.allSatisfy({ tableau.kinds[Int($0.symbol)] == .dummy }) {
            // The constraint is redundant or in conflict with others.
            if abs(row.constant) > tolerance {
                let conflict = conflict(in: row)
                discard(index)
                return conflict
            }
            row.constant = 0
            row.solve(for: marker)
            tableau.insert(row, basic: marker)
            return nil
        }
        return enterByExchange(row, index, tolerance)
    }

    /// Creates the marker and error symbols of a constraint.
    @inlinable mutating func makeSymbols(_ index: Int) {
        let constraint = records[index]!.constraint
        let kind: SymbolKind = constraint.relation != .equal ? .slack : constraint.isRequired ? .dummy : .error
        records[index]!.marker = makeSymbol(kind, owner: index)
        records[index]!.other = constraint.isRequired ? -1 : makeSymbol(.error, owner: index)
        guard !constraint.isRequired else { return }
        let level = tableau.level(of: constraint.priority)
        tableau.levels[level].constraintCount += 1
    }

    /// Sums up the constraint as a row that must be zero, including its marker and error symbols, in terms of nonbasic
    /// symbols and of definitions that aren't open.
    @inlinable mutating func expand(_ index: Int) {
        let record = records[index]!
        tableau.accumulator.begin(constant: -record.constraint.constant, symbolCount: tableau.kinds.count)
        for term in record.constraint.terms {
            tableau.accumulate(
                Row.Term(symbol: term.variable.symbol, coefficient: term.coefficient), writingOut: false)
        }
        tableau.accumulator.add(record.marker, times: record.markerCoefficient)
        if record.other >= 0 { tableau.accumulator.add(record.other, times: -record.markerCoefficient) }
        tableau.addOpenRows(writingOut: false)
    }

    /// Returns the external symbol for which to solve a new row: the one with the largest coefficient.
    @inlinable func externalSubject(of row: Row) -> Symbol? {
        row.largestTerm { tableau.kinds[Int($0.symbol)] == .external && !tableau.isBasic($0.symbol) }?.symbol
    }

    /// Returns the symbol for which to solve a new row without external symbols: the constraint's marker or error
    /// symbol, if its value won't be negative.
    @inlinable func restrictedSubject(of row: Row, index: Int) -> Symbol? {
        let record = records[index]!
        if canBeSubject(record.marker, of: row) { return record.marker }
        return record.other >= 0 && canBeSubject(record.other, of: row) ? record.other : nil
    }

    @inlinable func canBeSubject(_ symbol: Symbol, of row: Row) -> Bool {
        tableau.kinds[Int(symbol)].isPivotable && row.coefficient(of: symbol) < 0
    }

    /// Enters a row without external symbols that can't be solved for the constraint's own symbols.
    @inlinable mutating func enterByExchange(
        _ row: consuming Row, _ index: Int, _ tolerance: Double
    ) -> ConstraintConflict? {
        if row.constant <= tolerance {
            // The row is already satisfied, so it can be solved for any of its symbols.
            row.constant = 0
            enter(row, solvedFor: symbolToExchange(in: row) ?? records[index]!.marker)
            return nil
        }
        if let entering = phaseOneEntering(row) {
            let ratio = row.constant / -row.coefficient(of: entering)
            let limit = tableau.leavingSlot(entering: entering, isStalling: false)?.ratio ?? .infinity
            // The symbol can increase until the row is satisfied.
            if limit > ratio + 1e-9 * (1 + ratio) {
                enter(row, solvedFor: entering)
                return nil
            }
        }
        return enterWithArtificialVariable(row, index, tolerance)
    }

    @inlinable mutating func enter(_ row: consuming Row, solvedFor symbol: Symbol) {
        row.solve(for: symbol)
        tableau.pivotCount += 1
        tableau.substitute(row, for: symbol)
        tableau.insert(row, basic: symbol)
    }

    /// Returns a symbol that decreases a positive row.
    @inlinable func phaseOneEntering(_ row: Row) -> Symbol? {
        row.terms.first {
            $0.coefficient < 0 && tableau.kinds[Int($0.symbol)].isPivotable
                && !row.isNegligible($0.coefficient, tableau.pivotTolerance)
        }?.symbol
    }

    /// Returns the best pivot symbol of a row that is zero.
    @inlinable func symbolToExchange(in row: Row) -> Symbol? {
        var best: (symbol: Symbol, size: Double, rowCount: Int)?
        for term in row.terms where tableau.kinds[Int(term.symbol)].isPivotable {
            let size = abs(term.coefficient)
            if let best, size < best.size { continue }
            // Of equal coefficients, the symbol that occurs in the fewest rows.
            let rowCount = tableau.columns.rowCount(of: term.symbol)
            if let best, size == best.size, rowCount >= best.rowCount { continue }
            best = (term.symbol, size, rowCount)
        }
        return best?.symbol
    }

    /// Minimizes an artificial variable with the value of a row (phase one of the two-phase simplex method).
    @inlinable mutating func enterWithArtificialVariable(
        _ row: Row, _ index: Int, _ tolerance: Double
    ) -> ConstraintConflict? {
        let artificial = makeSymbol(.artificial)
        tableau.insert(row, basic: artificial)
        let start = tableau.pivotCount
        while let slot = basicSlot(artificial), tableau.rows[slot].constant > tolerance {
            let isStalling = isStalling(since: start)
            guard let entering = phaseOneEntering(tableau.rows[slot]), !hasStalled(since: start),
                let leaving = tableau.leavingSlot(entering: entering, isStalling: isStalling)
            else { break }
            tableau.pivot(slot: leaving.slot, entering: entering)
        }
        if let slot = basicSlot(artificial) {
            guard tableau.rows[slot].constant <= tolerance else {
                // Only this row contains the symbols of the new constraint, so removing it undoes the addition.
                let conflict = conflict(in: tableau.removeRow(at: slot))
                free(artificial)
                discard(index)
                return conflict
            }
            tableau.rows[slot].constant = 0
            let exchange = symbolToExchange(in: tableau.rows[slot])
            tableau.pivot(slot: slot, entering: exchange ?? records[index]!.marker)
        }
        tableau.removeColumn(artificial)
        free(artificial)
        return nil
    }

    @inlinable func basicSlot(_ symbol: Symbol) -> Int? {
        let slot = tableau.slotOfSymbol[Int(symbol)]
        return slot < 0 ? nil : Int(slot)
    }

    /// Frees the symbols of a required constraint that couldn't be entered.
    @inlinable mutating func discard(_ index: Int) {
        free(records[index]!.marker)
        records[index]!.marker = -1
    }
}
