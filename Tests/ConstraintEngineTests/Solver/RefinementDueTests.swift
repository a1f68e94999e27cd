import Testing

@testable import ConstraintEngine

/// When the tableau is compared with the constraints, recalculated, or discarded.
struct RefinementDueTests {
    @Test func `plain coefficients are checked after thirty steps or large changes`() {
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

    @Test func `coefficients that round are checked after each step`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let id = solver.add([x: 3] == 5)
        #expect(solver.isDueForRefinement && solver.solve() == nil && !solver.isDueForRefinement)
        solver.setConstant(6, of: id)
        #expect(!solver.isDueForRefinement && solver.solve() == nil && abs(solver.value(of: x) - 2) < 1e-12)
        solver.tableau.pivotCount += 1
        #expect(solver.isDueForRefinement)
    }

    @Test func `the tableau is rebuilt after twenty thousand steps`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add([x: 1] == 5)
        #expect(solver.solve() == nil)
        let start = solver.pivotsAtRebuild
        solver.tableau.rowVisitCount = 500
        solver.tableau.pivotCount = start + 20_000
        #expect(solver.solve() == nil && solver.pivotsAtRebuild == start)
        solver.tableau.pivotCount = start + 20_001
        #expect(solver.solve() == nil && solver.pivotsAtRebuild == start + 20_001)
        #expect(solver.value(of: x) == 5 && !solver.needsRebuild)
        #expect(solver.pivotCount == start + 20_001 && solver.rowVisitCount >= 500, "work is counted on")
    }

    @Test func `a rebuilt tableau is due for a comparison and needs no second attempt`() {
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

    @Test func `steps stall and stop if there are many relative to the rows`() {
        var solver = ConstraintSolver()
        let variables = solver.makeVariables(3)
        for variable in variables { solver.add([variable: 1] == 5) }
        #expect(solver.tableau.rows.count == 3)
        solver.tableau.pivotCount = 5 + 106
        #expect(!solver.isStalling(since: 5) && solver.isStalling(since: 4))
        solver.tableau.pivotCount = 5 + 1_300
        #expect(!solver.hasStalled(since: 5) && solver.hasStalled(since: 4))
    }

    @Test func `small costs are doubtful until the rows are refactored`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        solver.add(([x: 1] == 5).at(500))
        #expect(solver.solve() == nil && !solver.hasDoubtfulCosts)
        solver.tableau.levels[0].cost.terms[0].coefficient = 1e-9
        #expect(solver.pivotCount == 0 && solver.hasDoubtfulCosts, "though no step was taken")
        for (size, isDoubtful) in [(1e-13, false), (1e-9, true), (-1e-9, true), (1e-5, false)] {
            solver.tableau.levels[0].cost.terms[0].coefficient = size
            solver.pivotsAtRefactoring = -1
            #expect(solver.hasDoubtfulCosts == isDoubtful, "\(size)")
            solver.pivotsAtRefactoring = solver.pivotCount
            #expect(!solver.hasDoubtfulCosts, "\(size)")
        }
    }
}
