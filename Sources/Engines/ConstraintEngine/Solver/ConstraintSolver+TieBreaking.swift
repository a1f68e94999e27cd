extension ConstraintSolver {
    /// Chooses between solutions of equal cost by minimizing further cost rows: the error and slack symbols.
    ///
    /// Every restricted symbol is minimized in turn. Afterwards, no pivot is free of cost, and the solution is unique,
    /// regardless of the initial basis.
    @inlinable mutating func breakTies(_ optimal: [Bool]) {
        var blocked = optimal
        var free = 0
        guard hasFreeStep(blocked, &free) else { return }
        let order = recordsByRank
        for index in order.reversed() where !records[index]!.constraint.isRequired {
            let record = records[index]!
            if tableau.kinds[Int(record.marker)] == .error {
                minimize(record.marker, record.other, &blocked)
            } else {
                minimize(record.other, nil, &blocked)
            }
            guard hasFreeStep(blocked, &free) else { return }
        }
        for index in order {
            let marker = records[index]!.marker
            guard tableau.kinds[Int(marker)] == .slack else { continue }
            minimize(marker, nil, &blocked)
            guard hasFreeStep(blocked, &free) else { return }
        }
    }

    /// Returns whether a symbol could enter the basis without cost. `free` is the last such symbol that was found; the
    /// search continues there.
    @inlinable func hasFreeStep(_ blocked: [Bool], _ free: inout Int) -> Bool {
        func isFree(_ index: Int) -> Bool { !blocked[index] && tableau.slotOfSymbol[index] < 0 }
        guard let found = (free..<blocked.count).first(where: isFree) ?? (0..<free).first(where: isFree) else {
            return false
        }
        free = found
        return true
    }

    /// Minimizes a symbol, or the sum of two.
    @inlinable mutating func minimize(_ first: Symbol, _ second: Symbol?, _ blocked: inout [Bool]) {
        let symbols = second.map { [first, $0] } ?? [first]
        if symbols.contains(where: tableau.isBasic) { minimize(&blocked) { $0.sum(of: symbols) } }
        if symbols.contains(where: tableau.isBasic) {
            block(tableau.sum(of: symbols), in: &blocked)
        } else {
            // They are at their minimum of 0.
            for symbol in symbols { blocked[Int(symbol)] = true }
        }
    }

    /// Sets the variables that no constraint determines to 0, the last ones first: the greedy basis of the columns.
    @inlinable mutating func settleFreeVariables() {
        let externals = tableau.kinds.indices.filter { tableau.kinds[$0] == .external }.map(Symbol.init)
        guard !externals.allSatisfy(tableau.isBasic) else { return }
        var settled = tableau.kinds.map { $0 != .external }
        for symbol in externals.reversed() {
            if let slot = basicSlot(symbol) {
                let row = tableau.rows[slot]
                let free = row.largestTerm {
                    !settled[Int($0.symbol)] && !tableau.isBasic($0.symbol)
                        && !row.isNegligible($0.coefficient, tableau.pivotTolerance)
                }
                guard let free else { continue }
                tableau.pivot(slot: slot, entering: free.symbol)
            }
            settled[Int(symbol)] = true
        }
    }
}
