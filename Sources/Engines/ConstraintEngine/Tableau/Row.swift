/// A linear expression, `constant + sum of terms`: the value of a basic symbol, or the cost of a level.
///
/// Terms are sorted by symbol, so that sums are merges and every walk has one order.
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

    /// The place of `symbol` among the terms, or where it would stand. Complexity: O(log terms).
    @inlinable func position(of symbol: Symbol) -> (index: Int, isPresent: Bool) {
        terms.withUnsafeBufferPointer { buffer in
            var low = 0
            var high = buffer.count
            while low < high {
                let middle = (low + high) >> 1
                if buffer[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return (low, low < buffer.count && buffer[low].symbol == symbol)
        }
    }

    /// The coefficient of `symbol`, 0 if it isn't there. Complexity: O(log terms).
    @inlinable func coefficient(of symbol: Symbol) -> Double {
        let (index, isPresent) = position(of: symbol)
        return isPresent ? terms[index].coefficient : 0
    }

    /// Adds `coefficient * symbol`. Complexity: O(terms).
    @inlinable mutating func add(_ symbol: Symbol, times coefficient: Double) {
        let (index, isPresent) = position(of: symbol)
        guard isPresent else {
            if coefficient != 0 { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index) }
            return
        }
        terms[index].coefficient += coefficient
        if abs(terms[index].coefficient) <= Tolerance.cancellation * abs(coefficient) { terms.remove(at: index) }
    }

    /// Removes and answers the coefficient of `symbol`, 0 if it isn't there. Complexity: O(terms).
    @inlinable @discardableResult mutating func remove(_ symbol: Symbol) -> Double {
        let (index, isPresent) = position(of: symbol)
        return isPresent ? terms.remove(at: index).coefficient : 0
    }

    /// Adds `factor * other` by a merge through `scratch`, whose memory it trades for its own.
    /// Complexity: O(terms of both).
    @inlinable mutating func add(_ other: Row, times factor: Double, scratch: inout [Term]) {
        constant += factor * other.constant
        guard !other.terms.isEmpty else { return }
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(terms.count + other.terms.count)
        terms.withUnsafeBufferPointer { left in
            other.terms.withUnsafeBufferPointer { right in
                var i = 0
                var j = 0
                while i < left.count && j < right.count {
                    if left[i].symbol < right[j].symbol {
                        scratch.append(left[i])
                        i += 1
                    } else if left[i].symbol > right[j].symbol {
                        let coefficient = factor * right[j].coefficient
                        scratch.append(Term(symbol: right[j].symbol, coefficient: coefficient))
                        j += 1
                    } else {
                        let sum = left[i].coefficient + factor * right[j].coefficient
                        if abs(sum) > Tolerance.cancellation * abs(left[i].coefficient) {
                            scratch.append(Term(symbol: left[i].symbol, coefficient: sum))
                        }
                        i += 1
                        j += 1
                    }
                }
                while i < left.count {
                    scratch.append(left[i])
                    i += 1
                }
                while j < right.count {
                    scratch.append(Term(symbol: right[j].symbol, coefficient: factor * right[j].coefficient))
                    j += 1
                }
            }
        }
        swap(&terms, &scratch)
    }

    /// Whether a coefficient of the row is too small beside the others to be divided by. Complexity: O(1) for most, else
    /// O(terms).
    @inlinable func isNegligible(_ coefficient: Double, _ tolerance: Double) -> Bool {
        // The basic symbol's own coefficient is 1.
        let size = abs(coefficient)
        if size <= tolerance { return true }
        guard size < 1e-3 else { return false }
        return terms.contains { size <= tolerance * abs($0.coefficient) }
    }

    /// Multiplies everything by `factor`.
    @inlinable mutating func scale(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Reads the row as `row = 0` and solves it for `symbol`, which must occur in it.
    @inlinable mutating func solve(for symbol: Symbol) {
        let coefficient = remove(symbol)
        scale(by: -1 / coefficient)
    }

    /// Reads the row as `basic = row` and solves it for `symbol`, which must occur in it.
    @inlinable mutating func solve(for symbol: Symbol, leaving basic: Symbol) {
        add(basic, times: -1)
        solve(for: symbol)
    }
}
