import LayoutGeometry

/// The simplex tableau: one row for each basic symbol, one cost row for each level of priority.
///
/// Rows of restricted symbols and costs contain only nonbasic symbols, and no external ones (Cassowary's two tableaux
/// in one store), so that external rows never limit a pivot. Rows of external symbols, the definitions, can contain
/// other basic external symbols: a chain of views remains a chain of short rows; if written out, each row would contain
/// every symbol before it. Such a definition contains no nonbasic external symbol, and neither do the definitions that
/// it refers to, transitively. This prevents cycles.
@usableFromInline struct Tableau: Sendable {
    /// The cost of violating the constraints of one priority.
    @usableFromInline struct Level: Sendable {
        @usableFromInline let priority: Double
        @usableFromInline var cost: Row
        /// The number of constraints with this priority.
        @usableFromInline var constraintCount: Int

        @inlinable init(priority: Double) {
            self.priority = priority
            cost = Row()
            constraintCount = 0
        }
    }

    @usableFromInline var kinds: [SymbolKind] = []
    /// The slot of each symbol's row; -1 for nonbasic symbols.
    @usableFromInline var slotOfSymbol: [Int32] = []
    @usableFromInline var freeSymbols: [Symbol] = []

    @usableFromInline var rows: [Row] = []
    /// The basic symbol of each row.
    @usableFromInline var basics: [Symbol] = []
    /// The rows that contain each symbol.
    @usableFromInline var columns = Columns()

    /// The order of each external symbol's definition, which is greater than the orders of all definitions that it
    /// refers to.
    @usableFromInline var orders: [Int] = []
    @usableFromInline var nextOrder = 0
    /// The definitions of external symbols with their orders. An entry is invalid if the symbol's order has changed.
    @usableFromInline var definitions: [(symbol: Symbol, order: Int)] = []
    /// The values of external symbols, after `updateValues()`.
    @usableFromInline var values: [Double] = []
    @usableFromInline var valuesAreStale = false

    /// The levels, highest priority first.
    @usableFromInline var levels: [Level] = []
    /// Whether the costs of the levels are valid. Otherwise, they are empty and must be summed up.
    @usableFromInline var costsAreKept = false

    // Memory that operations reuse.
    @usableFromInline var scratch: [Row.Term] = []
    @usableFromInline var changes = RowChanges()
    @usableFromInline var visited: [Symbol] = []
    @usableFromInline var accumulator = Accumulator()

    /// The smallest pivot, relative to the largest coefficient in the row.
    @usableFromInline var pivotTolerance = Tolerance.pivots[0]
    /// The number of pivots so far.
    @usableFromInline var pivotCount = 0
    /// The number of accesses to rows so far.
    @usableFromInline var rowVisitCount = 0

    @inlinable init() {}

    /// Creates a tableau without rows for existing symbols.
    @inlinable init(kinds: [SymbolKind]) {
        self.kinds = kinds
        slotOfSymbol = [Int32](repeating: -1, count: kinds.count)
        orders = [Int](repeating: -1, count: kinds.count)
        values = [Double](repeating: 0, count: kinds.count)
        columns = Columns(symbolCount: kinds.count)
    }

    // MARK: Symbols

