/// The index of a column of the tableau.
@usableFromInline typealias Symbol = Int32

/// The kind of a column.
@usableFromInline enum SymbolKind: UInt8, Sendable {
    /// An unused index on the free list.
    case free
    /// A variable of the client, with any value.
    case external
    /// The slack of an inequality, which isn't negative.
    case slack
    /// The error of an optional constraint, which isn't negative and has a cost.
    case error
    /// The marker of a required equation, which is always zero and only identifies the equation.
    case dummy
    /// An artificial variable, which exists only while a constraint is being added.
    case artificial

    /// Whether the value must not be negative.
    @usableFromInline var isRestricted: Bool {
        self == .slack || self == .error || self == .artificial
    }

    /// Whether the simplex method can bring the column into the basis.
    @usableFromInline var isPivotable: Bool {
        self == .slack || self == .error
    }
}

/// The tolerances below which results of cancellation count as zero.
@usableFromInline enum Tolerance {
    /// The relative tolerance of sums: multipliers such as 1/3 aren't exact, and their products don't cancel exactly.
    @usableFromInline static let cancellation = 1e-11
    /// The tolerance of costs.
    @usableFromInline static let cost = 1e-9
    /// The same for new rows without rounding errors of pivots: directions with a small cost can be long.
    @usableFromInline static let exactCost = 1e-12
    /// The limit below which a cost may be caused by rounding errors.
    @usableFromInline static let doubtfulCost = 1e-6
    /// The smallest pivots, relative to the largest coefficient in the row. Most systems work with the first, which
    /// treats almost nothing as a rounding error; others need the following ones.
    @usableFromInline static let pivots = [1e-11, 1e-8, 1e-6]
    /// The relative error of coefficients above which the rows are recomputed.
    @usableFromInline static let noise = 1e-13
    /// The relative error of a constraint above which it's corrected.
    @usableFromInline static let refinement = 1e-14
    /// The largest relative error of a constraint after the correction.
    @usableFromInline static let residual = 1e-9

    /// Returns the tolerance of values in points. `magnitude` is the largest number in their sums.
    @inlinable static func value(_ magnitude: Double) -> Double { 1e-7 + 1e-10 * magnitude }
}
