import RandomNumbers
import Testing

@testable import ConstraintEngine

struct TableauStepsTests {
    private var tableau = Tableau()

    /// Inserts rows whose basic symbols decrease by the given amount for each unit of the entering symbol.
    private mutating func leaving(
        _ rows: [(kind: SymbolKind, constant: Double, coefficient: Double)], isStalling: Bool = false
    ) -> Int? {
        let entering = tableau.makeSymbol(.slack)
        for (kind, constant, coefficient) in rows {
            let basic = tableau.makeSymbol(kind)
            tableau.insert(Row(constant, [entering: coefficient]), basic: basic)
        }
        return tableau.leavingSlot(entering: entering, isStalling: isStalling)?.slot
    }

    // MARK: What leaves

    @Test mutating func `the row that becomes zero first leaves the basis`() {
        #expect(leaving([(.slack, 10, -1), (.error, 6, -2), (.slack, 4, -1)]) == 1)
    }

    @Test mutating func `a symbol that's in no row, or that increases all rows, isn't limited`() {
        #expect(leaving([(.slack, 1, 1), (.slack, 0, 2)]) == nil)
        #expect(leaving([]) == nil)
    }

    @Test mutating func `definitions don't limit a step, and aren't visited`() {
        #expect(leaving([(.external, 1, -1), (.slack, 5, -1)]) == 1)
        #expect(tableau.rowVisitCount == 1)
    }

    @Test mutating func `the marker of an equation stays zero, so it leaves before all others`() {
        #expect(leaving([(.slack, 1, -1), (.dummy, 0, 1), (.slack, 2, -1)]) == 1)
    }

    @Test mutating func `a negligible coefficient isn't used as a divisor`() {
        #expect(leaving([(.slack, 0, -1e-13), (.slack, 5, -1)]) == 1)
    }

    @Test mutating func `a row with a negative constant counts as zero`() {
        let entering = tableau.makeSymbols(.slack, 1)[0], basic = tableau.makeSymbols(.slack, 2)
        tableau.insert(Row(-3, [entering: -1]), basic: basic[0])
        tableau.insert(Row(1, [entering: -1]), basic: basic[1])
        let found = tableau.leavingSlot(entering: entering, isStalling: false)
        #expect(found?.slot == 0 && found?.ratio == 0)
    }

    @Test mutating func `of equal rows, the one with the best divisor leaves`() {
        #expect(leaving([(.slack, 2, -1), (.slack, 8, -4), (.slack, 4, -2)]) == 1)
    }

    @Test mutating func `of equal rows with equal divisors, the one with the first symbol leaves`() {
        #expect(leaving([(.slack, 2, -1), (.slack, 2, -1), (.slack, 2, -1)]) == 0)
    }

    @Test mutating func `while steps stall, the row with the first symbol leaves`() {
        #expect(leaving([(.slack, 2, -1), (.slack, 8, -4), (.slack, 1, -0.25)], isStalling: true) == 0)
    }

    // MARK: Exchanges

    @Test mutating func `a pivot exchanges a basic symbol for another one and substitutes it everywhere`() {
        // a = 4 - x + y, b = 1 + 2x, cost 3x
        let symbols = tableau.makeSymbols(.slack, 4)
        let (x, y, a, b) = (symbols[0], symbols[1], symbols[2], symbols[3])
        tableau.insert(Row(4, [x: -1, y: 1]), basic: a)
        tableau.insert(Row(1, [x: 2]), basic: b)
        _ = tableau.level(of: 10)
        tableau.levels[0].cost = Row(0, [x: 3])
        tableau.pivot(slot: 0, entering: x)
        // x = 4 - a + y, b = 9 - 2a + 2y, cost 12 - 3a + 3y
        #expect([x, y, a, b].map(tableau.value(of:)) == [4, 0, 0, 9])
        let bRow = tableau.rows[Int(tableau.slotOfSymbol[Int(b)])]
        #expect(bRow.coefficient(of: a) == -2 && bRow.coefficient(of: y) == 2)
        #expect(tableau.levels[0].cost.constant == 12 && tableau.levels[0].cost.coefficient(of: a) == -3)
        #expect(tableau.pivotCount == 1 && tableau.brokenInvariant == nil)
    }

