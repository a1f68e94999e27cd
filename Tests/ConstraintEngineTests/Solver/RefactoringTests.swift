import Testing

@testable import ConstraintEngine

/// The cost of recalculating the rows: constraints are processed in an order in which few rows have to be written out.
struct RefactoringTests {
    @Test(arguments: [false, true]) func `rows of views in a column are refactored`(areEqual: Bool) {
        var solver = ConstraintSolver()
        let stack = StackedViews(count: 100, height: 2_900, areEqual: areEqual, in: &solver)
        for constraint in stack.constraints { solver.add(constraint) }
        #expect(solver.solve() == nil)
        let frames = stack.frames(solver)
        let visits = solver.rowVisitCount
        #expect(solver.refactor() == true)
        // If each view follows from the previous one, no row has to be written out.
        if !areEqual { #expect(solver.rowVisitCount - visits <= 100 * 20, "\(solver.rowVisitCount - visits)") }
        #expect(solver.solve() == nil && zip(stack.frames(solver), frames).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test(arguments: [false, true]) func `chains into cyclic definitions aren't expanded`(
        lastComesFirst: Bool
    ) {
        var solver = ConstraintSolver()
        var chain = solver.makeVariables(100)
        let pair = solver.makeVariables(2)
        if lastComesFirst { chain.reverse() }
        solver.add([chain[0]: 1] == 1)
        for (before, after) in zip(chain, chain.dropFirst()).reversed() { solver.add([after: 1, before: -1] == 1) }
        // Each symbol of the chain is in these, so all of them are needed immediately.
        for sign in [1.0, -1] {
            solver.add(
                LinearConstraint(
                    chain.map { LinearTerm($0, 1) } + [LinearTerm(pair[0], 1), LinearTerm(pair[1], sign)], .equal, 0))
        }
        #expect(solver.solve() == nil && solver.values(pair) == [-5_050, 0])
        let visits = solver.rowVisitCount
        #expect(solver.refactor() == true)
        #expect(solver.rowVisitCount - visits <= 500, "\(solver.rowVisitCount - visits)")
        let termCount = solver.tableau.rows.reduce(0) { $0 + $1.terms.count }
        #expect(termCount <= 500, "\(termCount)")
        #expect(solver.solve() == nil && solver.values(pair) == [-5_050, 0] && solver.value(of: chain[99]) == 100)
    }

    @Test(arguments: [false, true]) func `a chain that depends on cyclic definitions is visited once`(
        lastComesFirst: Bool
    ) {
        var solver = ConstraintSolver()
        var chain = solver.makeVariables(100)
        let pair = solver.makeVariables(2)
        if lastComesFirst { chain.reverse() }
        for (before, after) in zip(chain, chain.dropFirst()).reversed() { solver.add([after: 1, before: -1] == 1) }
        solver.add([chain[0]: 1, pair[0]: -1] == 0)
        for (sign, sum) in [(1.0, 5.0), (-1, 1)] { solver.add([pair[0]: 1, pair[1]: sign] == sum) }
        #expect(solver.solve() == nil && solver.values([pair[0], pair[1], chain[99]]) == [3, 2, 102])
        let visits = solver.rowVisitCount
        #expect(solver.refactor() == true)
        #expect(solver.rowVisitCount - visits <= 500, "\(solver.rowVisitCount - visits)")
        #expect(solver.solve() == nil && solver.values([pair[0], pair[1], chain[99]]) == [3, 2, 102])
    }
}
