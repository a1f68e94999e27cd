import Testing

@testable import ConstraintEngine

struct PriorityTests: ThreeVariables {
    var solver = ConstraintSolver()
    let x, y, z: Variable

    init() {
        (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    }

    @Test mutating func `a higher priority wins in any order`() {
        for priorities in [[250.0, 750], [750, 250]] {
            var fresh = self
            for priority in priorities { fresh.solver.add(([x: 1] == priority).at(priority)) }
            fresh.expect([750, 0, 0])
        }
    }

    @Test mutating func `constraints of equal priority minimize the sum of their errors`() {
        for constant in [1.0, 2, 9] { solver.add(([x: 1] == constant).at(500)) }
        expect([2, 0, 0])
    }

    @Test mutating func `a constraint that can't hold is broken as little as possible`() {
        solver.add([x: 1] <= 10)
        solver.add(([x: 1] == 30).at(750))
        solver.add(([x: 1] >= 4).at(250))
        expect([10, 0, 0])
        solver.add([x: 1, y: 1] == 12)
        solver.add(([y: 1] == 7).at(100))
        expect([10, 2, 0])
    }

    @Test mutating func `a changed priority is equivalent to an initial one`() {
        let first = solver.add(([x: 1] == 1).at(500))
        let second = solver.add(([x: 1] == 2).at(400))
        expect([1, 0, 0])
        solver.setPriority(600, of: second)
        expect([2, 0, 0])
        solver.setPriority(600, of: first)
        expect([2, 0, 0], "among equals the last one holds")
        solver.setPriority(1_000, of: first)
        expect([1, 0, 0])
        solver.setPriority(1_000, of: second)
        #expect(solver.solve()?.constraints == [first, second])
        solver.setPriority(10, of: first)
        expect([2, 0, 0])
        #expect(solver.tableau.levels.map(\.priority) == [10], "levels go with their last constraint")
    }

    @Test mutating func `setting the same priority again does nothing`() {
        let id = solver.add(([x: 1] == 1).at(500))
        expect([1, 0, 0])
        let visits = solver.rowVisitCount
        solver.setPriority(500, of: id)
        solver.setRank(0, of: id)
        solver.setConstant(1, of: id)
        #expect(solver.isOptimal && solver.isCanonical && !solver.hasInfeasibleRows && solver.movedDistance == 0)
        expect([1, 0, 0])
        #expect(solver.rowVisitCount == visits)
    }

    @Test mutating func `levels count their constraints`() {
        let ids = [500.0, 250, 500].map { solver.add(([x: 1] >= $0).at($0)) }
        #expect(solver.tableau.levels.map(\.priority) == [500, 250])
        #expect(solver.tableau.levels.map(\.constraintCount) == [2, 1])
        solver.remove(ids[0])
        #expect(solver.tableau.levels.map(\.constraintCount) == [1, 1])
        solver.remove(ids[2])
        #expect(solver.tableau.levels.map(\.priority) == [250])
        expect([250, 0, 0])
    }

    // MARK: Ties

    @Test mutating func `of constraints that contradict each other, the last ones hold`() {
        solver.add([x: 1, y: 1, z: 1] == 30)
        for variable in [x, y, z] { solver.add(([variable: 1] == 20).at(500)) }
        expect([-10, 20, 20])
    }

    @Test mutating func `inequalities of lower rank are tighter`() {
        solver.add([x: 1, y: 1] == 10)
        let low = solver.add([x: 1] >= 2)
        let other = solver.add([y: 1] >= 3)
        expect([2, 8, 0])
        solver.setRank(9, of: low)
        expect([7, 3, 0])
        solver.setRank(10, of: other)
        expect([2, 8, 0])
    }

    @Test mutating func `undetermined variables are zero, the last ones first`() {
        let sum = solver.add([x: 1, y: 2, z: 4] == 12)
        expect([12, 0, 0])
        solver.remove(sum)
        solver.add([y: 2, z: 4] == 12)
        expect([0, 6, 0])
        solver.add([x: 1, y: -1] == 1)
        expect([7, 6, 0])
    }

    @Test mutating func `optional inequalities are only as tight as necessary`() {
        solver.add(([x: 1] <= 10).at(500))
        solver.add(([x: 1] >= 2).at(250))
        // The first is the tightest, because no other constraint applies.
        expect([10, 0, 0])
    }

    @Test mutating func `a step is free for symbols that are neither blocked nor basic`() {
        solver.add([x: 1] == 5)
        solver.add([y: 1] >= 5)
        #expect(solver.solve() == nil)
        let isBasic = solver.tableau.kinds.indices.map { solver.tableau.isBasic(Symbol($0)) }
        #expect(isBasic.contains(false) && solver.tableau.slotOfSymbol[x.number] == 0)
        var free = 0
        #expect(solver.hasFreeStep(isBasic.map { !$0 }, &free) == false)
        for index in isBasic.indices where !isBasic[index] {
            for start in isBasic.indices {
                free = start
                var blocked = [Bool](repeating: true, count: isBasic.count)
                blocked[index] = false
                #expect(solver.hasFreeStep(blocked, &free) == true && free == index, "from \(start)")
            }
        }
    }

    // MARK: Ambiguity

    @Test mutating func `a variable with only one possible value isn't ambiguous`() {
        solver.add([x: 1] == 3)
        solver.add(([y: 1] == 4).at(500))
        solver.add([z: 1] >= 4)
        solver.add([z: 1] <= 4)
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [x, y, z]) == [])
    }

    @Test mutating func `a variable that can grow, shrink, or both is ambiguous`() {
        solver.add([x: 1] >= 3)
        solver.add([y: 1] <= 4)
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [x, y, z]) == [x, y, z])
        solver.add([x: 1, y: -1] == 0)
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [x, y]) == [x, y])
        solver.add([z: 1, x: 1] == 5)
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [z, y]) == [z, y])
        solver.add(([x: 1] == 4).at(1))
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [x, y, z]) == [])
    }

    @Test mutating func `constraints of equal priority that contradict are ambiguous`() {
        solver.add([x: 1, y: 1] == 10)
        solver.add(([x: 1] == 8).at(500))
        solver.add(([y: 1] == 8).at(500))
        solver.add([z: 1] == 1)
        #expect(solver.solve() == nil && solver.ambiguousVariables(among: [x, y, z]) == [x, y])
        #expect(solver.values([x, y]) == [2, 8], "asking decides nothing")
    }

    @Test mutating func `during a contradiction, the solver returns an arbitrary result`() {
        solver.add(([x: 1] == 4).at(500))
        solver.add([y: 1] == 1)
        let other = solver.add([y: 1] == 2)
        #expect(solver.solve() != nil && solver.ambiguousVariables(among: [x, y]).count <= 2)
        solver.remove(other)
        expect([4, 1, 0])
        #expect(solver.ambiguousVariables(among: [x, y, z]) == [z])
    }

    // MARK: Influence

    @Test mutating func `the constraints that determine a variable are those whose constants move it`() {
        let left = solver.add([x: 1] == 3)
        let width = solver.add([y: 1, x: -1] == 10)
        let height = solver.add([z: 1] == 4)
        #expect(solver.solve() == nil)
        #expect(solver.constraints(affecting: [x]) == [left])
        #expect(solver.constraints(affecting: [y]) == [left, width])
        #expect(solver.constraints(affecting: [z, y]) == [left, width, height])
        #expect(solver.constraints(affecting: []) == [])
        solver.setRank(10, of: left)
        #expect(solver.constraints(affecting: [y]) == [width, left])
    }

    @Test
    mutating func `a constraint that isn't tight determines no variable, and no constraint determines a free one`() {
        let low = solver.add([x: 1] >= 3)
        let high = solver.add([x: 1] <= 9)
        let wish = solver.add(([x: 1] == 20).at(500))
        #expect(solver.solve() == nil && solver.value(of: x) == 9)
        #expect(solver.constraints(affecting: [x]) == [high])
        #expect(solver.constraints(affecting: [y]) == [])
        solver.setConstant(1, of: wish)
        #expect(solver.solve() == nil && solver.constraints(affecting: [x]) == [low])
    }

    @Test mutating func `a variable tied to a free variable is affected only by the tie`() {
        solver.add([z: 1] == 1)
        let tie = solver.add([x: 1, y: -1] == 3)
        expect([3, 0, 1])
        #expect(solver.constraints(affecting: [x]) == [tie])
        let contradiction = solver.add([z: 1] == 2)
        #expect(solver.solve() != nil)
        solver.remove(contradiction)
        expect([3, 0, 1])
        #expect(solver.constraints(affecting: [x]) == [tie], "all was made anew")
    }
}
