import ConstraintEngine

/// A constraint in readable form, for tests: `3 * x - y >= 7` is `[x: 3, y: -1] >= 7`.
struct Expression: ExpressibleByDictionaryLiteral {
    let terms: [LinearTerm]

    init(dictionaryLiteral elements: (Variable, Double)...) {
        terms = elements.map { LinearTerm($0, $1) }
    }

    static func == (left: Expression, right: Double) -> LinearConstraint {
        LinearConstraint(left.terms, .equal, right)
    }

    static func <= (left: Expression, right: Double) -> LinearConstraint {
        LinearConstraint(left.terms, .lessThanOrEqual, right)
    }

    static func >= (left: Expression, right: Double) -> LinearConstraint {
        LinearConstraint(left.terms, .greaterThanOrEqual, right)
    }
}

extension LinearConstraint {
    /// The same at a priority.
    func at(_ priority: Double) -> LinearConstraint {
        LinearConstraint(terms, relation, constant, priority: priority)
    }
}

extension ConstraintSolver {
    mutating func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

    func values(_ variables: [Variable]) -> [Double] { variables.map { value(of: $0) } }
}
