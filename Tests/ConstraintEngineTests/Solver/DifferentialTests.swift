import ConstraintEngine
import RandomNumbers
import Testing

/// Edits in any order must have the same result as a solve from scratch, including ties and free variables.
struct DifferentialTests {
    /// A system under random edits, with the list of its constraints.
    private struct System {
        var generator: SeededGenerator
        var solver = ConstraintSolver()
        var variables: [Variable] = []
        var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
        /// Constraints that were dropped because they contradicted others.
        var droppedCount = 0

        init(seed: UInt64, variableCount: Int) {
            generator = SeededGenerator(seed: seed)
            variables = (0..<variableCount).map { _ in solver.makeVariable() }
        }

        mutating func randomConstraint() -> LinearConstraint {
            var terms: [LinearTerm] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let variable = variables.randomElement(using: &generator)!
                let coefficient = [1, 1, 1, -1, -1, 2, -0.5, 1.0 / 3].randomElement(using: &generator)!
                terms.append(LinearTerm(variable, coefficient))
            }
            let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                .randomElement(using: &generator)!
            let priority = [1000.0, 1000, 750, 750, 251, 250, 250, 50].randomElement(using: &generator)!
            return LinearConstraint(terms, relation, randomConstant(), priority: priority)
        }

        mutating func randomConstant() -> Double {
            Double(Int.random(in: -200...400, using: &generator)) / 2
        }

        mutating func edit() {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<3 where constraints.count < 30, _ where constraints.isEmpty:
                let constraint = randomConstraint()
                constraints.append((solver.add(constraint), constraint))
            case 3:
                let index = constraints.indices.randomElement(using: &generator)!
                solver.remove(constraints.remove(at: index).id)
            case 4:
                let index = constraints.indices.randomElement(using: &generator)!
                let priority = [1000.0, 750, 250, 50].randomElement(using: &generator)!
                constraints[index].constraint.priority = priority
                solver.setPriority(priority, of: constraints[index].id)
            default:
                let index = constraints.indices.randomElement(using: &generator)!
                let constant = randomConstant()
                constraints[index].constraint.constant = constant
                solver.setConstant(constant, of: constraints[index].id)
            }
        }

        /// Solves, dropping the last constraint of each contradiction.
        mutating func solve() {
            while let conflict = solver.solve() {
                #expect(conflict.constraints.allSatisfy { solver.constraint($0).isRequired })
                let last = conflict.constraints.last!
                solver.remove(last)
                constraints.removeAll { $0.id == last }
                droppedCount += 1
            }
        }

        func solvedFromScratch() -> ConstraintSolver {
            var fresh = ConstraintSolver()
            for _ in variables { _ = fresh.makeVariable() }
            for (_, constraint) in constraints { fresh.add(constraint) }
            #expect(fresh.solve() == nil)
            return fresh
        }
    }

    @Test(arguments: RandomTrials.seeds(30)) func `incremental edits equal a solve from scratch`(seed: UInt64) {
        var system = System(seed: seed, variableCount: 3 + Int(seed % 10))
        for step in 0..<120 {
            for _ in 0..<(1 + step % 3) { system.edit() }
            system.solve()
            let fresh = system.solvedFromScratch()
            let found = system.variables.map { system.solver.value(of: $0) }
            let expected = system.variables.map { fresh.value(of: $0) }
            let isSame = zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }
            #expect(isSame, "seed \(seed), step \(step): \(found) instead of \(expected)")
            #expect(system.solver.brokenInvariant == nil, "seed \(seed), step \(step)")
            if !isSame { return }
        }
    }

    @Test(arguments: RandomTrials.seeds(30))
    func `required constraints hold, and errors are minimal level by level`(seed: UInt64) {
        var system = System(seed: seed, variableCount: 3 + Int(seed % 4))
        for step in 0..<25 {
            for _ in 0..<3 { system.edit() }
            system.solve()
            let constraints = system.constraints.map(\.constraint)
            let found = errors(constraints, system.solver)
            let expected = ReferenceSolver.leastErrors(constraints, variables: system.variables)
            for (found, expected) in zip(found, expected) {
                #expect(
                    abs(found.error - expected.error) < 1e-5,
                    "seed \(seed), step \(step), priority \(found.priority)")
            }
        }
    }

    @Test func `a copy is independent`() {
        var system = System(seed: 7, variableCount: 8)
        for _ in 0..<40 { system.edit() }
        system.solve()
        let before = system.variables.map { system.solver.value(of: $0) }
        var copy = system
        for _ in 0..<40 { copy.edit() }
        copy.solve()
        #expect(system.variables.map { system.solver.value(of: $0) } == before)
    }

    @Test func `the same edits have bitwise equal results`() {
        func run() -> [Double] {
            var system = System(seed: 99, variableCount: 12)
            for _ in 0..<200 {
                system.edit()
                system.solve()
            }
            return system.variables.map { system.solver.value(of: $0) }
        }
        #expect(run() == run())
    }

    /// The summed errors by level, required first.
    private func errors(_ constraints: [LinearConstraint], _ solver: ConstraintSolver) -> [(
        priority: Double, error: Double
    )] {
        Set(constraints.map(\.priority) + [LinearConstraint.required]).sorted(by: >).map { priority in
            let level = constraints.filter { $0.priority == priority }
            return (
                priority, level.map { ReferenceSolver.error(of: $0, value: solver.value(of:)) }.reduce(0, +)
            )
        }
    }
}
