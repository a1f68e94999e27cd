import ConstraintEngine
import RandomNumbers
import Testing

struct ConstraintSolverTests {
    private var solver = ConstraintSolver()

    @Test mutating func `two constraints with priority 250 don't take precedence over one with priority 251`() {
        let x = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 10, priority: 250))
        solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 10, priority: 250))
        solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 90, priority: 251))
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 90)
    }

    @Test mutating func `a thousand weak constraints don't take precedence over a stronger one`() {
        let x = solver.makeVariable()
        let strong = solver.add(LinearConstraint([LinearTerm(x, 1)], .greaterThanOrEqual, 1, priority: 2))
        for _ in 0..<1000 { solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 0, priority: 1)) }
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 1)
        solver.setConstant(-5, of: strong)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 0)
    }

    @Test mutating func `of equal constraints, the first is broken`() {
        let widths = (0..<4).map { _ in solver.makeVariable() }
        solver.add(LinearConstraint(widths.map { LinearTerm($0, 1) }, .equal, 100))
        for width in widths {
            solver.add(LinearConstraint([LinearTerm(width, 1)], .lessThanOrEqual, 10, priority: 250))
            solver.add(LinearConstraint([LinearTerm(width, 1)], .greaterThanOrEqual, 10, priority: 750))
        }
        #expect(solver.solve() == nil)
        #expect(widths.map(solver.value(of:)) == [70, 10, 10, 10])
        #expect(solver.ambiguousVariables(among: widths) == widths)
    }

    @Test mutating func `the rank, not the order of addition, decides which constraint is broken`() {
        let x = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 1, priority: 250), rank: 5)
        let second = solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 2, priority: 250), rank: 4)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 1)
        solver.setRank(6, of: second)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 2)
    }

    @Test mutating func `contradicting constraints are reported, and no others`() {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let plainResponder = solver.add(LinearConstraint([LinearTerm(y, 1)], .equal, 3))
        let first = solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(y, -1)], .greaterThanOrEqual, 0))
        let second = solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(y, -1)], .lessThanOrEqual, -1))
        #expect(solver.solve()?.constraints == [first, second])
        #expect(solver.solve()?.constraints == [first, second], "asked again it says the same")
        solver.remove(first)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) <= 2)
        #expect(solver.constraintIDs == [plainResponder, second])
    }

    @Test mutating func `an edited constant can contradict and be reset`() {
        let x = solver.makeVariable()
        let low = solver.add(LinearConstraint([LinearTerm(x, 1)], .greaterThanOrEqual, 0))
        let high = solver.add(LinearConstraint([LinearTerm(x, 1)], .lessThanOrEqual, 10))
        #expect(solver.solve() == nil)
        solver.setConstant(20, of: low)
        #expect(solver.solve()?.constraints == [low, high])
        solver.setConstant(5, of: low)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 5)
    }

    @Test mutating func `redundant equations are accepted until one is edited`() {
        let x = solver.makeVariable()
        let first = solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 4))
        let second = solver.add(LinearConstraint([LinearTerm(x, 2)], .equal, 8))
        #expect(solver.solve() == nil)
        solver.setConstant(10, of: second)
        #expect(solver.solve()?.constraints == [first, second])
        solver.remove(first)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 5)
    }

    @Test mutating func `values may be negative`() {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, -30))
        solver.add(LinearConstraint([LinearTerm(y, 1), LinearTerm(x, -2)], .equal, 0))
        #expect(solver.solve() == nil)
        #expect([solver.value(of: x), solver.value(of: y)] == [-30, -60])
    }

    @Test mutating func `a variable without a determined value is zero and ambiguous`() {
        let x = solver.makeVariable()
        let width = solver.makeVariable()
        let known = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(width, 1)], .equal, 100))
        solver.add(LinearConstraint([LinearTerm(known, 1)], .equal, 7))
        #expect(solver.solve() == nil)
        #expect([solver.value(of: x), solver.value(of: width)] == [100, 0])
        #expect(solver.ambiguousVariables(among: [x, width, known]) == [x, width])
    }

    @Test mutating func `a single inequality is tight and ambiguous`() {
        let x = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(x, 1)], .greaterThanOrEqual, 12))
        solver.add(LinearConstraint([LinearTerm(x, 1)], .lessThanOrEqual, 40))
        #expect(solver.solve() == nil)
        #expect(solver.value(of: x) == 12)
        #expect(solver.ambiguousVariables(among: [x]) == [x])
    }

    @Test mutating func `an edit that keeps the same constraints tight needs no pivot`() {
        var right = solver.makeVariable()
        let margin = solver.add(LinearConstraint([LinearTerm(right, 1)], .equal, 0))
        for _ in 0..<20 {
            let left = solver.makeVariable()
            let width = solver.makeVariable()
            let end = solver.makeVariable()
            solver.add(LinearConstraint([LinearTerm(left, 1), LinearTerm(right, -1)], .equal, 8))
            solver.add(LinearConstraint([LinearTerm(width, 1)], .lessThanOrEqual, 30, priority: 250))
            solver.add(LinearConstraint([LinearTerm(width, 1)], .greaterThanOrEqual, 30, priority: 750))
            solver.add(
                LinearConstraint([LinearTerm(end, 1), LinearTerm(left, -1), LinearTerm(width, -1)], .equal, 0))
            right = end
        }
        #expect(solver.solve() == nil)
        #expect(solver.value(of: right) == 760)
        let pivots = solver.pivotCount
        for step in 1...100 {
            solver.setConstant(Double(step), of: margin)
            #expect(solver.solve() == nil)
            #expect(solver.value(of: right) == 760 + Double(step))
        }
        #expect(solver.pivotCount == pivots)
    }

    @Test mutating func `removed variables leave nothing behind`() {
        let x = solver.makeVariable()
        let id = solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 5))
        #expect(solver.solve() == nil)
        solver.remove(id)
        solver.removeVariable(x)
        let y = solver.makeVariable()
        #expect(solver.solve() == nil)
        #expect(solver.value(of: y) == 0)
        #expect(solver.constraintCount == 0)
    }

    @Test mutating func `errors don't accumulate over many edits`() {
        var generator = SeededGenerator(seed: 5)
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let ratio = 16.0 / 9
        solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(y, -ratio)], .equal, 0))
        let width = solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 0, priority: 500))
        let height = solver.add(LinearConstraint([LinearTerm(y, 1)], .lessThanOrEqual, 100, priority: 750))
        for _ in 0..<30_000 {
            solver.setConstant(Double.random(in: 0...1000, using: &generator), of: width)
            solver.setConstant(Double.random(in: 50...400, using: &generator), of: height)
            #expect(solver.solve() == nil)
        }
        solver.setConstant(160, of: width)
        solver.setConstant(100, of: height)
        #expect(solver.solve() == nil)
        #expect(abs(solver.value(of: x) - 160) < 1e-9)
        #expect(abs(solver.value(of: y) - 90) < 1e-9)
    }
}
