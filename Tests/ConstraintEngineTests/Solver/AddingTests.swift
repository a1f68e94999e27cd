import Testing

@testable import ConstraintEngine

struct AddingTests: ThreeVariables {
    var solver = ConstraintSolver()
    let x, y, z: Variable

    init() {
        (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    }

    @Test mutating func `variables without constraints are zero`() {
        expect([0, 0, 0])
        #expect(solver.constraintCount == 0 && solver.constraintIDs.isEmpty && solver.pivotCount == 0)
    }

    @Test mutating func `equations are solved in any order`() {
        let equations: [LinearConstraint] = [[x: 1, y: 1] == 10, [y: 1, z: -1] == 2, [x: 1, z: 2] == 11]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var fresh = self
            for index in order { fresh.solver.add(equations[index]) }
            fresh.expect([5, 5, 3], "\(order)")
        }
    }

    @Test mutating func `a variable that occurs twice in a constraint counts twice`() {
        solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(x, 1)], .equal, 10))
        solver.add(LinearConstraint([LinearTerm(y, 1), LinearTerm(x, 1), LinearTerm(x, -1)], .equal, 3))
        expect([5, 3, 0])
    }

    @Test mutating func `a constraint whose terms cancel has no effect or contradicts itself`() {
        solver.add(LinearConstraint([LinearTerm(x, 1), LinearTerm(x, -1)], .equal, 0))
        solver.add(LinearConstraint([], .lessThanOrEqual, 5))
        expect([0, 0, 0])
        let impossible = solver.add(LinearConstraint([], .greaterThanOrEqual, 5))
        #expect(solver.solve()?.constraints == [impossible])
        solver.remove(impossible)
        expect([0, 0, 0])
    }

    @Test mutating func `an inequality that already holds changes nothing`() {
        solver.add([x: 1] == 5)
        solver.add([x: 1] <= 9)
        solver.add([x: 1] >= 1)
        solver.add([x: 1] <= 5)
        expect([5, 0, 0])
    }

    @Test mutating func `adding a satisfied constraint needs no step`() {
        solver.add([x: 1] == 5)
        for limit in [[x: 1] <= 9, [x: 1] >= 1, [x: 1] >= 5] { solver.add(limit) }
        solver.add([x: 2] == 10)
        #expect(solver.pivotCount == 0)
        expect([5, 0, 0])
    }

    @Test mutating func `a constraint that's violated only by rounding counts as satisfied, and edits apply exactly`() {
        for plain in [[x: 1] == 5, [y: 1] >= 2, [y: 1] <= 6] { solver.add(plain) }
        let nearly = [[x: 1] == 5 + 1e-9, [x: 1] >= 5 + 1e-9, [x: 1] <= 5 - 1e-9, [y: 1] >= 6 + 1e-9]
            .map { solver.add($0) }
        #expect(!solver.needsRebuild)
        for id in nearly { #expect(solver.tableau.value(of: solver.records[id.index]!.marker) == 0) }
        expect([5, 6, 0])
    }

    @Test mutating func `a negligible coefficient doesn't constrain its variable`() {
        solver.add([y: 1] == 5)
        solver.add([y: 1, x: 1e-13] <= 7)
        expect([0, 5, 0])
        solver.add([x: 1] == 3)
        expect([3, 5, 0])
    }

    @Test mutating func `an inequality that doesn't hold changes a variable that can change`() {
        solver.add(([x: 1] == 5).at(500))
        solver.add([x: 1, y: -1] <= 0)
        expect([5, 5, 0])
        solver.add([y: 1] <= 3)
        expect([3, 3, 0])
        solver.add([x: 1] >= 1)
        expect([3, 3, 0])
        solver.add([x: 1] <= 2)
        expect([2, 2, 0])
    }

    @Test mutating func `inequalities between several variables are satisfied step by step`() {
        solver.add([x: 1] <= 10)
        solver.add([y: 1] <= 10)
        solver.add([x: 1, y: 1] >= 15)
        solver.add([x: 1, y: -1] >= 5)
        #expect(!solver.tableau.kinds.contains(.artificial), "what helped is gone")
        expect([10, 5, 0])
        let beyond = solver.add([x: 1, y: 1] >= 16)
        let conflict = solver.solve()
        #expect(conflict?.constraints.contains(beyond) == true && conflict?.constraints.count == 3)
    }

    @Test mutating func `an equation that follows from others is accepted`() {
        solver.add([x: 1] == 5)
        solver.add([y: 1, x: -2] == 0)
        solver.add([y: 1] == 10)
        solver.add([x: 1, y: 1] == 15)
        expect([5, 10, 0])
    }

    @Test mutating func `an equation between inequalities is satisfied`() {
        solver.add([x: 1] >= 2)
        solver.add([x: 1] <= 8)
        let exact = solver.add([x: 1] == 5)
        #expect(solver.pivotCount == 1)
        expect([5, 0, 0])
        solver.setConstant(8, of: exact)
        expect([8, 0, 0])
        solver.setConstant(9, of: exact)
        #expect(solver.solve()?.constraints.contains(exact) == true)
        solver.setConstant(2, of: exact)
        expect([2, 0, 0])
    }

    @Test mutating func `contradictions of all kinds are reported`() {
        let contradictions: [[LinearConstraint]] = [
            [[x: 1] == 1, [x: 1] == 2], [[x: 1] <= 1, [x: 1] >= 2], [[x: 1] <= 1, [x: 1] == 2],
            [[x: 1] == 2, [x: 1] <= 1], [[x: 1, y: -1] == 0, [y: 1, z: -1] == 1, [z: 1, x: -1] == 1],
            [[x: 1, y: -1] >= 1, [y: 1, z: -1] >= 1, [z: 1, x: -1] >= 1],
        ]
        for contradiction in contradictions {
            var fresh = self
            fresh.solver.add(([x: 1] == 7).at(999))
            let ids = contradiction.map { fresh.solver.add($0) }
            #expect(fresh.solver.solve()?.constraints == ids)
            fresh.solver.remove(ids[0])
            #expect(fresh.solver.solve() == nil && fresh.solver.brokenInvariant == nil)
        }
    }

    @Test mutating func `a constraint added after a contradiction applies once the contradiction is resolved`() {
        let low = solver.add([x: 1] >= 5)
        let high = solver.add([x: 1] <= 4)
        let other = solver.add([y: 1] == 3)
        #expect(solver.solve()?.constraints == [low, high])
        solver.setPriority(500, of: low)
        expect([4, 3, 0])
        solver.remove(other)
        solver.setPriority(1_000, of: low)
        #expect(solver.solve()?.constraints == [low, high])
        solver.setConstant(6, of: high)
        expect([5, 0, 0])
    }

    @Test mutating func `a conflict is reported in the order of ranks`() {
        let late = solver.add([x: 1] >= 5, rank: 20)
        let early = solver.add([x: 1] <= 4, rank: 10)
        #expect(solver.solve()?.constraints == [early, late])
        #expect(solver.constraintIDs == [early, late])
        solver.setRank(30, of: early)
        #expect(solver.constraintIDs == [late, early])
        #expect(solver.solve()?.constraints == [late, early])
    }

    @Test mutating func `constraints without a rank are ordered after constraints with a rank`() {
        let first = solver.add([x: 1] >= 0, rank: 7)
        let second = solver.add([x: 1] >= 1)
        let third = solver.add([x: 1] >= 2, rank: 3)
        let fourth = solver.add([x: 1] >= 3)
        solver.setRank(12, of: first)
        let fifth = solver.add([x: 1] >= 4)
        #expect(solver.constraintIDs == [third, second, fourth, first, fifth])
        #expect(solver.records.map { $0!.rank } == [12, 8, 3, 10, 13])
    }

    @Test mutating func `identifiers of removed constraints are reused`() {
        let first = solver.add([x: 1] == 1)
        let second = solver.add([y: 1] == 2)
        #expect(solver.constraintCount == 2 && solver.constraint(first).constant == 1)
        solver.remove(first)
        #expect(solver.constraintCount == 1 && solver.constraintIDs == [second])
        let third = solver.add([z: 1] == 3)
        #expect(third == first && solver.constraintCount == 2 && solver.constraint(third).constant == 3)
        #expect(solver.constraintIDs == [second, third], "it is the last all the same")
        expect([0, 2, 3])
    }

    @Test func `an optional constraint can have the first symbol`() {
        var solver = ConstraintSolver()
        let first = solver.add(([:] == 0).at(500))
        let x = solver.makeVariable()
        solver.remove(first)
        // The last freed symbol is reused first.
        let wish = solver.add(([x: 1] == 5).at(500))
        #expect(solver.records[wish.index]!.other == 0)
        solver.add([x: 1] <= 3)
        #expect(!solver.needsRebuild && solver.solve() == nil && solver.value(of: x) == 3)
        #expect(solver.coefficientNoise() == 0)
        solver.setConstant(-5, of: wish)
        #expect(solver.solve() == nil && solver.value(of: x) == -5 && solver.brokenInvariant == nil)
    }

    @Test mutating func `constraints that round are counted until they are removed`() {
        let third = solver.add([x: 3] == 1)
        solver.add([x: 2, y: -0.5] == 1)
        #expect(solver.roundingConstraintCount == 1 && solver.mayHaveRounded)
        solver.remove(third)
        #expect(solver.roundingConstraintCount == 0 && !solver.mayHaveRounded)
    }
}
