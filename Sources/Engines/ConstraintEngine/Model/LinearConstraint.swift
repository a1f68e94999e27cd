/// The relation between the two sides of a constraint.
@frozen package enum Relation: Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// A variable of a `ConstraintSolver`. It can have any value, including negative ones.
@frozen package struct Variable: Sendable, Hashable {
    @usableFromInline let symbol: Symbol

    @inlinable init(symbol: Symbol) {
        self.symbol = symbol
    }

    /// A small number that is unique among the variables of the solver.
    @inlinable package var number: Int { Int(symbol) }
}

/// The identifier of a constraint in a `ConstraintSolver`, valid until the constraint is removed.
@frozen package struct ConstraintID: Sendable, Hashable, Comparable {
    @usableFromInline let index: Int

    @inlinable init(index: Int) {
        self.index = index
    }

    @inlinable package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
        lhs.index < rhs.index
    }
}

/// A variable with a coefficient.
@frozen package struct LinearTerm: Sendable, Hashable {
    package var variable: Variable
    package var coefficient: Double

    @inlinable package init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A constraint of the form `sum of terms (relation) constant` with a priority.
///
/// Priorities are levels, not weights: a constraint with a higher priority is never violated in favor of any number of
/// lower ones. For the constraints of one level, the sum of the absolute errors is minimized.
@frozen package struct LinearConstraint: Sendable, Hashable {
    /// The priority from which on a constraint is required.
    package static let required = 1000.0

    /// The left side. A variable can occur several times.
    package var terms: [LinearTerm]
    package var relation: Relation
    /// The right side, which must be finite.
    package var constant: Double
    package var priority: Double

    @inlinable package init(
        _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: Double = LinearConstraint.required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Whether the constraint is required.
    @inlinable package var isRequired: Bool { priority >= LinearConstraint.required }

    /// Whether products of its coefficients are rounded. Products of powers of two aren't.
    @inlinable var rounds: Bool {
        terms.contains { $0.coefficient.significandBitPattern != 0 }
    }
}

/// Required constraints that are in conflict. Without any one of them, the others can be satisfied.
package struct ConstraintConflict: Sendable, Hashable {
    /// The conflicting constraints in the order of their addition.
    package let constraints: [ConstraintID]
}
