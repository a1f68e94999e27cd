/// The simplex tableau: one row for each basic symbol, one cost row for each level of priority.
///
/// Invariants: no basic symbol occurs in a row; no external symbol that isn't basic occurs in the row of a restricted
/// one (Cassowary's two tableaux in one store), so external rows never limit a step.
@usableFromInline struct Tableau: Sendable {
    /// The cost of breaking the constraints of one priority.
    @usableFromInline struct Level: Sendable {
        @usableFromInline let priority: Double
        @usableFromInline var cost: Row
        /// How many constraints have this priority.
        @usableFromInline var constraintCount: Int

        @inlinable init(priority: Double) {
            self.priority = priority
            cost = Row()
            constraintCount = 0
        }
    }

    @usableFromInline var kinds: [SymbolKind] = []
    /// The slot of the row of each symbol, -1 for those that aren't basic.
    @usableFromInline var slotOfSymbol: [Int32] = []
    @usableFromInline var freeSymbols: [Symbol] = []

    @usableFromInline var rows: [Row] = []
    /// The basic symbol of each row.
    @usableFromInline var basics: [Symbol] = []

    /// Highest priority first.
    @usableFromInline var levels: [Level] = []

    @usableFromInline var scratch: [Row.Term] = []
    /// What isn't divided by, as a part of the largest coefficient beside it.
    @usableFromInline var pivotTolerance = Tolerance.pivots[0]
    /// Basis exchanges so far.
    @usableFromInline var pivotCount = 0

    @inlinable init() {}

    // MARK: Symbols

    @inlinable mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            kinds[Int(symbol)] = kind
            return symbol
        }
        kinds.append(kind)
        slotOfSymbol.append(-1)
        return Symbol(kinds.count - 1)
    }

    /// Gives back a symbol that no row mentions any more.
    @inlinable mutating func free(_ symbol: Symbol) {
        kinds[Int(symbol)] = .free
        freeSymbols.append(symbol)
    }

    @inlinable func isBasic(_ symbol: Symbol) -> Bool {
        slotOfSymbol[Int(symbol)] >= 0
    }

    /// What `symbol` is in the present solution.
    @inlinable func value(of symbol: Symbol) -> Double {
        let slot = slotOfSymbol[Int(symbol)]
        return slot < 0 ? 0 : rows[Int(slot)].constant
    }

    /// The sum of `symbols`, in terms of the symbols that aren't basic.
    @inlinable func sum(of symbols: [Symbol]) -> Row {
        var sum = Row()
        var scratch: [Row.Term] = []
        for symbol in symbols {
            let slot = slotOfSymbol[Int(symbol)]
            if slot < 0 {
                sum.add(symbol, times: 1)
            } else {
                sum.add(rows[Int(slot)], times: 1, scratch: &scratch)
            }
        }
        return sum
    }

    // MARK: Rows

    /// Enters `basic = row`.
    @inlinable mutating func insert(_ row: Row, basic: Symbol) {
        slotOfSymbol[Int(basic)] = Int32(rows.count)
        rows.append(row)
        basics.append(basic)
    }

    /// Takes out the row in `slot`; the last row moves into its place.
    @inlinable @discardableResult mutating func removeRow(at slot: Int) -> Row {
        slotOfSymbol[Int(basics[slot])] = -1
        let last = rows.count - 1
        if slot != last {
            rows.swapAt(slot, last)
            basics.swapAt(slot, last)
            slotOfSymbol[Int(basics[slot])] = Int32(slot)
        }
        basics.removeLast()
        return rows.removeLast()
    }

    /// Takes out all rows; their symbols stay.
    @inlinable mutating func removeAllRows() {
        for symbol in basics { slotOfSymbol[Int(symbol)] = -1 }
        rows.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        for level in levels.indices { levels[level].cost = Row() }
    }

    /// Replaces `symbol` by `row` wherever it occurs. Complexity: O(rows * log terms + terms of the rows changed).
    @inlinable mutating func substitute(_ row: Row, for symbol: Symbol) {
        for slot in rows.indices {
            let coefficient = rows[slot].remove(symbol)
            if coefficient != 0 { rows[slot].add(row, times: coefficient, scratch: &scratch) }
        }
        for index in levels.indices {
            let coefficient = levels[index].cost.remove(symbol)
            if coefficient != 0 { levels[index].cost.add(row, times: coefficient, scratch: &scratch) }
        }
    }

    /// Exchanges the basic symbol of the row in `slot` for `entering`, which occurs in it.
    @inlinable mutating func pivot(slot: Int, entering: Symbol) {
        pivotCount += 1
        let leaving = basics[slot]
        var row = removeRow(at: slot)
        row.solve(for: entering, leaving: leaving)
        substitute(row, for: entering)
        insert(row, basic: entering)
    }

    /// The row that limits how far `entering` can grow from zero, nil if nothing limits it.
    ///
    /// Among equals it is the one that is best divided by; while steps are stalling, the one with the smallest basic
    /// symbol, which with the smallest entering symbol keeps them from going round in circles (Bland's rule).
    @inlinable func leavingSlot(entering: Symbol, isStalling: Bool) -> (slot: Int, ratio: Double)? {
        var best: (slot: Int, ratio: Double, size: Double)?
        for slot in rows.indices {
            let kind = kinds[Int(basics[slot])]
            guard kind != .external else { continue }
            let coefficient = rows[slot].coefficient(of: entering)
            guard coefficient != 0, kind == .dummy || coefficient < 0,
                !rows[slot].isNegligible(coefficient, pivotTolerance)
            else {
                continue
            }
            let size = abs(coefficient)
            let ratio = kind == .dummy ? 0 : max(0, rows[slot].constant / size)
            guard let current = best else {
                best = (slot, ratio, size)
                continue
            }
            let isBetter: Bool
            if abs(ratio - current.ratio) > 1e-10 * (1 + ratio) {
                isBetter = ratio < current.ratio
            } else if size != current.size && !isStalling {
                isBetter = size > current.size
            } else {
                isBetter = basics[slot] < basics[current.slot]
            }
            if isBetter { best = (slot, ratio, size) }
        }
        return best.map { ($0.slot, $0.ratio) }
    }

    // MARK: Levels

    /// The index of the level of `priority`, made if there is none.
    @inlinable mutating func level(of priority: Double) -> Int {
        var index = 0
        while index < levels.count && levels[index].priority > priority { index += 1 }
        if index == levels.count || levels[index].priority != priority {
            levels.insert(Level(priority: priority), at: index)
        }
        return index
    }

    /// Adds `factor * symbol` to the cost of a level, in terms of the symbols that aren't basic.
    @inlinable mutating func addCost(_ symbol: Symbol, times factor: Double, level: Int) {
        let slot = slotOfSymbol[Int(symbol)]
        if slot < 0 {
            levels[level].cost.add(symbol, times: factor)
        } else {
            levels[level].cost.add(rows[Int(slot)], times: factor, scratch: &scratch)
        }
    }
}
