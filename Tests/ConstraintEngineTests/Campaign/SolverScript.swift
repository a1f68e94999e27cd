import ConstraintEngine
import RandomNumbers

/// The steps of a random campaign as values, so that a run can be repeated, and shortened when it fails.
///
/// Each constraint has a number as its name, which stays the same when earlier steps are removed. A step for a
/// constraint that doesn't exist does nothing.
struct SolverScript {
    enum Step {
        case add(name: Int, ScriptedConstraint)
        case remove(name: Int)
        case setConstant(name: Int, Double)
        case setPriority(name: Int, Double)
        case solve
    }

    /// A constraint whose terms name variables by their index.
    struct ScriptedConstraint {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
    }

    let variableCount: Int
    var steps: [Step]
}

extension SolverScript {
    /// The multipliers that a campaign draws from.
    enum Multipliers {
        /// The multipliers of typical layouts.
        static let plain = [1.0, 1, 1, 1, -1, -1, -1, 2, 0.5]
        /// Products of these aren't exact, and grow and shrink.
        static let awkward = [1.0, 1, -1, -1, 0.1, -0.1, 7, -7, 1.0 / 3, -1.0 / 3, 16.0 / 9, 0.75]
    }

    /// A random script: it builds and solves a system, then edits it.
    static func random(seed: UInt64, multipliers: [Double], editCount: Int = 30) -> SolverScript {
        var generator = SeededGenerator(seed: seed)
        let variableCount = Int.random(in: 2...20, using: &generator)
        let scale = [1.0, 1, 1, 100, 10_000].randomElement(using: &generator)!
        var nextName = 0
        func constant() -> Double {
            Double(Int.random(in: -200...400, using: &generator)) / 2 * scale
        }
        func add() -> Step {
            nextName += 1
            let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                (
                    variable: Int.random(in: 0..<variableCount, using: &generator),
                    coefficient: multipliers.randomElement(using: &generator)!
                )
            }
            let relation: Relation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                .randomElement(using: &generator)!
            let priority = [1000.0, 1000, 1000, 750, 750, 251, 250, 250, 50].randomElement(using: &generator)!
            return .add(
                name: nextName - 1,
                ScriptedConstraint(terms: terms, relation: relation, constant: constant(), priority: priority))
        }
        var steps = (0..<Int.random(in: 2...3 * variableCount, using: &generator)).map { _ in add() }
        steps.append(.solve)
        for _ in 0..<editCount {
            let name = Int.random(in: 0..<nextName, using: &generator)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0, 1: steps.append(add())
            case 2, 3: steps.append(.remove(name: name))
            case 4:
                let priority = [1000.0, 750, 250, 50].randomElement(using: &generator)!
                steps.append(.setPriority(name: name, priority))
            case 5...8: steps.append(.setConstant(name: name, constant()))
            default: steps.append(.solve)
            }
        }
        steps.append(.solve)
        return SolverScript(variableCount: variableCount, steps: steps)
    }

    /// Returns the script without as many steps as possible that still fails.
    func shortened(while fails: (SolverScript) -> Bool) -> SolverScript {
        var script = self
        var length = max(1, script.steps.count / 2)
        while true {
            var start = 0
            var isShorter = false
            while start < script.steps.count {
                var candidate = script
                candidate.steps.removeSubrange(start..<min(start + length, script.steps.count))
                if fails(candidate) {
                    script = candidate
                    isShorter = true
                } else {
                    start += length
                }
            }
            if length == 1 && !isShorter { return script }
            length = max(1, length / 2)
        }
    }
}

extension SolverScript: CustomStringConvertible {
    var description: String {
        (["\(variableCount) variables"] + steps.map { "\($0)" }).joined(separator: "\n")
    }
}

extension SolverScript.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .add(let name, let constraint): "add \(name): \(constraint)"
        case .remove(let name): "remove \(name)"
        case .setConstant(let name, let constant): "set constant of \(name): \(constant)"
        case .setPriority(let name, let priority): "set priority of \(name): \(priority)"
        case .solve: "solve"
        }
    }
}

extension SolverScript.ScriptedConstraint: CustomStringConvertible {
    var description: String {
        let sum = terms.map { "\($0.coefficient) * x\($0.variable)" }.joined(separator: " + ")
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return "\(sum) \(sign) \(constant) @\(priority)"
    }
}
