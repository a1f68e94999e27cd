import Testing

@testable import ConstraintEngine

struct TableauTests {
    private var tableau = Tableau()

    // MARK: Symbols

    @Test mutating func `symbols are numbered, and freed numbers are reused first`() {
        #expect(tableau.makeSymbols(.slack, 3) == [0, 1, 2])
        tableau.free(1)
        #expect(tableau.kinds == [.slack, .free, .slack])
        #expect(tableau.makeSymbol(.external) == 1 && tableau.makeSymbol(.error) == 3)
        #expect(tableau.kinds == [.slack, .external, .slack, .error])
        #expect(tableau.values == [0, 0, 0, 0] && tableau.orders == [-1, -1, -1, -1])
    }

    @Test func `a tableau for existing symbols has no rows`() {
        let tableau = Tableau(kinds: [.external, .free, .slack])
        #expect(tableau.orders == [-1, -1, -1] && tableau.values == [0, 0, 0])
        #expect(tableau.slotOfSymbol == [-1, -1, -1] && tableau.rows.isEmpty && tableau.columns.heads.count == 3)
        #expect(tableau.brokenInvariant == nil && tableau.value(of: 0) == 0 && tableau.value(of: 2) == 0)
    }

    // MARK: Rows

    @Test mutating func `rows are found by their basic symbols and are in the columns of their terms`() {
        let symbols = tableau.makeSymbols(.slack, 4)
        tableau.insert(Row(5, [symbols[1]: 2]), basic: symbols[0])
        tableau.insert(Row(7, [symbols[1]: 1, symbols[2]: -1]), basic: symbols[3])
        #expect(symbols.map(tableau.isBasic) == [true, false, false, true])
        #expect(symbols.map(tableau.value(of:)) == [5, 0, 0, 7])
        #expect(Set(tableau.columns.rows(of: symbols[1])) == [symbols[0], symbols[3]])
        #expect(tableau.columns.rows(of: symbols[2]) == [symbols[3]])
        #expect(tableau.brokenInvariant == nil)
    }

