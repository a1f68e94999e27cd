import ConstraintEngine

/// Tests random systems of constraints with edits: required constraints are satisfied, and the result equals the result
/// of a new solver.
struct ConstraintWalk {
    private var numbers: SeededNumbers
    private var solver = ConstraintSolver()
    private var variables: [Variable] = []
    private var constraints: [(id: ConstraintID, constraint: LinearConstraint)] = []
    private(set) var failures = 0

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// Creates the given number of systems, and edits each of them a few times.
    mutating func run(steps: Int) {
        for _ in 0..<steps {
            solver = ConstraintSolver()
            variables = (0..<number(in: 2...8)).map { _ in solver.makeVariable() }
            constraints = []
            for _ in 0..<number(in: 2...12) { addConstraint() }
            solve()
            for _ in 0..<4 {
                edit()
                solve()
            }
        }
    }

    private mutating func check(_ isRight: Bool) {
        if !isRight { failures += 1 }
    }

    private mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    // MARK: Edits

    private mutating func addConstraint() {
        let terms = (0..<number(in: 1...3)).map { _ in
            LinearTerm(variables[number(in: 0...variables.count - 1)], pick([1, 1, -1, 2, -0.5]))
        }
        let constraint = LinearConstraint(
            terms, pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), Double(number(in: -200...400)) / 2,
            priority: pick([1000, 1000, 750, 250]))
        constraints.append((solver.add(constraint), constraint))
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(in: 0...values.count - 1)] }

    private mutating func edit() {
        guard let index = constraints.indices.randomElement(using: &numbers) else { return addConstraint() }
        switch number(in: 0...3) {
        case 0:
            addConstraint()
        case 1:
            solver.remove(constraints.remove(at: index).id)
        default:
            constraints[index].constraint.constant = Double(number(in: -200...400)) / 2
            solver.setConstant(constraints[index].constraint.constant, of: constraints[index].id)
        }
    }

    // MARK: Solving

    /// Solves the constraints without the conflicting ones, and reads the result.
    private mutating func solve() {
        while let conflict = solver.solve() {
            guard let last = conflict.constraints.last else { return failures += 1 }
            check(conflict.constraints.allSatisfy { solver.constraint($0).isRequired })
            solver.remove(last)
            constraints.removeAll { $0.id == last }
        }
        check(solver.brokenInvariant == nil)
        for (_, constraint) in constraints where constraint.isRequired { check(holds(constraint)) }
        var fresh = ConstraintSolver()
        for _ in variables { _ = fresh.makeVariable() }
        for (_, constraint) in constraints { fresh.add(constraint) }
        check(fresh.solve() == nil)
        check(variables.allSatisfy { abs(solver.value(of: $0) - fresh.value(of: $0)) < 1e-5 })
    }

    private func holds(_ constraint: LinearConstraint) -> Bool {
        let left = constraint.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        switch constraint.relation {
        case .equal: return abs(left - constraint.constant) < 1e-6
        case .lessThanOrEqual: return left < constraint.constant + 1e-6
        case .greaterThanOrEqual: return left > constraint.constant - 1e-6
        }
    }
}
