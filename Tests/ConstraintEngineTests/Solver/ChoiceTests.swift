import Testing

@testable import ConstraintEngine

/// The symbols and rows that the solver chooses, tested with constructed rows.
struct ChoiceTests {
    private var solver = ConstraintSolver()

    private mutating func make(_ kinds: SymbolKind...) -> [Symbol] {
        kinds.map { solver.makeSymbol($0, owner: -1) }
    }

    // MARK: What a new row is solved for

    @Test mutating func `a row is solved for the variable with the best divisor`() {
        let symbols = make(.external, .external, .external, .slack)
        #expect(
            solver.externalSubject(of: Row(1, [symbols[0]: 1, symbols[1]: -3, symbols[2]: 2, symbols[3]: 9]))
                == symbols[1])
        #expect(
            solver.externalSubject(of: Row(1, [symbols[0]: 2, symbols[1]: -2])) == symbols[0], "the first of equals")
        #expect(solver.externalSubject(of: Row(1, [symbols[3]: 9])) == nil)
        solver.tableau.insert(Row(5), basic: symbols[1])
        #expect(solver.externalSubject(of: Row(1, [symbols[0]: 1, symbols[1]: 3])) == symbols[0], "that isn't defined")
    }

    @Test mutating func `a row without variables is solved for its own restricted symbol`() {
        let symbols = make(.error, .error, .dummy)
        solver.records = [.init(constraint: LinearConstraint([], .equal, 0, priority: 5), rank: 0)]
        solver.records[0]!.marker = symbols[0]
        func subject(_ row: Row) -> Symbol? { solver.restrictedSubject(of: row, index: 0) }
        #expect(subject(Row(1, [symbols[0]: -1, symbols[1]: 1])) == symbols[0])
        #expect(subject(Row(1, [symbols[0]: 1, symbols[1]: -1])) == nil, "the other isn't its own yet")
        solver.records[0]!.other = symbols[1]
        #expect(subject(Row(1, [symbols[0]: 1, symbols[1]: -1])) == symbols[1])
        #expect(subject(Row(1, [symbols[0]: 1, symbols[1]: 1])) == nil && subject(Row(1)) == nil)
        (solver.records[0]!.marker, solver.records[0]!.other) = (symbols[1], symbols[0])
        #expect(subject(Row(1, [symbols[0]: -1, symbols[1]: 1])) == symbols[0], "the other way round")
        solver.records[0]!.marker = symbols[2]
        #expect(subject(Row(1, [symbols[2]: -1])) == nil, "an equation's marker stays zero")
    }

    @Test mutating func `the entering symbol is the first one that decreases the row`() {
        let symbols = make(.slack, .dummy, .error, .slack)
        func entering(_ row: Row) -> Symbol? { solver.phaseOneEntering(row) }
        #expect(entering(Row(1, [symbols[0]: 1, symbols[1]: -1, symbols[2]: -1, symbols[3]: -9])) == symbols[2])
        #expect(entering(Row(1, [symbols[0]: -1e-13, symbols[3]: -1])) == symbols[3])
        #expect(entering(Row(1, [symbols[0]: 1, symbols[1]: -1])) == nil)
    }

    @Test mutating func `a row with a constant of zero is solved for the best divisor in the fewest rows`() {
        let symbols = make(.slack, .slack, .error, .dummy, .slack, .slack)
        func exchange(_ row: Row) -> Symbol? { solver.symbolToExchange(in: row) }
        #expect(exchange(Row(0, [symbols[0]: 1, symbols[1]: -3, symbols[2]: 2, symbols[3]: 9])) == symbols[1])
        #expect(exchange(Row(0, [symbols[0]: 1, symbols[1]: -1, symbols[2]: 1])) == symbols[0], "the first of equals")
        #expect(exchange(Row(0, [symbols[3]: 1])) == nil)
        solver.tableau.insert(Row(1, [symbols[0]: 1, symbols[1]: 1]), basic: symbols[4])
        solver.tableau.insert(Row(1, [symbols[0]: 1]), basic: symbols[5])
        #expect(exchange(Row(0, [symbols[0]: 1, symbols[1]: -1])) == symbols[1])
        #expect(exchange(Row(0, [symbols[0]: 1, symbols[1]: -1, symbols[2]: 1])) == symbols[2])
        #expect(exchange(Row(0, [symbols[0]: 2, symbols[1]: -1])) == symbols[0])
    }

    // MARK: The dual method

    @Test mutating func `the first row to repair is the row of the first symbol`() {
        let symbols = make(.slack, .error, .dummy, .external)
        #expect(solver.infeasibleSlot(1e-7) == nil)
        for (constant, symbol) in zip([-1.0, -1, 1, -1], symbols).reversed() {
            solver.tableau.insert(Row(constant), basic: symbol)
        }
        #expect(solver.infeasibleSlot(1e-7) == 3)
        solver.tableau.rows[3].constant = 1
        #expect(solver.infeasibleSlot(1e-7) == 2)
        solver.tableau.rows[2].constant = -1e-8
        #expect(solver.infeasibleSlot(1e-7) == 1, "an equation's marker is above zero, which is as wrong")
        solver.tableau.rows[1].constant = 0
        #expect(solver.infeasibleSlot(1e-7) == nil, "variables may be negative")
        solver.tableau.rows[2].constant = 0.5
        #expect(solver.infeasibleSlot(1e-7) == nil, "what isn't negative needs no mending")
        solver.tableau.rows[2].constant = 0
        solver.tableau.rows[1].constant = -1
        #expect(solver.infeasibleSlot(1e-7) == 1)
    }

    @Test mutating func `a row is repaired by the symbol with the lowest cost, level by level`() {
        let symbols = make(.slack, .slack, .slack, .dummy, .slack)
        solver.tableau.insert(
            Row(-1, [symbols[0]: 1, symbols[1]: 2, symbols[2]: -1, symbols[3]: 1]), basic: symbols[4])
        #expect(solver.dualEntering(0) == symbols[0], "the first, while nothing costs")
        let (high, low) = (solver.tableau.level(of: 500), solver.tableau.level(of: 400))
        solver.tableau.levels[low].cost = Row(0, [symbols[0]: 1, symbols[1]: 1])
        #expect(solver.dualEntering(0) == symbols[1], "half as much for the same")
        solver.tableau.levels[high].cost = Row(0, [symbols[1]: 0.1])
        #expect(solver.dualEntering(0) == symbols[0], "the higher level decides")
        solver.tableau.rows[0].constant = 1
        #expect(solver.dualEntering(0) == symbols[2], "the other way for what is too large")
        solver.tableau.rows[0].constant = 0.5
        #expect(solver.dualEntering(0) == symbols[2], "by however little")
        solver.tableau.rows[0].remove(symbols[2])
        #expect(solver.dualEntering(0) == nil)
    }

    @Test mutating func `a negligible coefficient doesn't repair a row`() {
        let symbols = make(.slack, .slack, .slack)
        solver.tableau.insert(Row(-1, [symbols[0]: 1e-13, symbols[1]: 1]), basic: symbols[2])
        #expect(solver.dualEntering(0) == symbols[1])
    }

    // MARK: Costs

    @Test mutating func `errors are listed by level, two of an equation and one of an inequality`() {
        let x = solver.makeVariable()
        let ids = [([x: 1] == 5).at(300), ([x: 1] <= 4).at(500), ([x: 1] >= 4).at(300), [x: 1] <= 100]
            .map { solver.add($0) }
        let records = ids.map { solver.records[$0.index]! }
        #expect(
            solver.errorsByLevel == [
                [records[1].other], [records[0].marker, records[0].other, records[2].other],
            ])
        solver.remove(ids[1])
        #expect(solver.errorsByLevel.count == 1 && solver.errorsByLevel[0].count == 3)
    }

    @Test mutating func `symbols that raise the cost are blocked for lower levels, and symbols that lower it aren't`() {
        let symbols = make(.slack, .slack, .slack)
        var blocked = [false, false, false]
        solver.block(Row(9, [symbols[0]: -1, symbols[1]: 1, symbols[2]: 1e-10]), in: &blocked)
        #expect(blocked == [false, true, false])
    }

    @Test mutating func `a sum at its minimum is blocked by the symbols that raise it`() {
        let symbols = make(.slack, .slack, .slack, .error, .error)
        solver.tableau.insert(Row(4, [symbols[0]: 1, symbols[1]: -2]), basic: symbols[3])
        var blocked = [Bool](repeating: false, count: 5)
        solver.minimize(symbols[3], symbols[4], &blocked)
        #expect(solver.tableau.value(of: symbols[3]) == 0 && solver.tableau.isBasic(symbols[1]))
        #expect(blocked == [false, false, false, true, true], "both are zero, which is as small as they can be")
        solver.tableau.insert(Row(4, [symbols[0]: 1]), basic: symbols[2])
        solver.minimize(symbols[2], nil, &blocked)
        #expect(blocked == [true, false, false, true, true] && solver.tableau.value(of: symbols[2]) == 4)
    }
}