    @Test(arguments: 0..<3) mutating func `the last row replaces a removed row`(slot: Int) {
        let symbols = tableau.makeSymbols(.slack, 6)
        for index in 0..<3 { tableau.insert(Row(Double(index), [symbols[3 + index]: 1]), basic: symbols[index]) }
        let removed = tableau.removeRow(at: slot)
        #expect(removed.constant == Double(slot) && !tableau.isBasic(symbols[slot]))
        #expect(tableau.columns.isEmpty(symbols[3 + slot]) && tableau.rows.count == 2)
        for index in 0..<3 where index != slot { #expect(tableau.value(of: symbols[index]) == Double(index)) }
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `a column is removed from rows and costs`() {
        let symbols = tableau.makeSymbols(.slack, 3)
        tableau.insert(Row(5, [symbols[1]: 2, symbols[2]: 1]), basic: symbols[0])
        let level = tableau.level(of: 10)
        tableau.levels[level].cost = Row(0, [symbols[1]: 4, symbols[2]: 3])
        tableau.removeColumn(symbols[1])
        #expect(tableau.rows[0].terms.map(\.symbol) == [symbols[2]])
        #expect(tableau.levels[level].cost.terms.map(\.symbol) == [symbols[2]])
        #expect(tableau.columns.isEmpty(symbols[1]) && tableau.rowVisitCount == 1 && tableau.brokenInvariant == nil)
    }

    @Test mutating func `a tableau without rows keeps its symbols`() {
        let variables = tableau.makeSymbols(.external, 2), slacks = tableau.makeSymbols(.slack, 2)
        tableau.insert(Row(5, [slacks[0]: 2]), basic: variables[0])
        tableau.insert(Row(1, [slacks[0]: 1]), basic: slacks[1])
        _ = tableau.level(of: 10)
        tableau.levels[0].cost = Row(1, [slacks[0]: 1])
        tableau.updateValues()
        #expect(tableau.value(of: variables[0]) == 5)
        tableau.removeAllRows()
        #expect(tableau.rows.isEmpty && tableau.basics.isEmpty && tableau.definitions.isEmpty)
        #expect(tableau.slotOfSymbol == [-1, -1, -1, -1] && tableau.orders == [-1, -1, -1, -1])
        #expect(tableau.values == [0, 0, 0, 0] && tableau.kinds == [.external, .external, .slack, .slack])
        #expect(tableau.levels.count == 1 && tableau.levels[0].cost.terms.isEmpty && tableau.valuesAreStale)
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `a row that is added to another adds its symbols to the columns`() {
        let symbols = tableau.makeSymbols(.slack, 4)
        tableau.insert(Row(5, [symbols[1]: 2, symbols[2]: 1]), basic: symbols[0])
        tableau.add(Row(1, [symbols[2]: 1, symbols[3]: -1]), times: -1, to: symbols[0])
        #expect(tableau.rows[0].constant == 4 && tableau.rows[0].terms.map(\.symbol) == [symbols[1], symbols[3]])
        #expect(tableau.rows[0].terms.map(\.coefficient) == [2, 1])
        #expect(tableau.brokenInvariant == nil && tableau.rowVisitCount == 1)
    }

    @Test mutating func `sums are expressed in nonbasic symbols`() {
        let symbols = tableau.makeSymbols(.slack, 6)
        tableau.insert(Row(3), basic: symbols[5])
        tableau.insert(Row(5, [symbols[2]: 2, symbols[3]: 1]), basic: symbols[0])
        tableau.insert(Row(1, [symbols[3]: -1, symbols[4]: 1]), basic: symbols[1])
        func terms(_ symbols: [Symbol]) -> [Double] {
            let sum = tableau.sum(of: symbols)
            return [sum.constant] + (2..<5).map { sum.coefficient(of: Symbol($0)) }
        }
        #expect(terms([symbols[0]]) == [5, 2, 1, 0])
        #expect(terms([symbols[0], symbols[1]]) == [6, 2, 0, 1])
        #expect(terms([symbols[4]]) == [0, 0, 0, 1])
        #expect(terms([symbols[4], symbols[0]]) == [5, 2, 1, 1])
        #expect(terms([symbols[0], symbols[3]]) == [5, 2, 2, 0])
        #expect(terms([symbols[5], symbols[0]]) == [8, 2, 1, 0])
        #expect(terms([]) == [0, 0, 0, 0])
    }

    // MARK: Levels

    @Test mutating func `levels are sorted by priority, highest first, without duplicates`() {
        for priority in [250.0, 750, 1, 500, 250, 750, 1] { _ = tableau.level(of: priority) }
        #expect(tableau.levels.map(\.priority) == [750, 500, 250, 1])
        #expect([750, 500, 250, 1].map(tableau.place(of:)) == [0, 1, 2, 3])
        #expect([999, 600, 300, 100, 0].map(tableau.place(of:)) == [0, 1, 2, 3, 4])
        #expect(tableau.level(of: 500) == 1 && tableau.levels.count == 4)
    }

    @Test mutating func `the cost of a level is the sum of its errors`() {
        let errors = tableau.makeSymbols(.error, 3), slack = tableau.makeSymbols(.slack, 1)[0]
        tableau.insert(Row(5, [slack: 2, errors[1]: 1]), basic: errors[0])
        _ = tableau.level(of: 10)
        tableau.addUpCost(of: errors, level: 0)
        let cost = tableau.levels[0].cost
        #expect(cost.constant == 5)
        #expect(cost.terms.map(\.symbol) == [errors[1], errors[2], slack])
        #expect(cost.terms.map(\.coefficient) == [2, 1, 2])
    }

    @Test mutating func `costs that aren't cached are empty until they're summed up`() {
        let error = tableau.makeSymbols(.error, 1)[0]
        _ = tableau.level(of: 10)
        tableau.addUpCost(of: [error], level: 0)
        tableau.dropCosts()
        #expect(!tableau.levels[0].cost.terms.isEmpty, "they weren't kept anyway")
        tableau.costsAreKept = true
        tableau.dropCosts()
        #expect(tableau.levels[0].cost.terms.isEmpty && !tableau.costsAreKept)
    }
}
