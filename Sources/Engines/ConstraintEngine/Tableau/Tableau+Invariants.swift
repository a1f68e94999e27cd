extension Tableau {
    /// A description of the first violated invariant of the rows and the cached values; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) in the number of terms, times the length of the columns.
    var brokenInvariant: String? {
        guard rows.count == basics.count else {
            return "There are \(rows.count) rows and \(basics.count) basic symbols."
        }
        for slot in basics.indices where Int(slotOfSymbol[Int(basics[slot])]) != slot {
            return "Row \(slot) is of symbol \(basics[slot]), which has another row."
        }
        for symbol in slotOfSymbol.indices where slotOfSymbol[symbol] >= 0 {
            guard basics[Int(slotOfSymbol[symbol])] == Symbol(symbol) else {
                return "Symbol \(symbol) has the row of another one."
            }
        }
        for slot in rows.indices {
            if let problem = problem(ofRow: slot) { return problem }
        }
        return problemOfColumns ?? problemOfDefinitions
    }

    private func problem(ofRow slot: Int) -> String? {
        let row = rows[slot], basic = basics[slot]
        guard row.constant.isFinite, row.terms.allSatisfy({ $0.coefficient.isFinite }) else {
            return "The row of symbol \(basic) isn't finite."
        }
        for index in row.terms.indices.dropFirst() where row.terms[index - 1].symbol >= row.terms[index].symbol {
            return "The terms of symbol \(basic) aren't in order."
        }
        guard kinds[Int(basic)] != .external else { return nil }
        for term in row.terms where kinds[Int(term.symbol)] == .external || slotOfSymbol[Int(term.symbol)] >= 0 {
            return "The row of symbol \(basic) has symbol \(term.symbol), which is external or basic."
        }
        return nil
    }

    /// Definitions refer only to earlier ones, none of which is open.
    private var problemOfDefinitions: String? {
        for symbol in basics where kinds[Int(symbol)] == .external {
            for term in rows[Int(slotOfSymbol[Int(symbol)])].terms where isDefined(term.symbol) {
                guard orders[Int(term.symbol)] < orders[Int(symbol)] else {
                    return "Symbol \(symbol) is defined by symbol \(term.symbol), which was defined later."
                }
                guard !isOpen(term.symbol) else {
                    return "Symbol \(symbol) is defined by symbol \(term.symbol), which is open."
                }
            }
        }
        return nil
    }

    /// Each term has an entry in its symbol's column, and there are no other entries.
    private var problemOfColumns: String? {
        var entryCount = 0
        for symbol in columns.heads.indices {
            var current = columns.heads[symbol]
            while current >= 0 {
                let entry = columns.entries[Int(current)]
                let slot = slotOfSymbol[Int(entry.row)]
                guard slot >= 0, rows[Int(slot)].position(of: Symbol(symbol)).isPresent else {
                    return "Column \(symbol) names symbol \(entry.row), whose row doesn't have it."
                }
                entryCount += 1
                current = entry.next
            }
        }
        let termCount = rows.reduce(0) { $0 + $1.terms.count }
        return entryCount == termCount ? nil : "\(termCount) terms have \(entryCount) entries in the columns."
    }
}

extension ConstraintSolver {
    /// A description of the first violated invariant of the solver; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) in the number of terms, times the length of the columns.
    @usableFromInline package var brokenInvariant: String? { tableau.brokenInvariant }

    /// Traps if an invariant is violated, in builds with this check (`Scripts/check invariants`). In other builds, it
    /// does nothing.
    @inlinable func checkInvariants() {
        #if COLLAGE_CHECKS
        if let problem = brokenInvariant { preconditionFailure(problem) }
        #endif
    }
}
