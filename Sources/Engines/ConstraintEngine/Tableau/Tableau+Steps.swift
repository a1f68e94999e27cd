extension Tableau {
    /// Replaces the nonbasic `symbol` with `row` in all rows.
    ///
    /// Complexity: O(*n*) in the number of terms of the rows that contain it, plus the substitution of definitions.
    @inlinable mutating func substitute(_ row: Row, for symbol: Symbol) {
        columns.removeAll(from: symbol, into: &visited)
        let users = visited
        // Only definitions can refer to definitions.
        var written: Row?
        let isExternal = kinds[Int(symbol)] == .external
        for basic in users {
            let slot = Int(slotOfSymbol[Int(basic)])
            let coefficient = rows[slot].remove(symbol)
            if kinds[Int(basic)] == .external {
                add(row, times: coefficient, to: basic)
            } else {
                if isExternal && written == nil { written = writtenOut(row) }
                add(written ?? row, times: coefficient, to: basic)
            }
        }
        for index in levels.indices {
            let coefficient = levels[index].cost.remove(symbol)
            guard coefficient != 0 else { continue }
            if isExternal && written == nil { written = writtenOut(row) }
            levels[index].cost.add(written ?? row, times: coefficient, scratch: &scratch, changes: &changes)
        }
        // They may refer to definitions after them now. No definition refers to them, because they were open.
        if isExternal { for basic in users where kinds[Int(basic)] == .external { setOrder(of: basic) } }
    }

    /// Exchanges the basic symbol of the row in `slot` for `entering`, which must occur in it.
    @inlinable mutating func pivot(slot: Int, entering: Symbol) {
        pivotCount += 1
        let leaving = basics[slot]
        var row = removeRow(at: slot)
        if kinds[Int(leaving)] == .external && kinds[Int(entering)] != .external { row = writtenOut(row) }
        row.solve(for: entering, leaving: leaving)
        substitute(row, for: entering)
        insert(row, basic: entering)
        // Definitions that contain the external symbol are open, because it has left the basis.
        if kinds[Int(leaving)] == .external { dissolveOpenDefinitions(columns.rows(of: leaving)) }
    }

    /// Returns the row that limits the increase of `entering` from zero, or `nil` if it's unbounded.
    ///
    /// Of equal ratios, it's the row with the largest coefficient. While pivots are stalling, it's the one with the
    /// smallest basic symbol, which together with the smallest entering symbol prevents cycling (Bland's rule).
    ///
    /// Complexity: O(*r* log *n*) for *r* rows that contain the symbol, with *n* terms each.
    @inlinable mutating func leavingSlot(entering: Symbol, isStalling: Bool) -> (slot: Int, ratio: Double)? {
        var best: (slot: Int, ratio: Double, size: Double)?
        var visits = 0
        columns.forEachRow(of: entering) { basic in
            let kind = kinds[Int(basic)]
            guard kind != .external else { return }
            visits += 1
            let slot = Int(slotOfSymbol[Int(basic)])
            let coefficient = rows[slot].coefficient(of: entering)
            guard kind == .dummy || coefficient < 0,
                !rows[slot].isNegligible(coefficient, pivotTolerance)
            else { return }
            let size = abs(coefficient)
            let ratio = kind == .dummy ? 0 : max(0, rows[slot].constant / size)
            guard let current = best else {
                best = (slot, ratio, size)
                return
            }
            let isBetter: Bool
            if abs(ratio - current.ratio) > 1e-10 * (1 + ratio) {
                isBetter = ratio < current.ratio
            } else if size != current.size && !isStalling {
                isBetter = size > current.size
            } else {
                isBetter = basic < basics[current.slot]
            }
            if isBetter { best = (slot, ratio, size) }
        }
        rowVisitCount += visits
        return best.map { ($0.slot, $0.ratio) }
    }
}
