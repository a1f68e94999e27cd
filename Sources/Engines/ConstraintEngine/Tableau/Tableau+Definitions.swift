// Definitions of external symbols. See `Tableau` for their invariants.

extension Tableau {
    /// Makes `symbol` the latest definition.
    @inlinable mutating func setOrder(of symbol: Symbol) {
        orders[Int(symbol)] = nextOrder
        definitions.append((symbol, nextOrder))
        nextOrder += 1
        valuesAreStale = true
    }

    /// Enters the definition `symbol = row`; other rows may have the symbol.
    @inlinable mutating func define(_ symbol: Symbol, as row: Row) {
        let users = columns.rows(of: symbol)
        if users.isEmpty {
            insert(row, basic: symbol)
        } else if isOpen(row) {
            substitute(row, for: symbol)
            insert(row, basic: symbol)
        } else {
            // Definitions that have the symbol are in terms of it from now on, and so come after it.
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

    /// Whether a row has an external symbol that isn't basic. Complexity: O(terms).
    @inlinable func isOpen(_ row: Row) -> Bool {
        row.terms.contains { kinds[Int($0.symbol)] == .external && slotOfSymbol[Int($0.symbol)] < 0 }
    }

    /// Whether the definition of an external symbol, if it has one, has another that isn't basic.
    @inlinable func isOpen(_ symbol: Symbol) -> Bool {
        let slot = slotOfSymbol[Int(symbol)]
        return slot >= 0 && isOpen(rows[Int(slot)])
    }

    /// Writes the definition of `symbol`, which is `row`, out in the row of `user`.
    @inlinable mutating func dissolve(_ symbol: Symbol, in user: Symbol, _ row: Row) {
        let coefficient = rows[Int(slotOfSymbol[Int(user)])].remove(symbol)
        columns.remove(user, from: symbol)
        add(row, times: coefficient, to: user)
    }

    /// Writes definitions out wherever others are in terms of them, if they are open, and so on.
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

    /// A row without definitions: in terms of what isn't basic. Complexity: O(terms of it and of the definitions).
    @inlinable mutating func writtenOut(_ row: Row) -> Row {
        guard row.terms.contains(where: { isDefined($0.symbol) }) else { return row }
        beginSum(row)
        writeOutSum()
        return accumulator.finish()
    }

    /// Begins a sum with a row.
    @inlinable mutating func beginSum(_ row: Row) {
        accumulator.begin(constant: row.constant, symbolCount: kinds.count)
        for term in row.terms { accumulator.add(term.symbol, times: term.coefficient) }
    }

    /// Whether the sum has external symbols that aren't basic, if only by parts that cancel each other.
    @inlinable var sumHasOpenSymbols: Bool {
        accumulator.symbols.contains { kinds[Int($0)] == .external && slotOfSymbol[Int($0)] < 0 }
    }

    /// Writes the definitions in the sum out.
    @inlinable mutating func writeOutSum() {
        for symbol in accumulator.symbols where isDefined(symbol) {
            accumulator.push(symbol, order: orders[Int(symbol)])
        }
        addOpenRows()
    }

    /// Adds a term to the sum, to be written out if its definition is open, or in any case.
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
            let coefficient = accumulator.take(symbol)
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

    /// Works out what external symbols are. Complexity: O(terms of definitions), nothing if they are what they were.
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

    /// Writes what external symbols are down by symbol.
    @inlinable mutating func storeValues(in values: inout [Double]) {
        values.removeAll(keepingCapacity: true)
        // Zero may have a sign here, which it has nowhere else.
        for value in self.values { values.append(value == 0 ? 0 : value) }
    }

    /// Gives an external symbol back that no constraint mentions any more.
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