    @Test mutating func `a substituted symbol has no remaining uses`() {
        let symbols = tableau.makeSymbols(.slack, 4)
        tableau.insert(Row(4, [symbols[0]: 1]), basic: symbols[2])
        tableau.insert(Row(5, [symbols[0]: -1, symbols[1]: 1]), basic: symbols[3])
        tableau.substitute(Row(1, [symbols[1]: 1]), for: symbols[0])
        #expect([symbols[2], symbols[3]].map(tableau.value(of:)) == [5, 4])
        #expect(tableau.columns.isEmpty(symbols[0]) && tableau.columns.rows(of: symbols[1]) == [symbols[2]])
        #expect(tableau.brokenInvariant == nil)
    }

    @Test mutating func `removing a definition removes the definitions in terms of it`() {
        // u = 5 + s, v = 1 + u, w = v + s, so s = (w - 6) / 2.
        let variables = tableau.makeSymbols(.external, 3), slack = tableau.makeSymbols(.slack, 1)[0]
        tableau.define(variables[0], as: Row(5, [slack: 1]))
        tableau.define(variables[1], as: Row(1, [variables[0]: 1]))
        tableau.define(variables[2], as: Row(0, [variables[1]: 1, slack: 1]))
        tableau.pivot(slot: Int(tableau.slotOfSymbol[Int(variables[2])]), entering: slack)
        let row = tableau.removeRow(at: Int(tableau.slotOfSymbol[Int(slack)]))
        #expect(row.constant == -3 && row.terms.map(\.symbol) == [variables[2]])
        tableau.define(variables[2], as: Row(10))
        tableau.updateValues()
        #expect(variables.map(tableau.value(of:)) == [7, 8, 10] && tableau.brokenInvariant == nil)
    }

    @Test func `pivots and their inverses restore the tableau`() {
        for seed in 0..<UInt64(50) {
            var generator = SeededGenerator(seed: seed)
            var tableau = Tableau()
            let symbols = (0..<8).map { _ in tableau.makeSymbol(.slack) }
            for basic in symbols[4...] {
                var row = Row(constant: Double(Int.random(in: 0...9, using: &generator)))
                for symbol in symbols[..<4] {
                    row.add(symbol, times: Double(Int.random(in: -2...2, using: &generator)))
                }
                tableau.insert(row, basic: basic)
            }
            let before = tableau
            var exchanges: [(leaving: Symbol, entering: Symbol)] = []
            for _ in 0..<6 {
                let slot = Int.random(in: 0..<4, using: &generator)
                guard
                    let entering = tableau.rows[slot].terms.filter({ abs($0.coefficient) > 0.1 }).randomElement(
                        using: &generator)
                else { continue }
                exchanges.append((tableau.basics[slot], entering.symbol))
                tableau.pivot(slot: slot, entering: entering.symbol)
                #expect(tableau.brokenInvariant == nil, "seed \(seed)")
            }
            for (leaving, entering) in exchanges.reversed() {
                tableau.pivot(slot: Int(tableau.slotOfSymbol[Int(entering)]), entering: leaving)
            }
            #expect(tableau.pivotCount == 2 * exchanges.count, "seed \(seed)")
            for basic in symbols[4...] {
                let (found, expected) = (
                    tableau.rows[Int(tableau.slotOfSymbol[Int(basic)])],
                    before.rows[Int(before.slotOfSymbol[Int(basic)])]
                )
                let isSame = symbols.allSatisfy { abs(found.coefficient(of: $0) - expected.coefficient(of: $0)) < 1e-9 }
                #expect(isSame && abs(found.constant - expected.constant) < 1e-9, "seed \(seed)")
            }
        }
    }
}
