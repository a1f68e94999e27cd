/// Adds up symbols in terms of those that aren't basic, and keeps what rounding leaves of a sum apart from what is small.
@usableFromInline struct CostSum {
    @usableFromInline var constant = 0.0
    /// By symbol, as the sizes of what was added up.
    @usableFromInline var coefficients: [Double]
    @usableFromInline var sizes: [Double]

    @inlinable init(symbolCount: Int) {
        coefficients = [Double](repeating: 0, count: symbolCount)
        sizes = coefficients
    }

    /// Complexity: O(terms of the symbol's row).
    @inlinable mutating func add(_ symbol: Symbol, in tableau: Tableau) {
        let slot = Int(tableau.slotOfSymbol[Int(symbol)])
        guard slot >= 0 else {
            coefficients[Int(symbol)] += 1
            sizes[Int(symbol)] += 1
            return
        }
        constant += tableau.rows[slot].constant
        for term in tableau.rows[slot].terms {
            coefficients[Int(term.symbol)] += term.coefficient
            sizes[Int(term.symbol)] += abs(term.coefficient)
        }
    }

    /// The sum. Complexity: O(symbols).
    @inlinable var row: Row {
        var row = Row(constant: constant)
        for index in coefficients.indices where abs(coefficients[index]) > Tolerance.cancellation * sizes[index] {
            row.terms.append(Row.Term(symbol: Symbol(index), coefficient: coefficients[index]))
        }
        return row
    }
}
