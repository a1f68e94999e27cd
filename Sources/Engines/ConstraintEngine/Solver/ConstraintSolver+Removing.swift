extension ConstraintSolver {
    /// Removes a constraint.
    @inlinable package mutating func remove(_ id: ConstraintID) {
        if record(id).constraint.rounds { roundingConstraintCount -= 1 }
        if hasInfeasibleRows && !needsRebuild { restoreFeasibility() }
        if !needsRebuild { leave(id.index) }
        records[id.index] = nil
        freeRecords.append(id.index)
    }

    /// Removes the constraint at `index` from the tableau, which remains feasible.
    @inlinable mutating func leave(_ index: Int) {
        isOptimal = false
        isCanonical = false
        tableau.dropCosts()
        let record = records[index]!
        if !record.constraint.isRequired {
            tableau.levels[tableau.place(of: record.constraint.priority)].constraintCount -= 1
        }
        if let slot = basicSlot(record.marker) ?? slotToFree(record.marker) {
            if tableau.basics[slot] != record.marker { tableau.pivot(slot: slot, entering: record.marker) }
            tableau.removeRow(at: Int(tableau.slotOfSymbol[Int(record.marker)]))
        }
        for symbol in [record.marker, record.other] where symbol >= 0 {
            // Its column is the negative of the marker's, and so is empty now, except for rounding errors.
            tableau.removeColumn(symbol)
            free(symbol)
        }
        tableau.levels.removeAll { $0.constraintCount == 0 }
    }

    /// Returns the row to exchange for a nonbasic marker so that no restricted row becomes negative. A definition is
    /// chosen only if there's no other row, and a row with a badly conditioned pivot only as a last resort.
    @inlinable mutating func slotToFree(_ marker: Symbol) -> Int? {
        let basics = tableau.columns.rows(of: marker)
        tableau.rowVisitCount += basics.count
        let restricted = restrictedSlotToFree(marker, basics)
        if let restricted, !restricted.isNegligible { return restricted.slot }
        return definitionToFree(marker, basics) ?? restricted?.slot
    }

    @inlinable func restrictedSlotToFree(_ marker: Symbol, _ basics: [Symbol]) -> (slot: Int, isNegligible: Bool)? {
        var best: (slot: Int, order: Int, ratio: Double, size: Double)?
        for basic in basics where tableau.kinds[Int(basic)] != .external {
            let slot = Int(tableau.slotOfSymbol[Int(basic)])
            let coefficient = tableau.rows[slot].coefficient(of: marker)
            let order: Int
            switch tableau.kinds[Int(basic)] {
            case _ where tableau.rows[slot].isNegligible(coefficient, tableau.pivotTolerance): order = 3
            case .dummy: order = 0
            default: order = coefficient < 0 ? 1 : 2
            }
            let ratio = order == 1 || order == 2 ? abs(tableau.rows[slot].constant / coefficient) : 0
            let size = abs(coefficient)
            if let best {
                if (best.order, best.ratio, -best.size) < (order, ratio, -size) { continue }
                if (best.order, best.ratio, best.size) == (order, ratio, size)
                    && tableau.basics[best.slot] < basic
                {
                    continue
                }
            }
            best = (slot, order, ratio, size)
        }
        return best.map { ($0.slot, $0.order == 3) }
    }

    /// Returns the first definition that contains the marker. Later ones can contain it again through the first, which
    /// can cancel.
    @inlinable mutating func definitionToFree(_ marker: Symbol, _ basics: [Symbol]) -> Int? {
        let definitions = basics.filter { tableau.kinds[Int($0)] == .external }
            .sorted { tableau.orders[Int($0)] < tableau.orders[Int($1)] }
        var last: Int?
        for symbol in definitions {
            let slot = Int(tableau.slotOfSymbol[Int(symbol)])
            let row = tableau.writtenOut(tableau.rows[slot])
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            if !row.isNegligible(coefficient, tableau.pivotTolerance) { return slot }
            last = last ?? slot
        }
        return last
    }

    /// Changes the priority of a constraint, which keeps its identifier and its rank.
    @inlinable package mutating func setPriority(_ priority: Double, of id: ConstraintID) {
        guard record(id).constraint.priority != priority else { return }
        if hasInfeasibleRows && !needsRebuild { restoreFeasibility() }
        if !needsRebuild { leave(id.index) }
        records[id.index]!.constraint.priority = priority
        if !needsRebuild { needsRebuild = enter(id.index) != nil }
    }
}
