@testable import ConstraintEngine

extension Tableau {
    mutating func makeSymbols(_ kind: SymbolKind, _ count: Int) -> [Symbol] {
        (0..<count).map { _ in makeSymbol(kind) }
    }
}

extension Row {
    /// Creates a row with a constant and the coefficient of each symbol.
    init(_ constant: Double, _ coefficients: KeyValuePairs<Symbol, Double> = [:]) {
        self.init(constant: constant)
        for (symbol, coefficient) in coefficients { add(symbol, times: coefficient) }
    }
}
