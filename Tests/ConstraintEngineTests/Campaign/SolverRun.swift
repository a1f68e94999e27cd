import ConstraintEngine

/// Runs a script. At each solution, compares the solver with another one that gets the same constraints all together.
struct SolverRun {
    enum Failure: CustomStringConvertible {
        case differs(step: Int, variable: Int, found: Double, expected: Double)
        case isViolated(step: Int, name: Int, error: Double)
        case freshContradiction(step: Int)
        case namesNoRequiredConstraint(step: Int)
        case isNoContradiction(step: Int, names: [Int])

        var description: String {
            switch self {
            case .differs(let step, let variable, let found, let expected):
                "step \(step): x\(variable) is \(found), from scratch \(expected)"
            case .isViolated(let step, let name, let error):
                "step \(step): required constraint \(name) is off by \(error), and nothing was reported"
            case .freshContradiction(let step): "step \(step): contradicting only when solved from scratch"
            case .isNoContradiction(let step, let names): "step \(step): \(names) don't contradict each other"
            case .namesNoRequiredConstraint(let step): "step \(step): a contradiction of constraints that need not hold"
            }
        }
    }

    private var solver = ConstraintSolver()
    private var variables: [Variable] = []
    private var constraints: [(name: Int, id: ConstraintID, constraint: LinearConstraint)] = []

    /// The first failure of the script, or `nil` if it succeeds.
    static func failure(of script: SolverScript) -> Failure? {
        var run = SolverRun()
        run.variables = (0..<script.variableCount).map { _ in run.solver.makeVariable() }
        for (index, step) in script.steps.enumerated() {
            if let failure = run.take(step, index) { return failure }
        }
        return nil
    }

    private mutating func take(_ step: SolverScript.Step, _ index: Int) -> Failure? {
        switch step {
        case .add(let name, let scripted):
            let constraint = LinearConstraint(
                scripted.terms.map { LinearTerm(variables[$0.variable], $0.coefficient) }, scripted.relation,
                scripted.constant, priority: scripted.priority)
            constraints.append((name, solver.add(constraint), constraint))
        case .remove(let name):
            guard let place = place(of: name) else { return nil }
            solver.remove(constraints.remove(at: place).id)
        case .setConstant(let name, let constant):
            guard let place = place(of: name) else { return nil }
            constraints[place].constraint.constant = constant
            solver.setConstant(constant, of: constraints[place].id)
        case .setPriority(let name, let priority):
            guard let place = place(of: name) else { return nil }
            constraints[place].constraint.priority = priority
            solver.setPriority(priority, of: constraints[place].id)
        case .solve: return solve(index)
        }
        return nil
    }

    private func place(of name: Int) -> Int? {
        constraints.firstIndex { $0.name == name }
    }

    /// Solves without the last constraint of each contradiction, and compares.
    private mutating func solve(_ step: Int) -> Failure? {
        while let conflict = solver.solve() {
            guard let last = conflict.constraints.last(where: { solver.constraint($0).isRequired }) else {
                return .namesNoRequiredConstraint(step: step)
            }
            let parts = constraints.filter { conflict.constraints.contains($0.id) }
            let least = ReferenceSolver.leastErrors(parts.map(\.constraint), variables: variables)[0].error
            if least < 1e-7 { return .isNoContradiction(step: step, names: parts.map(\.name)) }
            solver.remove(last)
            constraints.removeAll { $0.id == last }
        }
        for (name, _, constraint) in constraints where constraint.isRequired {
            let error = ReferenceSolver.error(of: constraint, value: solver.value(of:))
            if !(error <= allowance(constraint)) { return .isViolated(step: step, name: name, error: error) }
        }
        var fresh = ConstraintSolver()
        for _ in variables { _ = fresh.makeVariable() }
        for (_, _, constraint) in constraints { fresh.add(constraint) }
        guard fresh.solve() == nil else { return .freshContradiction(step: step) }
        let largest = variables.map { abs(fresh.value(of: $0)) }.max() ?? 0
        for (index, variable) in variables.enumerated() {
            let found = solver.value(of: variable)
            let expected = fresh.value(of: variable)
            if !(abs(found - expected) <= 1e-6 * max(1, largest)) {
                return .differs(step: step, variable: index, found: found, expected: expected)
            }
        }
        return nil
    }

    /// The error that rounding may leave when the terms cancel each other.
    private func allowance(_ constraint: LinearConstraint) -> Double {
        1e-7
            * constraint.terms.reduce(max(1, abs(constraint.constant))) {
                max($0, abs($1.coefficient * solver.value(of: $1.variable)))
            }
    }
}