    @inlinable mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            values[Int(symbol)] = 0
            return symbol
        }
        kinds.append(kind)
        slotOfSymbol.append(-1)
        orders.append(-1)
        values.append(0)
        columns.appendColumn()
        return Symbol(kinds.count - 1)
    }

    /// Frees a symbol that no row contains.
    @inlinable mutating func free(_ symbol: Symbol) {
        kinds[Int(symbol)] = .free
        freeSymbols.append(symbol)
    }

    @inlinable func isBasic(_ symbol: Symbol) -> Bool {
        slotOfSymbol[Int(symbol)] >= 0
    }

    /// Whether `symbol` has a definition.
    @inlinable func isDefined(_ symbol: Symbol) -> Bool {
        kinds[Int(symbol)] == .external && slotOfSymbol[Int(symbol)] >= 0
    }

    /// Returns the value of `symbol` in the current solution; for external symbols, after `updateValues()`.
    @inlinable func value(of symbol: Symbol) -> Double {
        if kinds[Int(symbol)] == .external { return values[Int(symbol)] }
        let slot = slotOfSymbol[Int(symbol)]
        return slot < 0 ? 0 : rows[Int(slot)].constant
    }

    /// Returns the sum of `symbols`, none of them external, in terms of nonbasic symbols.
    @inlinable mutating func sum(of symbols: [Symbol]) -> Row {
        var sum = Row()
        for symbol in symbols {
            let slot = slotOfSymbol[Int(symbol)]
            if slot < 0 {
                sum.add(symbol, times: 1)
            } else if sum.terms.isEmpty && sum.constant == 0 {
                sum = rows[Int(slot)]
            } else {
                sum.add(rows[Int(slot)], times: 1, scratch: &scratch, changes: &changes)
            }
        }
        return sum
    }

    // MARK: Rows

    /// Enters `basic = row`.
    @inlinable mutating func insert(_ row: Row, basic: Symbol) {
        for term in row.terms { columns.insert(basic, in: term.symbol) }
        slotOfSymbol[Int(basic)] = Int32(rows.count)
        rows.append(row)
        basics.append(basic)
        if kinds[Int(basic)] == .external { setOrder(of: basic) }
    }

    /// Removes and returns the row in `slot`. The last row moves to its slot.
    @inlinable @discardableResult mutating func removeRow(at slot: Int) -> Row {
        let basic = basics[slot]
        slotOfSymbol[Int(basic)] = -1
        if kinds[Int(basic)] == .external {
            orders[Int(basic)] = -1
            values[Int(basic)] = 0
            valuesAreStale = true
        }
        let last = rows.count - 1
        if slot != last {
            rows.swapAt(slot, last)
            basics.swapAt(slot, last)
            slotOfSymbol[Int(basics[slot])] = Int32(slot)
        }
        basics.removeLast()
        let row = rows.removeLast()
        for term in row.terms { columns.remove(basic, from: term.symbol) }
        return row
    }

    /// Removes all rows, but keeps their symbols.
    @inlinable mutating func removeAllRows() {
        for symbol in basics {
            slotOfSymbol[Int(symbol)] = -1
            orders[Int(symbol)] = -1
            values[Int(symbol)] = 0
        }
        rows.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        definitions.removeAll(keepingCapacity: true)
        columns.removeAll()
        valuesAreStale = true
        for level in levels.indices { levels[level].cost = Row() }
    }

    /// Removes a nonbasic symbol from all rows and costs. Complexity: O(*n*) in the number of rows that contain it.
    @inlinable mutating func removeColumn(_ symbol: Symbol) {
        columns.removeAll(from: symbol, into: &visited)
        rowVisitCount += visited.count
        for basic in visited { rows[Int(slotOfSymbol[Int(basic)])].remove(symbol) }
        for level in levels.indices { levels[level].cost.remove(symbol) }
    }

    /// Adds `factor * other` to the row of `basic`. Complexity: O(*n*) in the number of terms of both rows.
    @inlinable mutating func add(_ other: Row, times factor: Double, to basic: Symbol) {
        rowVisitCount += 1
        rows[Int(slotOfSymbol[Int(basic)])].add(other, times: factor, scratch: &scratch, changes: &changes)
        for symbol in changes.added { columns.insert(basic, in: symbol) }
        for symbol in changes.removed { columns.remove(basic, from: symbol) }
        if kinds[Int(basic)] == .external { valuesAreStale = true }
    }

    // MARK: Levels

    /// Returns the index of the level of `priority`, or its insertion index. Complexity: O(log *n*) in the number of
    /// levels.
    @inlinable func place(of priority: Double) -> Int {
        (0..<levels.count).partitioningIndex { levels[$0].priority <= priority }
    }

    /// Returns the index of the level of `priority`. Adds the level if it doesn't exist.
    @inlinable mutating func level(of priority: Double) -> Int {
        let index = place(of: priority)
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority), at: index)
        }
        return index
    }

    /// Sets the cost of a level to the sum of `errors`. Complexity: O(*n*) in the number of terms of their rows.
    @inlinable mutating func addUpCost(of errors: [Symbol], level: Int) {
        accumulator.begin(constant: 0, symbolCount: kinds.count)
        for symbol in errors {
            let slot = Int(slotOfSymbol[Int(symbol)])
            guard slot >= 0 else {
                accumulator.add(symbol, times: 1)
                continue
            }
            accumulator.add(rows[slot].constant)
            for term in rows[slot].terms { accumulator.add(term.symbol, times: term.coefficient) }
        }
        levels[level].cost = accumulator.finish()
    }

    /// Discards the costs, so that they are summed up when they are needed instead of being updated with each change of
    /// constraints.
    @inlinable mutating func dropCosts() {
        guard costsAreKept else { return }
        costsAreKept = false
        for level in levels.indices { levels[level].cost = Row() }
    }
}
