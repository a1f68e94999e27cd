import Testing

@testable import ConstraintEngine

/// The row with which a constraint is removed, tested with constructed tableaux.
struct RemovingTests {
    /// A solver with one row for each basic symbol, with the coefficient of a marker that isn't basic.
    private func solver(
        _ rows: [(kind: SymbolKind, constant: Double, coefficient: Double)]
    ) -> (solver: ConstraintSolver, marker: Symbol) {
        var solver = ConstraintSolver()
        let marker = solver.makeSymbol(.slack, owner: 0)
        for (kind, constant, coefficient) in rows {
            var row = Row(constant: constant)
            row.add(marker, times: coefficient)
            let basic = solver.makeSymbol(kind, owner: -1)
            solver.tableau.insert(row, basic: basic)
        }
        return (solver, marker)
    }

    private func slot(_ rows: [(kind: SymbolKind, constant: Double, coefficient: Double)]) -> Int? {
        var (solver, marker) = solver(rows)
        return solver.slotToFree(marker)
    }

    @Test func `a marker that's in no row needs no exchange`() {
        #expect(slot([]) == nil)
    }

    @Test func `the marker of an equation is removed before all others`() {
        #expect(slot([(.slack, 0, -1), (.dummy, 0, 0.5), (.error, 0, 1)]) == 1)
    }

    @Test func `a row that the marker decreases is removed before one that it increases`() {
        #expect(slot([(.slack, 0, 1), (.slack, 9, -1)]) == 1)
        #expect(slot([(.slack, 9, -1), (.slack, 0, 1)]) == 0)
        #expect(slot([(.slack, 3, 1), (.slack, 2, 1)]) == 1, "if there is none of them, the nearest")
    }

    @Test func `of the rows that the marker decreases, the first to become zero is removed`() {
        #expect(slot([(.slack, 9, -1), (.slack, 4, -1), (.slack, 12, -4)]) == 2)
    }

    @Test func `among equals, the one with the best divisor is removed, then the first symbol`() {
        #expect(slot([(.slack, 3, -1), (.slack, 6, -2), (.slack, 1.5, -0.5)]) == 1)
        #expect(slot([(.slack, 3, -1), (.slack, 3, -1), (.slack, 3, -1)]) == 0)
        #expect(slot([(.dummy, 0, 1), (.dummy, 5, 2), (.dummy, 1, 1)]) == 1)
    }

    @Test func `a definition is removed only where no other row has the marker`() {
        #expect(slot([(.external, 0, 1), (.slack, 3, 1)]) == 1)
        #expect(slot([(.external, 0, 1), (.external, 0, 5)]) == 0, "the first of them")
    }

    @Test func `a row with a negligible divisor leaves only if there's no other row`() {
        #expect(slot([(.slack, 0, -1e-13), (.slack, 9, 2)]) == 1)
        #expect(slot([(.dummy, 0, 1e-13), (.external, 9, 2)]) == 1)
        #expect(slot([(.slack, 0, -1e-13)]) == 0)
        #expect(slot([(.slack, 0, -1e-13), (.external, 0, 1e-13), (.external, 0, 1e-12)]) == 1)
        #expect(slot([(.external, 0, 1e-13), (.external, 0, 2)]) == 1)
    }

    @Test func `a definition that contains the marker only through another definition counts as well`() {
        var (solver, marker) = solver([(.external, 1, 1)])
        let first = solver.tableau.basics[0]
        let second = solver.makeSymbol(.external, owner: -1)
        // The first one's marker and its own cancel each other.
        var row = Row(constant: 2)
        row.add(first, times: 1)
        row.add(marker, times: -1)
        solver.tableau.insert(row, basic: second)
        #expect(solver.definitionToFree(marker, [second, first]) == 0)
        #expect(solver.definitionToFree(marker, [second]) == nil)
    }

    @Test func `rounding errors of a symbol are removed with its constraint`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable(), y = solver.makeVariable()
        solver.add([x: 1] == 5)
        let wish = solver.add(([y: 1] == 2).at(500))
        #expect(solver.solve() == nil)
        let other = solver.records[wish.index]!.other
        solver.tableau.rows[Int(solver.tableau.slotOfSymbol[x.number])].add(other, times: 1e-14)
        solver.tableau.columns.insert(Symbol(x.number), in: other)
        solver.remove(wish)
        #expect(solver.tableau.columns.isEmpty(other) && solver.tableau.brokenInvariant == nil)
        solver.add(([y: 1] == 3).at(500))
        #expect(solver.solve() == nil && solver.values([x, y]) == [5, 3] && solver.tableau.brokenInvariant == nil)
    }

    @Test func `examined rows are counted`() {
        var (solver, marker) = solver([(.slack, 1, 1), (.slack, 2, 1), (.slack, 2, 1)])
        let before = solver.rowVisitCount
        #expect(solver.slotToFree(marker) != nil && solver.rowVisitCount - before == 3)
    }
}
