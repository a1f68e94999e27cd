/// How the two sides of a constraint compare.
@frozen package enum Relation: Sendable, Hashable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
}

/// An unknown of a `ConstraintSolver`; it may take any value, negative ones too.
@frozen package struct Variable: Sendable, Hashable {
    @usableFromInline let symbol: Symbol

    @inlinable init(symbol: Symbol) {
        self.symbol = symbol
    }

    /// A small number that no other variable of the solver has.
    @inlinable package var number: Int { Int(symbol) }
}

/// Names a constraint of one `ConstraintSolver` for as long as it isn't removed.
@frozen package struct ConstraintID: Sendable, Hashable, Comparable {
    @usableFromInline let index: Int

    @inlinable init(index: Int) {
        self.index = index
    }

    @inlinable package static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
        lhs.index < rhs.index
    }
}

/// A weighted variable.
@frozen package struct LinearTerm: Sendable, Hashable {
    package var variable: Variable
    package var coefficient: Double

    @inlinable package init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// `sum of terms (relation) constant`, to be held at a priority.
///
/// Priorities are levels, not weights: a constraint of a higher one is never given up for any number of lower ones.
/// Constraints of one level share their errors so that the sum of the absolute errors is least.
@frozen package struct LinearConstraint: Sendable, Hashable {
    /// From this priority on a constraint must hold.
    package static let required = 1000.0

    /// The left side; a variable may occur several times.
    package var terms: [LinearTerm]
    package var relation: Relation
    /// The right side, finite.
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

    /// Whether it must hold.
    @inlinable package var isRequired: Bool { priority >= LinearConstraint.required }

    /// Whether products of its coefficients are rounded. Products of powers of two aren't.
    @inlinable var rounds: Bool {
        terms.contains { $0.coefficient.significandBitPattern != 0 }
    }
}

/// Required constraints that contradict each other; without any one of them the others can hold.
package struct ConstraintConflict: Sendable, Hashable {
    /// The contradicting constraints in the order in which they were added.
    package let constraints: [ConstraintID]
}
