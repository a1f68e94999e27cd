/// The index of a column of the tableau.
@usableFromInline typealias Symbol = Int32

/// The kind of a column.
@usableFromInline enum SymbolKind: UInt8, Sendable {
    /// Unused; its index waits for reuse.
    case free
    /// A variable of the client: any value.
    case external
    /// The slack of an inequality: not negative.
    case slack
    /// The error of a constraint that need not hold: not negative, and it costs.
    case error
    /// The marker of a required equation: always zero, never part of a solution, there to name the equation.
    case dummy
    /// Exists only while a constraint is being added.
    case artificial

    /// Whether the value must not be negative.
    @usableFromInline var isRestricted: Bool {
        self == .slack || self == .error || self == .artificial
    }

    /// Whether simplex steps may bring the column into the basis.
    @usableFromInline var isPivotable: Bool {
        self == .slack || self == .error
    }
}

/// The numbers below which results of cancellation count as zero.
@usableFromInline enum Tolerance {
    /// For the rest of a sum, as a part of what was added up: multipliers such as 1/3 aren't exact, and products of them
    /// that should cancel each other leave something.
    @usableFromInline static let cancellation = 1e-11
    /// For what a step costs.
    @usableFromInline static let cost = 1e-9
    /// The same for new rows without rounding errors of pivots: directions with a small cost can be long.
    @usableFromInline static let exactCost = 1e-12
    /// Costs between the last and this may be real, or left by rounding.
    @usableFromInline static let doubtfulCost = 1e-6
    /// The smallest pivots, relative to the largest coefficient in the row. Most systems work with the first, which
    /// treats almost nothing as a rounding error; others need the following ones.
    @usableFromInline static let pivots = [1e-11, 1e-8, 1e-6]
    /// The relative error of coefficients above which the rows are recomputed.
    @usableFromInline static let noise = 1e-13
    /// The relative error of a constraint above which it's corrected.
    @usableFromInline static let refinement = 1e-14
    /// The same for what may be left then.
    @usableFromInline static let residual = 1e-9

    /// For values, which are points; `magnitude` is the largest number that was added up for them.
    @inlinable static func value(_ magnitude: Double) -> Double { 1e-7 + 1e-10 * magnitude }
}
