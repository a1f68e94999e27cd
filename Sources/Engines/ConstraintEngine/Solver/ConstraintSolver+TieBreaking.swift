extension ConstraintSolver {
    /// Decides between solutions of equal cost by further cost rows, which are themselves errors and slacks.
    ///
    /// Every restricted symbol is minimized in its turn, so afterwards no step is free of cost and the solution is the
    /// only one, whichever basis it was reached from.
    @inlinable mutating func breakTies(_ optimal: [Bool]) {
        var blocked = optimal
        guard hasFreeStep(blocked) else { return }
        let order = recordsByRank
        for index in order.reversed() where !records[index]!.constraint.isRequired {
            let record = records[index]!
            let errors = [record.marker, record.other].filter { tableau.kinds[Int($0)] == .error }
            minimize(errors, &blocked)
            guard hasFreeStep(blocked) else { return }
        }
        for index in order {
            let marker = records[index]!.marker
            guard tableau.kinds[Int(marker)] == .slack else { continue }
            minimize([marker], &blocked)
            guard hasFreeStep(blocked) else { return }
        }
    }

    /// Whether a symbol could enter the basis without cost.
    @inlinable func hasFreeStep(_ blocked: [Bool]) -> Bool {
        blocked.indices.contains { !blocked[$0] && tableau.slotOfSymbol[$0] < 0 }
    }

    /// Minimizes the sum of `symbols`.
    @inlinable mutating func minimize(_ symbols: [Symbol], _ blocked: inout [Bool]) {
        minimize(&blocked) { $0.sum(of: symbols) }
        block(tableau.sum(of: symbols), in: &blocked)
    }

    /// Makes those variables 0 that no constraint settles, the last ones first: the greedy basis of the columns.
    @inlinable mutating func settleFreeVariables() {
        var settled = tableau.kinds.map { $0 != .external }
        var open = tableau.kinds.indices.count { !settled[$0] && tableau.slotOfSymbol[$0] < 0 }
        for index in tableau.kinds.indices.reversed() where open > 0 && tableau.kinds[index] == .external {
            if let slot = basicSlot(Symbol(index)) {
                let row = tableau.rows[slot]
                let free = row.terms.filter {
                    !settled[Int($0.symbol)] && !row.isNegligible($0.coefficient, tableau.pivotTolerance)
                }
                .max { abs($0.coefficient) < abs($1.coefficient) }
                guard let free else { continue }
                tableau.pivot(slot: slot, entering: free.symbol)
            }
            settled[index] = true
            open -= 1
        }
    }
}
