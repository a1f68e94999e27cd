import RandomNumbers
import Testing

@testable import ConstraintEngine

struct RowTests {
    private func expect(_ row: Row, _ constant: Double, _ coefficients: KeyValuePairs<Symbol, Double>) {
        #expect(row.constant == constant)
        #expect(row.terms.map(\.symbol) == coefficients.map(\.key))
        #expect(row.terms.map(\.coefficient) == coefficients.map(\.value))
    }

    // MARK: Terms

    @Test func `a row has the terms that were added, by symbol`() {
        expect(Row(0), 0, [:])
        expect(Row(3, [7: 1, 2: -4, 5: 0.5]), 3, [2: -4, 5: 0.5, 7: 1])
    }

    @Test(arguments: 0...9) func `each term is found, and a missing one has an insertion index`(count: Int) {
        var row = Row(0)
        for index in 0..<count { row.add(Symbol(2 * index + 1), times: Double(index + 1)) }
        for index in 0..<count {
            let (place, isPresent) = row.position(of: Symbol(2 * index + 1))
            #expect(place == index && isPresent)
            #expect(row.coefficient(of: Symbol(2 * index + 1)) == Double(index + 1))
        }
        for index in 0...count {
            let (place, isPresent) = row.position(of: Symbol(2 * index))
            #expect(place == index && !isPresent)
            #expect(row.coefficient(of: Symbol(2 * index)) == 0)
        }
    }

    @Test func `a term that's added twice becomes one term`() {
        var row = Row(0, [1: 2, 2: 3])
        row.add(1, times: 0.5)
        expect(row, 0, [1: 2.5, 2: 3])
        row.add(3, times: 0)
        expect(row, 0, [1: 2.5, 2: 3])
    }

    @Test func `terms that cancel each other are removed, including rounding errors`() {
        var row = Row(0, [1: 2, 2: 3, 3: 5])
        row.add(1, times: -2)
        expect(row, 0, [2: 3, 3: 5])
        row.add(2, times: -3 + 1e-12)
        expect(row, 0, [3: 5])
        row.add(3, times: -5 + 1e-9)
        #expect(row.terms.count == 1, "what is small, but no rounding, stays")
    }

    @Test func `a term is removed with its coefficient`() {
        var row = Row(1, [1: 2, 2: 3])
        #expect(row.remove(1) == 2 && row.remove(1) == 0)
        expect(row, 1, [2: 3])
    }

    // MARK: Sums

    @Test func `a sum reports the added and removed symbols`() {
        var row = Row(1, [1: 1, 3: 3, 5: 5])
        var (scratch, changes) = ([Row.Term](), RowChanges())
        row.add(Row(2, [0: 1, 3: 1.5, 4: -1, 6: 2]), times: -2, scratch: &scratch, changes: &changes)
        expect(row, -3, [0: -2, 1: 1, 4: 2, 5: 5, 6: -4])
        #expect(changes.added == [0, 4, 6] && changes.removed == [3])
        // Earlier changes are cleared.
        row.add(Row(0, [1: 1]), times: 1, scratch: &scratch, changes: &changes)
        expect(row, -3, [0: -2, 1: 2, 4: 2, 5: 5, 6: -4])
        #expect(changes.added.isEmpty && changes.removed.isEmpty)
    }

    @Test func `a sum of a long row and a short one reports the same changes`() {
        var row = Row(constant: 1)
        for symbol in 0..<100 as Range<Symbol> { row.add(2 * symbol, times: 1) }
        var (scratch, changes) = ([Row.Term](), RowChanges())
        row.add(Row(2, [10: -0.5, 11: 3, 12: 1]), times: 2, scratch: &scratch, changes: &changes)
        #expect(row.constant == 5 && row.terms.count == 100)
        #expect([10, 11, 12].map { row.coefficient(of: $0) } == [0, 6, 3])
        #expect(changes.added == [11] && changes.removed == [10])
        #expect(scratch.isEmpty, "no merge is needed")
    }

