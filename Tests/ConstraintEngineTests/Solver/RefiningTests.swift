import RandomNumbers
import Testing

@testable import ConstraintEngine

/// Rounding errors in the tableau are measured, removed, and recalculated.
struct RefiningTests {
    /// A solved system, which has definitions in terms of others, slacks and errors.
    private func system(seed: UInt64) -> (solver: ConstraintSolver, variables: [Variable]) {
        var generator = SeededGenerator(seed: seed)
        var solver = ConstraintSolver()
        let unused = solver.makeVariable()
        let variables = solver.makeVariables(8)
        // So that the first constraint has the first of all symbols.
        solver.removeVariable(unused)
        for index in 1..<8 {
            let factor = [1.0, -1, 2, 1.0 / 3].randomElement(using: &generator)!
            let other = variables[Int.random(in: 0..<index, using: &generator)]
            let constant = Double(Int.random(in: -20...20, using: &generator))
            solver.add([variables[index]: 1, other: factor] == constant)
        }
        for _ in 0..<6 {
            let pair = variables.shuffled(using: &generator)
            let priority = [250.0, 500, 750].randomElement(using: &generator)!
            let constant = Double(Int.random(in: -50...50, using: &generator))
            let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)!
            solver.add(
                LinearConstraint(
                    [LinearTerm(pair[0], 1), LinearTerm(pair[1], 0.75)], relation, constant, priority: priority))
        }
        #expect(solver.solve() == nil, "seed \(seed)")
        return (solver, variables)
    }

    private func isSame(_ left: [Double], _ right: [Double]) -> Bool {
        zip(left, right).allSatisfy { abs($0 - $1) < 1e-7 * max(1, abs($1)) }
    }

    @Test func `a solved system deviates only by rounding`() {
        for seed in 0..<UInt64(40) { #expect(system(seed: seed).solver.coefficientNoise() < 1e-12, "seed \(seed)") }
    }

    @Test func `a wrong coefficient is detected in any row`() {
        for seed in 0..<UInt64(20) {
            let solver = system(seed: seed).solver
            for slot in solver.tableau.rows.indices {
                for index in solver.tableau.rows[slot].terms.indices {
                    var changed = solver
                    changed.tableau.rows[slot].terms[index].coefficient += 1e-3
                    #expect(changed.coefficientNoise() > 1e-9, "seed \(seed), row \(slot), term \(index)")
                }
            }
        }
    }

    @Test func `a wrong constant is corrected`() {
        for seed in 0..<UInt64(20) {
            let (solver, variables) = system(seed: seed)
            for slot in solver.tableau.rows.indices {
                var changed = solver
                changed.tableau.rows[slot].constant += 1e-3
                changed.tableau.valuesAreStale = true
                changed.movedDistance = 5
                #expect(changed.refine() == true, "seed \(seed), row \(slot)")
                changed.tableau.updateValues()
                #expect(isSame(changed.values(variables), solver.values(variables)), "seed \(seed), row \(slot)")
                #expect(changed.movedDistance == 0 && changed.pivotsAtRefinement == changed.pivotCount)
            }
        }
    }

    @Test(arguments: [1.0, -1, 0.5]) func `a single wrong variable is corrected by the same amount`(error: Double) {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([x: 1] == 5)
        #expect(solver.solve() == nil)
        solver.tableau.rows[0].constant += error
        solver.tableau.valuesAreStale = true
        #expect(solver.refine() == true && solver.value(of: x) == 5)
    }

    @Test(arguments: [(0.4, true), (0.5, true), (0.6, false)])
    func `an error is corrected if each round at least halves it`(part: Double, isMended: Bool) {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let id = solver.add([x: 1] == 5)
        #expect(solver.solve() == nil)
        solver.tableau.rows[0].constant = 4
        solver.tableau.valuesAreStale = true
        // Simulates an edit that moves the row by less than it should.
        let row = solver.tableau.rows[0]
        let marker = solver.records[id.index]!.marker
        solver.tableau.rows[0].add(marker, times: -part * row.coefficient(of: marker))
        #expect(solver.refine() == isMended)
        #expect((abs(solver.value(of: x) - 5) < 1e-12) == isMended)
    }

    @Test func `a correction below zero is followed by another solve`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let limit = solver.add([x: 1] <= 9)
        solver.add(([x: 1] == 5).at(500))
        #expect(solver.solve() == nil && solver.value(of: x) == 5)
        // As if the tableau had drifted that far since then.
        solver.records[limit.index]!.constraint.constant = 4
        solver.movedDistance = 2e6
        #expect(solver.solve() == nil && solver.value(of: x) == 4 && solver.brokenInvariant == nil)
    }

    @Test func `an error that can't be corrected is reported`() {
        var solver = ConstraintSolver()
        let variables = solver.makeVariables(2)
        solver.add([variables[0]: 1] == 5)
        solver.add([variables[1]: 1, variables[0]: -1] == 5)
        #expect(solver.solve() == nil)
        // Two rows that name each other's symbols as if these weren't basic anymore.
        for slot in solver.tableau.rows.indices {
            for index in solver.tableau.rows[slot].terms.indices {
                solver.tableau.rows[slot].terms[index].coefficient = 0
            }
            solver.tableau.rows[slot].constant += 3
        }
        solver.tableau.valuesAreStale = true
        #expect(solver.refine() == false)
    }

    @Test func `rows with a small error are refactored without a rebuild`() {
        for seed in 0..<UInt64(20) {
            var (solver, variables) = system(seed: seed)
            let expected = solver.values(variables)
            let slot = solver.tableau.rows.indices.first { !solver.tableau.rows[$0].terms.isEmpty }!
            solver.tableau.rows[slot].terms[0].coefficient *= 1 + 1e-7
            solver.movedDistance = 2e6
            let start = solver.pivotsAtRebuild
            solver.pivotsAtRefactoring = -1
            #expect(solver.isDueForRefinement && solver.solve() == nil, "seed \(seed)")
            #expect(solver.pivotsAtRebuild == start && solver.pivotsAtRefactoring >= 0, "seed \(seed)")
            #expect(solver.coefficientNoise() < 1e-12 && isSame(solver.values(variables), expected), "seed \(seed)")
        }
    }

    @Test func `wrong rows are refactored from the constraints`() {
        for seed in 0..<UInt64(20) {
            var (solver, variables) = system(seed: seed)
            let expected = solver.values(variables)
            let pivots = solver.pivotCount
            for slot in solver.tableau.rows.indices {
                for index in solver.tableau.rows[slot].terms.indices {
                    solver.tableau.rows[slot].terms[index].coefficient *= 1.5
                }
                solver.tableau.rows[slot].constant += 7
            }
            #expect(solver.coefficientNoise() > 1e-3, "seed \(seed)")
            let isPossible = solver.refactor()
            #expect(isPossible && solver.coefficientNoise() < 1e-12, "seed \(seed)")
            #expect(solver.pivotCount == pivots && solver.pivotsAtRefactoring == pivots, "it takes no steps")
            #expect(
                !solver.isOptimal && !solver.isCanonical && solver.hasInfeasibleRows, "what it is worth is to be seen")
            #expect(solver.brokenInvariant == nil, "seed \(seed)")
            #expect(solver.solve() == nil && isSame(solver.values(variables), expected), "seed \(seed)")
        }
    }

    @Test func `costs are recalculated with the rows`() {
        for seed in 0..<UInt64(20) {
            var solver = system(seed: seed).solver
            let costs = solver.tableau.levels.map(\.cost)
            for level in solver.tableau.levels.indices { solver.tableau.levels[level].cost = Row(constant: 9) }
            #expect(solver.refactor() && solver.tableau.costsAreKept, "seed \(seed)")
            for (level, cost) in costs.enumerated() {
                let found = solver.tableau.levels[level].cost
                #expect(abs(found.constant - cost.constant) < 1e-6, "seed \(seed)")
                let symbols = Set((found.terms + cost.terms).map(\.symbol))
                let isSame = symbols.allSatisfy { abs(found.coefficient(of: $0) - cost.coefficient(of: $0)) < 1e-9 }
                #expect(isSame, "seed \(seed)")
            }
        }
    }
}
