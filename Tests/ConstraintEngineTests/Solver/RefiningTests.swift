import RandomNumbers
import Testing

@testable import ConstraintEngine

/// What rounding leaves in the tableau is measured, taken out and worked out anew.
@Suite struct RefiningTests {
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

    @Test func `a solved system is off by rounding only`() {
        for seed in 0..<UInt64(40) { #expect(system(seed: seed).solver.coefficientNoise() < 1e-12, "seed \(seed)") }
    }

    @Test func `a coefficient that is off is noticed, in whatever row it is`() {
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

    @Test func `a constant that is off is mended`() {
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

    @Test(arguments: [1.0, -1, 0.5]) func `a variable that is off alone is mended by as much`(error: Double) {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([x: 1] == 5)
        #expect(solver.solve() == nil)
        solver.tableau.rows[0].constant += error
        solver.tableau.valuesAreStale = true
        #expect(solver.refine() == true && solver.value(of: x) == 5)
    }

    @Test func `what can't be mended is told`() {
        var solver = ConstraintSolver()
        let variables = solver.makeVariables(2)
        solver.add([variables[0]: 1] == 5)
        solver.add([variables[1]: 1, variables[0]: -1] == 5)
        #expect(solver.solve() == nil)
        // Two rows that name each other's symbols as if they were basic no more.
        for slot in solver.tableau.rows.indices {
            for index in solver.tableau.rows[slot].terms.indices {
                solver.tableau.rows[slot].terms[index].coefficient = 0
            }
            solver.tableau.rows[slot].constant += 3
        }
        solver.tableau.valuesAreStale = true
        #expect(solver.refine() == false)
    }

    @Test func `rows that are a little off are worked out anew without a rebuild`() {
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

    @Test func `rows that are off are worked out anew from the constraints`() {
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

    @Test func `costs are added up anew with the rows`() {
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

    @Test(arguments: [false, true]) func `rows of views that stand in a column are worked out anew`(areEqual: Bool) {
        var solver = ConstraintSolver()
        let stack = StackedViews(count: 100, height: 2_900, areEqual: areEqual, in: &solver)
        for constraint in stack.constraints { solver.add(constraint) }
        #expect(solver.solve() == nil)
        let frames = stack.frames(solver)
        let visits = solver.rowVisitCount
        #expect(solver.refactor() == true)
        // Where each follows from the one before, none has to be written out to find that.
        if !areEqual { #expect(solver.rowVisitCount - visits <= 100 * 20, "\(solver.rowVisitCount - visits)") }
        #expect(solver.solve() == nil && isSame(stack.frames(solver), frames))
    }

    @Test func `a chain that leads to what depends on each other isn't written out`() {
        var solver = ConstraintSolver()
        let chain = solver.makeVariables(100), pair = solver.makeVariables(2)
        solver.add([chain[0]: 1] == 1)
        for (before, after) in zip(chain, chain.dropFirst()).reversed() { solver.add([after: 1, before: -1] == 1) }
        // Each of the chain is in these, so that none of it can wait for the end.
        for sign in [1.0, -1] {
            solver.add(
                LinearConstraint(
                    chain.map { LinearTerm($0, 1) } + [LinearTerm(pair[0], 1), LinearTerm(pair[1], sign)], .equal, 0))
        }
        #expect(solver.solve() == nil && solver.values(pair) == [-5_050, 0])
        let visits = solver.rowVisitCount
        #expect(solver.refactor() == true)
        #expect(solver.rowVisitCount - visits <= 500, "\(solver.rowVisitCount - visits)")
        #expect(solver.solve() == nil && solver.values(pair) == [-5_050, 0] && solver.value(of: chain[99]) == 100)
    }

    // MARK: When

    @Test func `plain coefficients are looked at again after thirty steps or far moves`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([x: 2] == 5)
        #expect(solver.solve() == nil && !solver.isDueForRefinement)
        solver.pivotsAtRefinement = solver.pivotCount
        solver.tableau.pivotCount += 30
        #expect(!solver.mayHaveRounded && !solver.isDueForRefinement)
        solver.tableau.pivotCount += 1
        #expect(solver.mayHaveRounded && solver.isDueForRefinement)
        #expect(solver.solve() == nil && !solver.isDueForRefinement && solver.value(of: x) == 2.5)
        solver.movedDistance = 1e6
        #expect(!solver.isDueForRefinement)
        solver.movedDistance = 1e6 + 1
        #expect(solver.isDueForRefinement && solver.solve() == nil && solver.movedDistance == 0)
    }

    @Test func `coefficients that round are looked at after each step`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let id = solver.add([x: 3] == 5)
        #expect(solver.isDueForRefinement && solver.solve() == nil && !solver.isDueForRefinement)
        solver.setConstant(6, of: id)
        #expect(!solver.isDueForRefinement && solver.solve() == nil && abs(solver.value(of: x) - 2) < 1e-12)
        solver.tableau.pivotCount += 1
        #expect(solver.isDueForRefinement)
    }

    @Test func `after twenty thousand steps all is made anew`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([x: 1] == 5)
        #expect(solver.solve() == nil)
        let start = solver.pivotsAtRebuild
        solver.tableau.pivotCount = start + 20_000
        #expect(solver.solve() == nil && solver.pivotsAtRebuild == start)
        solver.tableau.pivotCount = start + 20_001
        #expect(solver.solve() == nil && solver.pivotsAtRebuild == start + 20_001)
        #expect(solver.value(of: x) == 5 && !solver.needsRebuild)
    }

    @Test func `a tableau that is made anew waits to be compared, and needs no second attempt`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let low = solver.add([x: 3] >= 15)
        let high = solver.add([x: 3] <= 12)
        #expect(solver.solve()?.constraints == [low, high] && solver.needsRebuild)
        solver.setConstant(18, of: high)
        var rebuilt = solver
        #expect(rebuilt.rebuild(pivotTolerance: 1e-8) == nil && rebuilt.tableau.pivotTolerance == 1e-8)
        #expect(rebuilt.pivotsAtRefinement == rebuilt.pivotsAtRebuild - 1 && rebuilt.isDueForRefinement)
        #expect(solver.solve() == nil && solver.value(of: x) == 5 && !solver.needsRebuild)
        #expect(solver.tableau.pivotTolerance == Tolerance.pivots[0] && !solver.isDueForRefinement)
    }

    @Test func `steps are stalling, and then given up, once they are many beside the rows`() {
        var solver = ConstraintSolver()
        let variables = solver.makeVariables(3)
        for variable in variables { solver.add([variable: 1] == 5) }
        #expect(solver.tableau.rows.count == 3)
        solver.tableau.pivotCount = 5 + 106
        #expect(!solver.isStalling(since: 5) && solver.isStalling(since: 4))
        solver.tableau.pivotCount = 5 + 1_300
        #expect(!solver.hasStalled(since: 5) && solver.hasStalled(since: 4))
    }

    @Test func `costs are doubtful while they are small, until the rows are worked out anew`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(([x: 1] == 5).at(500))
        #expect(solver.solve() == nil && !solver.hasDoubtfulCosts)
        for (size, isDoubtful) in [(1e-13, false), (1e-9, true), (-1e-9, true), (1e-5, false)] {
            solver.tableau.levels[0].cost.terms[0].coefficient = size
            solver.pivotsAtRefactoring = -1
            #expect(solver.hasDoubtfulCosts == isDoubtful, "\(size)")
            solver.pivotsAtRefactoring = solver.pivotCount
            #expect(!solver.hasDoubtfulCosts, "\(size)")
        }
    }
}