    @Test func `sums of rows of all lengths equal the sums of their coefficients`() {
        for seed in 0..<UInt64(300) {
            var generator = SeededGenerator(seed: seed)
            func random(below bound: Int) -> (row: Row, values: [Symbol: Double]) {
                var (row, values) = (
                    Row(constant: Double(Int.random(in: -9...9, using: &generator))), [Symbol: Double]()
                )
                for _ in 0..<Int.random(in: 0..<bound, using: &generator) {
                    let symbol = Symbol.random(in: 0..<60, using: &generator)
                    let value = Double(Int.random(in: -3...3, using: &generator))
                    row.add(symbol, times: value)
                    values[symbol, default: 0] += value
                }
                return (row, values.filter { $0.value != 0 })
            }
            var (left, values) = random(below: 80)
            let (right, others) = random(below: generator.chance(50) ? 4 : 80)
            let factor = Double([1, -1, 2].randomElement(using: &generator)!)
            let constant = left.constant + factor * right.constant
            var (scratch, changes) = ([Row.Term](), RowChanges())
            left.add(right, times: factor, scratch: &scratch, changes: &changes)
            let before = Set(values.keys)
            for (symbol, value) in others { values[symbol, default: 0] += factor * value }
            values = values.filter { $0.value != 0 }
            let expected = values.sorted { $0.key < $1.key }
            #expect(left.constant == constant, "seed \(seed)")
            #expect(left.terms.map(\.symbol) == expected.map(\.key), "seed \(seed)")
            #expect(left.terms.map(\.coefficient) == expected.map(\.value), "seed \(seed)")
            #expect(Set(changes.added) == Set(values.keys).subtracting(before), "seed \(seed)")
            #expect(Set(changes.removed) == before.subtracting(values.keys), "seed \(seed)")
        }
    }

    @Test(arguments: [false, true]) func `a coefficient left by rounding counts as zero`(isLong: Bool) {
        var row = Row(0, [1: 1, 2: 1])
        if isLong { for symbol in 10..<90 as Range<Symbol> { row.add(symbol, times: 1) } }
        let count = row.terms.count
        var (scratch, changes) = ([Row.Term](), RowChanges())
        row.add(Row(0, [1: -1 + 1e-12, 2: -1 + 1e-9]), times: 1, scratch: &scratch, changes: &changes)
        #expect(row.terms.count == count - 1 && row.coefficient(of: 1) == 0 && row.coefficient(of: 2) > 0)
        #expect(changes.removed == [1] && changes.added.isEmpty)
    }

    // MARK: Solving

    @Test func `all terms are multiplied by a factor`() {
        var row = Row(3, [1: 2, 4: -1])
        row.scale(by: -2)
        expect(row, -6, [1: -4, 4: 2])
    }

    @Test func `a row that is zero is solved for a symbol`() {
        // 6 + 2x - 4y = 0, so y = 1.5 + 0.5x.
        var row = Row(6, [1: 2, 2: -4])
        row.solve(for: 2)
        expect(row, 1.5, [1: 0.5])
    }

    @Test func `a row that is a symbol is solved for another one`() {
        // z = 6 + 2x - 4y, so y = 1.5 + 0.5x - 0.25z.
        var row = Row(6, [1: 2, 2: -4])
        row.solve(for: 2, leaving: 3)
        expect(row, 1.5, [1: 0.5, 3: -0.25])
    }

    @Test func `a coefficient is negligible on its own or relative to its neighbors`() {
        let row = Row(0, [1: 1, 2: -1e6])
        #expect(row.isNegligible(1e-9, 1e-9) && row.isNegligible(-1e-10, 1e-9) && row.isNegligible(0, 1e-9))
        #expect(row.isNegligible(1e-4, 1e-9), "small beside a million")
        #expect(row.isNegligible(1e-3 / 2, 1e-9) && !row.isNegligible(1e-3, 1e-9), "but no more from a thousandth on")
        #expect(!row.isNegligible(1, 1e-9) && !row.isNegligible(-1, 1e-9))
        #expect(!Row(0, [1: 1]).isNegligible(1e-4, 1e-9))
    }
}
