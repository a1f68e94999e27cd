// Definitions of external symbols. See `Tableau` for their invariants.

extension Tableau {
    /// Makes `symbol` the latest definition.
    @inlinable mutating func setOrder(of symbol: Symbol) {
        orders[Int(symbol)] = nextOrder
        definitions.append((symbol, nextOrder))
        nextOrder += 1
        valuesAreStale = true
    }

    /// Enters the definition `symbol = row`. Other rows can contain the symbol.
    @inlinable mutating func define(_ symbol: Symbol, as row: Row) {
        let users = columns.rows(of: symbol)
        if users.isEmpty {
            insert(row, basic: symbol)
        } else if isOpen(row) {
            substitute(row, for: symbol)
            insert(row, basic: symbol)
        } else {
            // Definitions that contain the symbol refer to it from now on, and so are ordered after it.
            insert(row, basic: symbol)
            for user in users where kinds[Int(user)] == .external { setOrder(of: user) }
            for user in users where kinds[Int(user)] != .external { dissolve(symbol, in: user, writtenOut(row)) }
            for index in levels.indices {
                let coefficient = levels[index].cost.remove(symbol)
                guard coefficient != 0 else { continue }
                levels[index].cost.add(writtenOut(row), times: coefficient, scratch: &scratch, changes: &changes)
            }
        }
    }

    /// Returns whether a row contains a nonbasic external symbol. Complexity: O(*n*) in the number of terms.
    @inlinable func isOpen(_ row: Row) -> Bool {
        row.terms.contains { kinds[Int($0.symbol)] == .external && slotOfSymbol[Int($0.symbol)] < 0 }
    }

    /// Returns whether an external symbol has a definition that contains a nonbasic external symbol.
    @inlinable func isOpen(_ symbol: Symbol) -> Bool {
        let slot = slotOfSymbol[Int(symbol)]
        return slot >= 0 && isOpen(rows[Int(slot)])
    }

    /// Substitutes `row`, the definition of `symbol`, in the row of `user`.
    @inlinable mutating func dissolve(_ symbol: Symbol, in user: Symbol, _ row: Row) {
        let coefficient = rows[Int(slotOfSymbol[Int(user)])].remove(symbol)
        columns.remove(user, from: symbol)
        add(row, times: coefficient, to: user)
    }

    /// Substitutes open definitions in all definitions that refer to them, transitively.
    @inlinable mutating func dissolveOpenDefinitions(_ symbols: [Symbol]) {
        var left = symbols
        while let symbol = left.popLast() {
            guard kinds[Int(symbol)] == .external, !columns.isEmpty(symbol), isOpen(symbol) else { continue }
            let row = rows[Int(slotOfSymbol[Int(symbol)])]
            let users = columns.rows(of: symbol)
            for user in users { dissolve(symbol, in: user, row) }
            left += users
        }
    }

    /// Returns a row with all definitions substituted, in terms of nonbasic symbols. Complexity: O(*n*) in the
    /// number of terms of the row and of the definitions.
    @inlinable mutating func writtenOut(_ row: Row) -> Row {
        guard row.terms.contains(where: { isDefined($0.symbol) }) else { return row }
        startSum(row)
        writeOutSum()
        return accumulator.finish()
    }

    /// Begins a sum with a row.
    @inlinable mutating func startSum(_ row: Row) {
        accumulator.begin(constant: row.constant, symbolCount: kinds.count)
        for term in row.terms { accumulator.add(term.symbol, times: term.coefficient) }
    }

    /// Whether the sum contains nonbasic external symbols, including ones that may cancel.
    @inlinable var sumHasOpenSymbols: Bool {
        accumulator.symbols.contains { kinds[Int($0)] == .external && slotOfSymbol[Int($0)] < 0 }
    }

    /// Substitutes the definitions in the sum.
    @inlinable mutating func writeOutSum() {
        for symbol in accumulator.symbols where isDefined(symbol) {
            accumulator.push(symbol, order: orders[Int(symbol)])
        }
        addOpenRows()
    }

    /// Adds a term to the sum. Its definition is substituted later if it's open, or if `isWrittenOut` is `true`.
    @inlinable mutating func accumulate(_ term: Row.Term, writingOut isWrittenOut: Bool) {
        guard accumulator.add(term.symbol, times: term.coefficient) else { return }
        if isDefined(term.symbol) && (isWrittenOut || isOpen(term.symbol)) {
            accumulator.push(term.symbol, order: orders[Int(term.symbol)])
        }
    }

    /// Adds the rows to substitute, the latest definitions first: this way, parts of earlier ones that cancel are never
    /// visited.
    @inlinable mutating func addOpenRows(writingOut isWrittenOut: Bool = true) {
        while let symbol = accumulator.pop() {
            let coefficient = accumulator.consume(symbol)
            guard coefficient != 0 else { continue }
            rowVisitCount += 1
            let row = rows[Int(slotOfSymbol[Int(symbol)])]
            accumulator.add(coefficient * row.constant)
            for term in row.terms {
                accumulate(
                    Row.Term(symbol: term.symbol, coefficient: coefficient * term.coefficient),
                    writingOut: isWrittenOut)
            }
        }
    }

    /// Updates the values of external symbols. Complexity: O(*n*) in the number of terms of the definitions; O(1)
    /// without changes.
    @inlinable mutating func updateValues() {
        guard valuesAreStale else { return }
        valuesAreStale = false
        if definitions.count > 2 * rows.count { definitions.removeAll { orders[Int($0.symbol)] != $0.order } }
        definitions.withUnsafeBufferPointer { definitions in
            values.withUnsafeMutableBufferPointer { values in
                for (symbol, order) in definitions where orders[Int(symbol)] == order {
                    let slot = Int(slotOfSymbol[Int(symbol)])
                    var value = rows[slot].constant
                    for term in rows[slot].terms { value += term.coefficient * values[Int(term.symbol)] }
                    values[Int(symbol)] = value
                }
            }
        }
    }

    /// Stores the values of external symbols by symbol.
    @inlinable mutating func storeValues(in values: inout [Double]) {
        let count = self.values.count
        if values.count > count { values.removeLast(values.count - count) }
        if values.count < count { values += repeatElement(0, count: count - values.count) }
        self.values.withUnsafeBufferPointer { source in
            values.withUnsafeMutableBufferPointer { target in
                // Adding zero normalizes negative zeros, which don't occur elsewhere.
                for index in 0..<count { target[index] = source[index] + 0 }
            }
        }
    }

    /// Removes an external symbol that no constraint contains.
    @inlinable mutating func removeExternal(_ symbol: Symbol) {
        let slot = slotOfSymbol[Int(symbol)]
        if slot >= 0 {
            let row = rows[Int(slot)]
            let users = columns.rows(of: symbol)
            for user in users { dissolve(symbol, in: user, row) }
            removeRow(at: Int(slotOfSymbol[Int(symbol)]))
            dissolveOpenDefinitions(users)
        }
        removeColumn(symbol)
        free(symbol)
    }
}
