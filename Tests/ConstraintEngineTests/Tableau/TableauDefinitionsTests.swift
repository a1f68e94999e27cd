import Testing

@testable import ConstraintEngine

struct TableauDefinitionsTests {
    private var tableau = Tableau()
    private var variables: [Symbol] = []
    private var slacks: [Symbol] = []

    init() {
        variables = tableau.makeSymbols(.external, 5)
        slacks = tableau.makeSymbols(.slack, 3)
    }

    private mutating func values() -> [Double] {
        tableau.updateValues()
        return variables.map(tableau.value(of:))
    }

    /// The symbols in the row of a symbol.
    private func terms(_ symbol: Symbol) -> [Symbol] {
        tableau.rows[Int(tableau.slotOfSymbol[Int(symbol)])].terms.map(\.symbol)
    }

    @Test mutating func `definitions may be in terms of others, and are worked out in turn`() {
        tableau.define(variables[0], as: Row(5))
        tableau.define(variables[1], as: Row(1, [variables[0]: 2]))
        tableau.define(variables[2], as: Row(0, [variables[1]: 1, variables[0]: -1]))
        #expect(values() == [5, 11, 6, 0, 0])
        #expect(terms(variables[2]) == [variables[0], variables[1]], "it isn't written out")
        #expect(variables.map(tableau.isOpen) == [false, false, false, false, false])
        #expect(tableau.isDefined(variables[2]) && !tableau.isDefined(variables[3]) && !tableau.isDefined(slacks[0]))
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `a symbol defined after the symbols that depend on it is ordered before them`() {
        tableau.define(variables[2], as: Row(1, [variables[0]: 2]))
        #expect(tableau.isOpen(variables[2]) && !tableau.isOpen(variables[0]))
        tableau.define(variables[0], as: Row(5))
        #expect(!tableau.isOpen(variables[2]))
        #expect(tableau.orders[Int(variables[0])] < tableau.orders[Int(variables[2])])
        #expect(values() == [5, 0, 11, 0, 0])
    }

    @Test mutating func `an open definition is substituted where it's used`() {
        tableau.define(variables[1], as: Row(1, [variables[0]: 2]))
        tableau.define(variables[0], as: Row(3, [variables[4]: 1]))
        #expect(terms(variables[1]) == [variables[4]])
        tableau.define(variables[4], as: Row(10))
        #expect(values() == [13, 27, 0, 0, 10])
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `restricted rows and costs are never in terms of definitions`() {
        tableau.define(variables[1], as: Row(4, [slacks[1]: 1]))
        tableau.insert(Row(6, [variables[0]: 1]), basic: slacks[0])
        for priority in [10.0, 5, 1] { _ = tableau.level(of: priority) }
        tableau.levels[0].cost = Row(0, [variables[0]: 3])
        tableau.levels[1].cost = Row(0, [variables[0]: 1])
        tableau.define(variables[0], as: Row(1, [variables[1]: -1]))
        #expect(terms(slacks[0]) == [slacks[1]] && tableau.value(of: slacks[0]) == 3)
        #expect(tableau.levels.map(\.cost.constant) == [-9, -3, 0])
        #expect(tableau.levels.map { $0.cost.coefficient(of: slacks[1]) } == [-3, -1, 0])
        #expect(tableau.levels.map(\.cost.terms.count) == [1, 1, 0])
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `a row is expanded in terms of nonbasic symbols`() {
        tableau.define(variables[0], as: Row(5, [slacks[0]: 1]))
        tableau.define(variables[1], as: Row(1, [variables[0]: 2]))
        tableau.define(variables[2], as: Row(0, [variables[1]: 1, variables[0]: -1]))
        let plain = tableau.writtenOut(Row(2, [slacks[0]: 1, variables[4]: 1]))
        #expect(plain.terms.map(\.symbol) == [variables[4], slacks[0]] && tableau.rowVisitCount == 0)
        let written = tableau.writtenOut(Row(1, [variables[2]: 1, variables[4]: 3]))
        #expect(written.constant == 7 && written.terms.map(\.symbol) == [variables[4], slacks[0]])
        #expect(written.terms.map(\.coefficient) == [3, 1] && tableau.rowVisitCount == 3)
    }

    @Test mutating func `a sum is open while it has an undefined symbol, even if its parts cancel each other`() {
        tableau.define(variables[0], as: Row(5))
        tableau.define(variables[1], as: Row(2, [slacks[0]: 1]))
        tableau.startSum(Row(0, [variables[0]: 1, variables[1]: 1, slacks[0]: 1]))
        #expect(!tableau.sumHasOpenSymbols)
        for part in [1.0, -1] { tableau.accumulator.add(variables[2], times: part) }
        #expect(tableau.sumHasOpenSymbols)
        #expect(tableau.accumulator.finish().terms.map(\.symbol) == [variables[0], variables[1], slacks[0]])
    }

    @Test mutating func `a symbol that cancels isn't followed further`() {
        tableau.define(variables[0], as: Row(5, [slacks[0]: 1]))
        tableau.define(variables[1], as: Row(1, [variables[0]: 1]))
        tableau.define(variables[2], as: Row(2, [variables[0]: 1]))
        let difference = tableau.writtenOut(Row(0, [variables[2]: 1, variables[1]: -1]))
        #expect(difference.constant == 1 && difference.terms.isEmpty)
        #expect(tableau.rowVisitCount == 2, "the first is needed by neither")
    }

    @Test mutating func `values are computed only after a change`() {
        tableau.define(variables[0], as: Row(5))
        tableau.define(variables[1], as: Row(1, [variables[0]: 1]))
        #expect(tableau.valuesAreStale && values() == [5, 6, 0, 0, 0] && !tableau.valuesAreStale)
        tableau.rows[0].constant = 100
        #expect(values() == [5, 6, 0, 0, 0])
        tableau.valuesAreStale = true
        #expect(values() == [100, 101, 0, 0, 0])
    }

    @Test mutating func `entries of redefined symbols are dropped when they are the majority`() {
        tableau.define(variables[0], as: Row(5))
        tableau.define(variables[1], as: Row(1, [variables[0]: 1]))
        for _ in 0..<3 { tableau.setOrder(of: variables[1]) }
        #expect(tableau.definitions.count == 5 && values() == [5, 6, 0, 0, 0])
        #expect(tableau.definitions.map(\.symbol) == [variables[0], variables[1]])
        for _ in 0..<2 { tableau.setOrder(of: variables[1]) }
        #expect(values() == [5, 6, 0, 0, 0] && tableau.definitions.count == 4, "twice as many are kept")
    }

    @Test mutating func `values are stored by symbol, without a sign of zero`() {
        tableau.define(variables[1], as: Row(-0.0))
        tableau.define(variables[3], as: Row(-2))
        tableau.updateValues()
        var stored = [99.0]
        tableau.storeValues(in: &stored)
        #expect(stored == [0, 0, 0, -2, 0, 0, 0, 0] && stored.allSatisfy { $0 != 0 || $0.sign == .plus })
    }

    @Test mutating func `a released symbol is substituted where it was used`() {
        tableau.define(variables[0], as: Row(5, [slacks[0]: 1]))
        tableau.define(variables[1], as: Row(1, [variables[0]: 2]))
        tableau.removeExternal(variables[0])
        #expect(tableau.kinds[Int(variables[0])] == .free && tableau.freeSymbols == [variables[0]])
        #expect(terms(variables[1]) == [slacks[0]] && values()[1] == 11)
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `a released symbol is removed from rows in which rounding left it`() {
        tableau.define(variables[1], as: Row(1, [variables[0]: 1e-14, slacks[0]: 2]))
        tableau.removeExternal(variables[0])
        #expect(terms(variables[1]) == [slacks[0]] && tableau.columns.isEmpty(variables[0]))
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `releasing a symbol leaves no definition open in another one`() {
        tableau.define(variables[2], as: Row(1, [variables[1]: 1]))
        tableau.define(variables[1], as: Row(2, [variables[0]: 1]))
        tableau.define(variables[0], as: Row(3, [slacks[0]: 1]))
        // The constraint of the first slack is removed, and with it the definition of the first variable.
        tableau.pivot(slot: Int(tableau.slotOfSymbol[Int(variables[0])]), entering: slacks[0])
        tableau.removeRow(at: Int(tableau.slotOfSymbol[Int(slacks[0])]))
        #expect(terms(variables[2]) == [variables[0]], "open definitions aren't used")
        tableau.removeExternal(variables[1])
        #expect(terms(variables[2]) == [variables[0]] && tableau.brokenInvariant == nil)
    }
}
