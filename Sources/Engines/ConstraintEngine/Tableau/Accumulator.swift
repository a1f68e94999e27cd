/// Sums up terms in any order, by symbol, and returns the sum as a row.
///
/// Its memory is reused, so that the cost of a sum depends on its terms, not on the number of symbols.
@usableFromInline struct Accumulator: Sendable {
    @usableFromInline struct Cell: Sendable {
        @usableFromInline var coefficient = 0.0
        /// The sum of the absolute values, which distinguishes rounding errors from small results.
        @usableFromInline var size = 0.0

        @inlinable init() {}
    }

    @usableFromInline var constant = 0.0
    /// The largest absolute value that was added to the constant.
    @usableFromInline var magnitude = 0.0
    /// The cells by symbol; all are zero between sums.
    @usableFromInline var cells: [Cell] = []
    /// The symbols of the sum, without repetitions.
    @usableFromInline var symbols: [Symbol] = []
    /// The symbols that represent rows to be added, as a heap with the latest row at its top.
    @usableFromInline var open: [(order: Int, symbol: Symbol)] = []

    @inlinable init() {}

    /// Begins a sum for the given number of symbols.
    @inlinable mutating func begin(constant: Double, symbolCount: Int) {
        self.constant = constant
        magnitude = abs(constant)
        while cells.count < symbolCount { cells.append(Cell()) }
    }

    /// Adds to the constant.
    @inlinable mutating func add(_ part: Double) {
        constant += part
        magnitude = max(magnitude, abs(part), abs(constant))
    }

    /// Adds `coefficient * symbol`. Returns whether the symbol is new.
    @inlinable @discardableResult mutating func add(_ symbol: Symbol, times coefficient: Double) -> Bool {
        let isNew = cells[Int(symbol)].size == 0
        cells[Int(symbol)].coefficient += coefficient
        cells[Int(symbol)].size += abs(coefficient)
        if isNew && coefficient != 0 { symbols.append(symbol) }
        return isNew && coefficient != 0
    }

    /// Returns and resets the coefficient of `symbol`; 0 if its parts have canceled.
    @inlinable mutating func consume(_ symbol: Symbol) -> Double {
        let cell = cells[Int(symbol)]
        cells[Int(symbol)].coefficient = 0
        return abs(cell.coefficient) > Tolerance.cancellation * cell.size ? cell.coefficient : 0
    }

    /// Ends the sum and returns it. Complexity: O(*n* log *n*) in the number of terms.
    @inlinable mutating func finish() -> Row {
        sortSymbols()
        var row = Row(constant: constant)
        row.terms.reserveCapacity(symbols.count)
        for symbol in symbols {
            let coefficient = consume(symbol)
            if coefficient != 0 { row.terms.append(Row.Term(symbol: symbol, coefficient: coefficient)) }
            cells[Int(symbol)].size = 0
        }
        symbols.removeAll(keepingCapacity: true)
        return row
    }

    @inlinable mutating func sortSymbols() {
        guard symbols.count <= 8 else { return symbols.sort() }
        symbols.withUnsafeMutableBufferPointer { symbols in
            for index in symbols.indices.dropFirst() {
                let symbol = symbols[index]
                var place = index
                while place > 0 && symbols[place - 1] > symbol {
                    symbols[place] = symbols[place - 1]
                    place -= 1
                }
                symbols[place] = symbol
            }
        }
    }

    // MARK: Rows to be added

    @inlinable mutating func push(_ symbol: Symbol, order: Int) {
        var index = open.count
        open.append((order, symbol))
        while index > 0 {
            let parent = (index - 1) / 2
            guard open[parent].order < open[index].order else { return }
            open.swapAt(parent, index)
            index = parent
        }
    }

    @inlinable mutating func pop() -> Symbol? {
        guard let top = open.first else { return nil }
        let last = open.removeLast()
        guard !open.isEmpty else { return top.symbol }
        open[0] = last
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < open.count else { break }
            if child + 1 < open.count && open[child + 1].order > open[child].order { child += 1 }
            guard open[child].order > open[index].order else { break }
            open.swapAt(child, index)
            index = child
        }
        return top.symbol
    }
}
