import LayoutGeometry

/// A linear expression, `constant + sum of terms`: the value of a basic symbol, or the cost of a level.
///
/// Terms are sorted by symbol, so that adding rows is a merge and iteration has a fixed order.
@usableFromInline struct Row: Sendable {
    @usableFromInline struct Term: Sendable {
        @usableFromInline var symbol: Symbol
        @usableFromInline var coefficient: Double

        @inlinable init(symbol: Symbol, coefficient: Double) {
            self.symbol = symbol
            self.coefficient = coefficient
        }
    }

    @usableFromInline var constant: Double
    @usableFromInline var terms: [Term]

    @inlinable init(constant: Double = 0) {
        self.constant = constant
        terms = []
    }

    /// Returns the index of `symbol` among the terms, or its insertion index. Complexity: O(log *n*) in the number of
    /// terms.
    @inlinable func position(of symbol: Symbol) -> (index: Int, isPresent: Bool) {
        terms.withUnsafeBufferPointer { buffer in
            let index = (0..<buffer.count).partitioningIndex { buffer[$0].symbol >= symbol }
            return (index, index < buffer.count && buffer[index].symbol == symbol)
        }
    }

    /// Returns the coefficient of `symbol`, 0 if it isn't in the row. Complexity: O(log *n*) in the number of terms.
    @inlinable func coefficient(of symbol: Symbol) -> Double {
        let (index, isPresent) = position(of: symbol)
        return isPresent ? terms[index].coefficient : 0
    }

    /// Adds `coefficient * symbol`. Complexity: O(*n*) in the number of terms.
    @inlinable mutating func add(_ symbol: Symbol, times coefficient: Double) {
        let (index, isPresent) = position(of: symbol)
        guard isPresent else {
            if coefficient != 0 { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index) }
            return
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) <= Tolerance.cancellation * abs(coefficient) { terms.remove(at: index) }
    }

    /// Removes and returns the coefficient of `symbol`, 0 if it isn't in the row. Complexity: O(*n*) in the number of
    /// terms.
    @inlinable @discardableResult mutating func remove(_ symbol: Symbol) -> Double {
        let (index, isPresent) = position(of: symbol)
        return isPresent ? terms.remove(at: index).coefficient : 0
    }

    /// Adds `factor * other` by a merge in `scratch`. Records which symbols were added and which canceled in `changes`.
    ///
    /// Complexity: O(*n*) in the number of terms of both rows; if the other row is much shorter, O(*m* log *n*) for its
    /// *m* terms, and a memory move.
    @inlinable mutating func add(_ other: Row, times factor: Double, scratch: inout [Term], changes: inout RowChanges) {
        constant += factor * other.constant
        changes.removeAll()
        guard other.terms.count * 16 >= terms.count else {
            for term in other.terms { add(term, times: factor, changes: &changes) }
            return
        }
        let upperCount = terms.count + other.terms.count
        if scratch.count < upperCount {
            scratch += repeatElement(Term(symbol: -1, coefficient: 0), count: upperCount - scratch.count)
        }
        let count = scratch.withUnsafeMutableBufferPointer { sum in
            Row.merge(terms, other.terms, times: factor, into: sum, changes: &changes)
        }
        if count < 32 && terms.capacity >= count {
            // A short row keeps its memory, even if it's much too large.
            terms.replaceSubrange(0..<terms.count, with: scratch[0..<count])
        } else {
            terms = Array(scratch[0..<count])
        }
    }

    /// Stores `left + factor * right` in `sum`, which must be large enough. Returns the number of terms.
    @usableFromInline static func merge(
        _ left: [Term], _ right: [Term], times factor: Double, into sum: UnsafeMutableBufferPointer<Term>,
        changes: inout RowChanges
    ) -> Int {
        var count = 0
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                var i = 0
                var j = 0
                while i < left.count && j < right.count {
                    let kept = left[i]
                    let new = right[j]
                    if kept.symbol < new.symbol {
                        sum[count] = kept
                        count += 1
                        i += 1
                    } else if kept.symbol > new.symbol {
                        sum[count] = Term(symbol: new.symbol, coefficient: factor * new.coefficient)
                        changes.added.append(new.symbol)
                        count += 1
                        j += 1
                    } else {
                        let coefficient = kept.coefficient + factor * new.coefficient
                        if abs(coefficient) > Tolerance.cancellation * abs(kept.coefficient) {
                            sum[count] = Term(symbol: kept.symbol, coefficient: coefficient)
                            count += 1
                        } else {
                            changes.removed.append(kept.symbol)
                        }
                        i += 1
                        j += 1
                    }
                }
                while i < left.count {
                    sum[count] = left[i]
                    count += 1
                    i += 1
                }
                while j < right.count {
                    sum[count] = Term(symbol: right[j].symbol, coefficient: factor * right[j].coefficient)
                    changes.added.append(right[j].symbol)
                    count += 1
                    j += 1
                }
            }
        }
        return count
    }

    /// Adds a term of a much shorter row.
    @inlinable mutating func add(_ term: Term, times factor: Double, changes: inout RowChanges) {
        let (index, isPresent) = position(of: term.symbol)
        let part = factor * term.coefficient
        guard isPresent else {
            terms.insert(Term(symbol: term.symbol, coefficient: part), at: index)
            changes.added.append(term.symbol)
            return
        }
        let sum = terms[index].coefficient + part
        if abs(sum) > Tolerance.cancellation * abs(terms[index].coefficient) {
            terms[index].coefficient = sum
        } else {
            terms.remove(at: index)
            changes.removed.append(term.symbol)
        }
    }

    /// Returns the term with the largest coefficient that satisfies a predicate; the first, if there are several.
    /// Complexity: O(*n*) in the number of terms.
    @inlinable func largestTerm(where isWanted: (Term) -> Bool) -> Term? {
        var best: Term?
        for term in terms where isWanted(term) {
            if let best, abs(term.coefficient) <= abs(best.coefficient) { continue }
            best = term
        }
        return best
    }

    /// Returns whether a coefficient of the row is too small relative to the others for a pivot. Complexity: O(1) for
    /// most coefficients, otherwise O(*n*) in the number of terms.
    @inlinable func isNegligible(_ coefficient: Double, _ tolerance: Double) -> Bool {
        // The coefficient of the basic symbol is 1.
        let size = abs(coefficient)
        if size <= tolerance { return true }
        guard size < 1e-3 else { return false }
        return terms.contains { size <= tolerance * abs($0.coefficient) }
    }

    /// Multiplies the constant and all terms by `factor`.
    @inlinable mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Solves the equation `row = 0` for `symbol`, which must occur in it.
    @inlinable mutating func solve(for symbol: Symbol) {
        let coefficient = remove(symbol)
        scale(by: -1 / coefficient)
    }

    /// Solves the equation `basic = row` for `symbol`, which must occur in it.
    @inlinable mutating func solve(for symbol: Symbol, leaving basic: Symbol) {
        add(basic, times: -1)
        solve(for: symbol)
    }
}

/// The symbols that a sum adds to a row and removes from it.
@usableFromInline struct RowChanges: Sendable {
    @usableFromInline var added: [Symbol] = []
    @usableFromInline var removed: [Symbol] = []

    @inlinable init() {}

    @inlinable mutating func removeAll() {
        added.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
    }
}
