import Testing

@testable import ConstraintEngine

struct EditingTests: ThreeVariables {
    var solver = ConstraintSolver()
    let x, y, z: Variable

    init() {
        (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    }

    /// The number of pivots of an action.
    private mutating func pivots(_ action: (inout ConstraintSolver) -> Void) -> Int {
        let before = solver.pivotCount
        action(&solver)
        return solver.pivotCount - before
    }

    // MARK: Constants

    @Test mutating func `variables defined by an edited constraint move with it`() {
        let left = solver.add([x: 1] == 3)
        solver.add([y: 1, x: -2] == 1)
        solver.add([z: 1, y: -1] == 0)
        expect([3, 7, 7])
        let visits = solver.rowVisitCount
        solver.setConstant(4, of: left)
        #expect(solver.rowVisitCount - visits == 1, "what is in terms of the first waits for its value")
        #expect(solver.tableau.valuesAreStale && solver.movedDistance == 1)
        expect([4, 9, 9])
        solver.setConstant(-1, of: left)
        #expect(solver.movedDistance == 6 && solver.constraint(left).constant == -1)
        expect([-1, -1, -1])
    }

    @Test mutating func `an inequality that isn't tight can be edited without a step`() {
        solver.add([x: 1] == 5)
        let limit = solver.add([x: 1] <= 9)
        expect([5, 0, 0])
        #expect(
            pivots {
                $0.setConstant(7, of: limit)
                $0.setConstant(5, of: limit)
            } == 0)
        #expect(!solver.hasInfeasibleRows)
        expect([5, 0, 0])
    }

