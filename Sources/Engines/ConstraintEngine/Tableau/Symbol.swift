/// The index of a column of the tableau.
@usableFromInline typealias Symbol = Int32

/// What a column stands for.
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
    /// The same while the rows are new and have no rounding of steps: what costs next to nothing may go on for long.
    @usableFromInline static let exactCost = 1e-12
    /// Costs between the last and this may be real, or left by rounding.
    @usableFromInline static let doubtfulCost = 1e-6
    /// For what is divided by, as a part of the largest coefficient beside it: most systems need the first, which takes
    /// next to nothing for rounding, others those that follow.
    @usableFromInline static let pivots = [1e-11, 1e-8, 1e-6]
    /// For what coefficients are off by, as a part of what was added up, before the rows are worked out anew.
    @usableFromInline static let noise = 1e-13
    /// For what a constraint is off by, as a part of what was added up, before it is mended.
    @usableFromInline static let refinement = 1e-14
    /// The same for what may be left then.
    @usableFromInline static let residual = 1e-9

    /// For values, which are points; `magnitude` is the largest number that was added up for them.
    @inlinable static func value(_ magnitude: Double) -> Double { 1e-7 + 1e-10 * magnitude }
}
