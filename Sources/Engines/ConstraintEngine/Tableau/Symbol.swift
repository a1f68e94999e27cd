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
    /// For coefficients, which are products of multipliers and so around 1.
    @usableFromInline static let coefficient = 1e-9
    /// For values, which are points and so up to some ten thousands.
    @usableFromInline static let value = 1e-7
}
