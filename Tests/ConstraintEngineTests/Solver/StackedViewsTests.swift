import ConstraintEngine
import RandomNumbers
import Testing

struct StackedViewsTests {
    /// The number of rows that are read or changed until the views are placed.
    private func visits(_ count: Int, room: Double) -> Int {
        var solver = ConstraintSolver()
        let stack = StackedViews(count: count, height: Double(count) * 28 + room, in: &solver)
        for constraint in stack.constraints { solver.add(constraint) }
        #expect(solver.solve() == nil)
        return solver.rowVisitCount
    }

    @Test(arguments: [40.0, 0, -100])
    func `the number of visited rows grows linearly with the number of views`(room: Double) {
        let few = visits(50, room: room)
        let many = visits(200, room: room)
        #expect(few <= 50 * 20, "\(few)")
        #expect(many <= 200 * 20, "\(many)")
        #expect(many - few <= 3 * few + 200, "\(few), \(many)")
    }

    @Test func `moving the first view visits only a few rows`() {
        var solver = ConstraintSolver()
        let stack = StackedViews(count: 200, height: 200 * 29, in: &solver)
        let ids = stack.constraints.map { solver.add($0) }
        #expect(solver.solve() == nil)
        let top = stack.constraints.firstIndex { $0.terms == [LinearTerm(stack.views[0].y, 1)] }!
        let before = solver.rowVisitCount
        solver.setConstant(3, of: ids[top])
        #expect(solver.solve() == nil)
        #expect(solver.value(of: stack.views[0].y) == 3)
        #expect(solver.rowVisitCount - before <= 10)
    }

    @Test(arguments: RandomTrials.seeds(10))
    func `removing and adding links again equals a solve from scratch`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var solver = ConstraintSolver()
        let stack = StackedViews(
            count: 2 + Int(seed % 12), height: 300, areEqual: seed % 3 == 0, in: &solver)
        var ids = stack.constraints.map { Optional(solver.add($0)) }
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = ids.indices.randomElement(using: &generator)!
                if let id = ids[index] {
                    solver.remove(id)
                    ids[index] = nil
                } else {
                    ids[index] = solver.add(stack.constraints[index], rank: index)
                }
            }
            #expect(solver.solve() == nil)
            var fresh = ConstraintSolver()
            for _ in 0..<stack.variableCount { _ = fresh.makeVariable() }
            for index in ids.indices where ids[index] != nil { fresh.add(stack.constraints[index], rank: index) }
            #expect(fresh.solve() == nil)
            let found = stack.frames(solver), expected = stack.frames(fresh)
            let isSame = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isSame, "seed \(seed), step \(step): \(found) instead of \(expected)")
            if !isSame { return }
        }
    }

    @Test func `a variable that others are defined by can be released`() {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let place = solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 5))
        let link = solver.add(LinearConstraint([LinearTerm(y, 1), LinearTerm(x, -1)], .equal, 2))
        solver.add(LinearConstraint([LinearTerm(z, 1), LinearTerm(y, -2)], .equal, 1))
        #expect(solver.solve() == nil)
        #expect([solver.value(of: y), solver.value(of: z)] == [7, 15])
        #expect(Set(solver.constraints(affecting: [z])) == Set(solver.constraintIDs))
        solver.remove(link)
        solver.remove(place)
        solver.removeVariable(x)
        #expect(solver.solve() == nil)
        #expect(solver.value(of: z) == 2 * solver.value(of: y) + 1)
        #expect(solver.ambiguousVariables(among: [y, z]) == [y, z])
    }
}
