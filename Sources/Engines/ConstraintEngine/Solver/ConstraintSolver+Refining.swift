extension ConstraintSolver {
    /// Whether pivots or large changes may have caused rounding errors in the tableau.
    @inlinable var isDueForRefinement: Bool {
        movedDistance > 1e6 || (mayHaveRounded && pivotsAtRefinement != tableau.pivotCount)
    }

    /// Whether the coefficients or the number of pivots can prevent sums from canceling exactly.
    @inlinable var mayHaveRounded: Bool {
        roundingConstraintCount > 0 || tableau.pivotCount - pivotsAtRefinement > 30
    }

    /// Removes rounding errors from the constants of the tableau by iterative refinement, with the tableau as the
    /// approximate inverse, as long as each iteration halves the error. Returns whether that was possible.
    ///
    /// Complexity: O(*n*) in the number of terms of the constraints, more if there are errors.
    @usableFromInline mutating func refine() -> Bool {
        pivotsAtRefinement = tableau.pivotCount
        movedDistance = 0
        var error = residuals()
        while error.largest > Tolerance.refinement {
            let before = error.largest
            for (index, residual) in error.residuals { shift(records[index]!, by: -residual) }
            error = residuals()
            if error.largest > before / 2 { break }
        }
        return error.largest <= Tolerance.residual
    }

    /// Recomputes the rows and the costs for the current basis from the original constraints, without the rounding
    /// errors of previous pivots. Returns whether that was possible.
    ///
    /// Complexity: The same as a rebuild without pivots.
    @usableFromInline mutating func refactor() -> Bool {
        let isWanted = tableau.slotOfSymbol.map { $0 >= 0 }
        let order = eliminationOrder(isWanted)
        tableau.removeAllRows()
        for (place, index) in order.indexes.enumerated() {
            expand(index)
            var row = tableau.accumulator.finish()
            if place < order.singleCount, let subject = externalSubject(of: row), isWanted[Int(subject)] {
                // The row contains no other wanted symbol, so definitions needn't be substituted.
                row.solve(for: subject)
                tableau.define(subject, as: row)
                continue
            }
            row = tableau.writtenOut(row)
            // A small coefficient is divided by anyway, because the basis needs this row. The resulting error is
            // measured afterwards.
            guard let best = row.largestTerm(where: { isWanted[Int($0.symbol)] }) else { return false }
            row.solve(for: best.symbol)
            tableau.define(best.symbol, as: row)
        }
        for (level, errors) in errorsByLevel.enumerated() { tableau.addUpCost(of: errors, level: level) }
        pivotsAtRefactoring = tableau.pivotCount
        isOptimal = false
        isCanonical = false
        hasInfeasibleRows = true
        return true
    }

    /// Returns the constraints in an order in which as many as possible are solved for their only remaining wanted
    /// symbol. Those divide by original coefficients, not by results of cancellation. They come first; the result
    /// includes their number.
    ///
    /// Complexity: O(*n*) in the number of terms of the constraints.
    private func eliminationOrder(_ isWanted: [Bool]) -> (indexes: [Int], singleCount: Int) {
        var symbols = [[Int]](repeating: [], count: records.count)
        var users = [[Int]](repeating: [], count: isWanted.count)
        for (index, record) in records.enumerated() {
            guard let record, record.marker >= 0 else { continue }
            forEachTerm(of: record) { symbol, coefficient in
                let symbol = Int(symbol)
                guard coefficient != 0, isWanted[symbol], users[symbol].last != index else { return }
                users[symbol].append(index)
                symbols[index].append(symbol)
            }
        }
        var isLeft = records.map { ($0?.marker ?? -1) >= 0 }
        var isOpen = isWanted
        var openCounts = symbols.map { $0.count }
        var userCounts = users.map { $0.count }
        // A symbol in a single constraint is determined by it after all others are known.
        var last: [Int] = []
        var unshared = users.indices.filter { userCounts[$0] == 1 }
        while let symbol = unshared.popLast() {
            guard isOpen[symbol], let index = users[symbol].first(where: { isLeft[$0] }) else { continue }
            isLeft[index] = false
            isOpen[symbol] = false
            last.append(index)
            for other in symbols[index] {
                userCounts[other] -= 1
                if userCounts[other] == 1 { unshared.append(other) }
            }
        }
        for index in symbols.indices { openCounts[index] = symbols[index].count { isOpen[$0] } }
        var first: [Int] = []
        var single = symbols.indices.filter { isLeft[$0] && openCounts[$0] == 1 }
        while let index = single.popLast() {
            guard isLeft[index], let symbol = symbols[index].first(where: { isOpen[$0] }) else { continue }
            isLeft[index] = false
            isOpen[symbol] = false
            first.append(index)
            for other in users[symbol] where isLeft[other] {
                openCounts[other] -= 1
                if openCounts[other] == 1 { single.append(other) }
            }
        }
        return (first + isLeft.indices.filter { isLeft[$0] } + last.reversed(), first.count)
    }

    /// Returns the residuals of the constraints in the tableau, and the largest one relative to the magnitude of its
    /// terms.
    private mutating func residuals() -> (residuals: [(index: Int, residual: Double)], largest: Double) {
        tableau.updateValues()
        var found: [(index: Int, residual: Double)] = []
        var largest = 0.0
        for (index, record) in records.enumerated() {
            guard let record, record.marker >= 0 else { continue }
            var sum = -record.constraint.constant
            var magnitude = abs(sum)
            forEachTerm(of: record) { symbol, coefficient in
                let part = coefficient * tableau.value(of: symbol)
                sum += part
                magnitude = max(magnitude, abs(part))
            }
            guard sum != 0 else { continue }
            found.append((index, sum))
            largest = max(largest, abs(sum) / magnitude)
        }
        return (found, largest)
    }

    /// Returns the relative error of the rows' coefficients compared with the constraints.
    ///
    /// The error is measured at one point, with a random value for each nonbasic symbol: wrong rows are very unlikely
    /// to be correct there.
    ///
    /// Complexity: O(*n*) in the number of terms of the tableau, similar to a pivot.
    @usableFromInline func coefficientNoise() -> Double {
        var values = tableau.kinds.indices.map { Self.probe(Symbol($0)) }
        var magnitudes = values
        func probe(_ basic: Symbol) {
            var sum = 0.0
            var magnitude = 0.0
            for term in tableau.rows[Int(tableau.slotOfSymbol[Int(basic)])].terms {
                sum += term.coefficient * values[Int(term.symbol)]
                magnitude += abs(term.coefficient) * magnitudes[Int(term.symbol)]
            }
            values[Int(basic)] = sum
            magnitudes[Int(basic)] = magnitude
        }
        for basic in tableau.basics where tableau.kinds[Int(basic)] != .external { probe(basic) }
        // Definitions can refer to earlier ones.
        for (symbol, order) in tableau.definitions where tableau.orders[Int(symbol)] == order { probe(symbol) }
        return records.reduce(0) { noise, record in
            guard let record, record.marker >= 0 else { return noise }
            var sum = 0.0
            var magnitude = 0.0
            forEachTerm(of: record) { symbol, coefficient in
                sum += coefficient * values[Int(symbol)]
                magnitude += abs(coefficient) * magnitudes[Int(symbol)]
            }
            return max(noise, abs(sum) / magnitude)
        }
    }

    /// Calls `body` with the terms of a constraint and its marker and error symbols. Their sum is the constant.
    private func forEachTerm(of record: Record, _ body: (Symbol, Double) -> Void) {
        for term in record.constraint.terms { body(term.variable.symbol, term.coefficient) }
        body(record.marker, record.markerCoefficient)
        if record.other >= 0 { body(record.other, -record.markerCoefficient) }
    }

    /// Returns a number between 0.5 and 1 that is independent of other symbols' numbers.
    private static func probe(_ symbol: Symbol) -> Double {
        0.5 + Double(UInt64(symbol) &* 0x9E37_79B9_7F4A_7C15) * 0x1p-65
    }
}