    @Test mutating func `an inequality that becomes tight needs one step`() {
        solver.add(([x: 1] == 5).at(500))
        let limit = solver.add([x: 1] <= 9)
        expect([5, 0, 0])
        solver.setConstant(4, of: limit)
        #expect(solver.hasInfeasibleRows)
        let steps = pivots { #expect($0.solve() == nil) }
        #expect(steps == 1)
        expect([4, 0, 0])
        solver.setConstant(9, of: limit)
        let more = pivots { #expect($0.solve() == nil) }
        #expect(more == 1)
        expect([5, 0, 0])
    }

    @Test mutating func `the constraint with the lowest cost is broken by an edit`() {
        solver.add([x: 1, y: 1, z: 1] == 30)
        for (variable, priority) in [(x, 300.0), (y, 100), (z, 200)] {
            solver.add(([variable: 1] == 10).at(priority))
        }
        let limit = solver.add([z: 1] <= 10)
        expect([10, 10, 10])
        solver.setConstant(4, of: limit)
        expect([10, 16, 4])
        let other = solver.add([y: 1] <= 16)
        expect([10, 16, 4])
        solver.setConstant(12, of: other)
        expect([14, 12, 4])
        solver.setConstant(7, of: limit)
        expect([11, 12, 7])
        solver.setConstant(10, of: limit)
        expect([10, 10, 10])
    }

    @Test mutating func `a constant can be edited before the first solve`() {
        let wish = solver.add(([x: 1] == 5).at(500))
        let limit = solver.add([x: 1] <= 3)
        solver.setConstant(8, of: wish)
        solver.setConstant(6, of: limit)
        expect([6, 0, 0])
        solver.setConstant(2, of: limit)
        let link = solver.add([y: 1, x: -1] >= 0)
        expect([2, 2, 0])
        solver.setConstant(1, of: limit)
        solver.remove(link)
        expect([1, 0, 0])
    }

    @Test mutating func `edits during a contradiction apply once it is resolved`() {
        let low = solver.add([x: 1] >= 5)
        let high = solver.add([x: 1] <= 4)
        #expect(solver.solve() != nil && solver.needsRebuild)
        solver.setConstant(1, of: high)
        solver.setConstant(1, of: low)
        #expect(solver.movedDistance == 0)
        expect([1, 0, 0])
        solver.setPriority(10, of: low)
        solver.setConstant(-7, of: high)
        expect([-7, 0, 0])
    }

    @Test mutating func `contradicting edits are reported by each solve until they are reverted`() {
        let left = solver.add([x: 1] == 5)
        let twice = solver.add([x: 2] == 10)
        expect([5, 0, 0])
        for constant in [12.0, 11, 10.5, 9, 8] {
            solver.setConstant(constant, of: twice)
            #expect(solver.solve()?.constraints == [left, twice])
            #expect(solver.solve()?.constraints == [left, twice])
            solver.setConstant(10, of: twice)
            expect([5, 0, 0])
            #expect(solver.tableau.kinds.count == 5, "three variables and a marker of each constraint")
        }
        solver.setConstant(12, of: twice)
        solver.setConstant(6, of: left)
        expect([6, 0, 0])
    }

    @Test mutating func `the largest constant is the one with the largest absolute value`() {
        #expect(solver.constantMagnitude == 0)
        let near = solver.add([x: 1] == 5)
        let far = solver.add([y: 1] >= -70)
        #expect(solver.constantMagnitude == 70)
        solver.remove(far)
        #expect(solver.constantMagnitude == 5)
        solver.setConstant(-0.5, of: near)
        #expect(solver.constantMagnitude == 0.5)
    }

    // MARK: Removing

    @Test mutating func `a variable is free after its constraint is removed`() {
        let equation = solver.add([x: 1] == 5)
        solver.add([y: 1, x: -1] == 2)
        expect([5, 7, 0])
        solver.remove(equation)
        expect([-2, 0, 0], "the last variable is zero now")
        #expect(solver.constraints(affecting: [x]).count == 1)
    }

    @Test mutating func `removing and adding a constraint again gives the same solution`() {
        let constraints: [LinearConstraint] = [
            [x: 1, y: 1] == 20, ([x: 1] == 15).at(500), ([y: 1] >= 8).at(600), [z: 1, x: -1] >= 3, [z: 1] <= 40,
            ([z: 1] == 100).at(250),
        ]
        var ids: [ConstraintID] = []
        for (rank, constraint) in constraints.enumerated() { ids.append(solver.add(constraint, rank: rank)) }
        expect([12, 8, 40])
        for (rank, constraint) in constraints.enumerated() {
            solver.remove(ids[rank])
            #expect(solver.solve() == nil && solver.brokenInvariant == nil)
            ids[rank] = solver.add(constraint, rank: rank)
            expect([12, 8, 40], "without constraint \(rank) for a while")
        }
    }

    @Test mutating func `constraints that are removed before they were solved leave nothing`() {
        solver.add([x: 1] == 1)
        for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
            for priority in [1_000.0, 500] {
                solver.remove(solver.add(LinearConstraint([LinearTerm(x, 1)], relation, 7, priority: priority)))
                #expect(solver.brokenInvariant == nil)
            }
        }
        // The constraints that contradicted the first weren't entered.
        expect([1, 0, 0])
        #expect(solver.tableau.levels.isEmpty && solver.constraintCount == 1)
    }

    @Test mutating func `symbols of removed constraints are used again`() {
        solver.add([x: 1] == 1)
        for _ in 0..<50 {
            let id = solver.add(([x: 1, y: -1] == 2).at(500))
            let limit = solver.add([y: 1] <= 3)
            expect([1, -1, 0])
            solver.remove(id)
            solver.remove(limit)
            #expect(solver.solve() == nil)
        }
        #expect(solver.tableau.kinds.count <= 8 && solver.owners.count == solver.tableau.kinds.count)
        #expect(solver.records.count == 3)
    }

    @Test mutating func `constraints that contradict leave no symbols behind`() {
        solver.add([x: 1] == 1)
        solver.add([y: 1] >= 1)
        solver.add([y: 1] <= 5)
        expect([1, 1, 0])
        func symbolsInUse(_ solver: ConstraintSolver) -> Int {
            let tableau = solver.tableau
            #expect(tableau.freeSymbols.allSatisfy { solver.owners[Int($0)] < 0 && tableau.kinds[Int($0)] == .free })
            #expect(tableau.kinds.count { $0 == .free } == tableau.freeSymbols.count)
            return tableau.kinds.count - tableau.freeSymbols.count
        }
        let count = symbolsInUse(solver)
        for contradiction in [[x: 1] == 2, [x: 1, y: 1] >= 9, [y: 1] == 6] as [LinearConstraint] {
            var solver = solver
            let id = solver.add(contradiction)
            #expect(solver.needsRebuild && solver.records[id.index]!.marker < 0)
            #expect(symbolsInUse(solver) == count && solver.tableau.brokenInvariant == nil)
        }
    }

    @Test mutating func `values are stored by the numbers of their variables`() {
        solver.add([x: 1] == 1)
        solver.add([y: 1] == -3)
        #expect(solver.solve() == nil)
        var values: [Double] = []
        solver.storeValues(in: &values)
        #expect([x, y, z].map { values[$0.number] } == [1, -3, 0])
    }
}
