import RandomNumbers
import Testing

@testable import ConstraintEngine

struct ColumnsTests {
    private func rows(_ columns: Columns, _ symbol: Symbol) -> Set<Symbol> { Set(columns.rows(of: symbol)) }

    @Test func `new columns are empty`() {
        var columns = Columns(symbolCount: 2)
        columns.appendColumn()
        for symbol in 0..<3 as Range<Symbol> {
            #expect(columns.isEmpty(symbol) && columns.rows(of: symbol).isEmpty && columns.rowCount(of: symbol) == 0)
        }
    }

    @Test func `a column lists the rows that were added to it`() {
        var columns = Columns(symbolCount: 3)
        columns.insert(10, in: 0)
        #expect(!columns.isEmpty(0) && columns.isEmpty(1))
        columns.insert(11, in: 1)
        columns.insert(12, in: 0)
        #expect(rows(columns, 0) == [10, 12] && rows(columns, 1) == [11] && columns.isEmpty(2))
        #expect(columns.rowCount(of: 0) == 2 && columns.rowCount(of: 1) == 1)
    }

    @Test(arguments: [10, 11, 12] as [Symbol]) func `a row is removed only from its column`(removed: Symbol) {
        var columns = Columns(symbolCount: 2)
        for row in [10, 11, 12] as [Symbol] {
            columns.insert(row, in: 0)
            columns.insert(row, in: 1)
        }
        columns.remove(removed, from: 0)
        #expect(rows(columns, 0) == Set([10, 11, 12]).subtracting([removed]))
        #expect(rows(columns, 1) == [10, 11, 12])
    }

    @Test func `a column is emptied into a list`() {
        var columns = Columns(symbolCount: 2)
        for row in [10, 11] as [Symbol] { columns.insert(row, in: 0) }
        columns.insert(10, in: 1)
        var found: [Symbol] = [99]
        columns.removeAll(from: 0, into: &found)
        #expect(Set(found) == [10, 11] && found.count == 2)
        #expect(columns.isEmpty(0) && rows(columns, 1) == [10])
        columns.removeAll(from: 0, into: &found)
        #expect(found.isEmpty)
    }

    @Test func `the storage of removed entries is reused`() {
        var columns = Columns(symbolCount: 4)
        for row in 0..<10 as Range<Symbol> { columns.insert(row, in: row % 4) }
        for _ in 0..<5 {
            columns.remove(0, from: 0)
            columns.insert(0, in: 0)
            columns.remove(4, from: 0)
            columns.remove(1, from: 1)
            var rows: [Symbol] = []
            columns.removeAll(from: 2, into: &rows)
            columns.insert(4, in: 0)
            columns.insert(1, in: 1)
            for row in rows { columns.insert(row, in: 2) }
        }
        #expect(columns.entries.count == 10)
        #expect((0..<4 as Range<Symbol>).map { rows(columns, $0) } == [[0, 4, 8], [1, 5, 9], [2, 6], [3, 7]])
    }

    @Test func `all columns can be emptied and filled again`() {
        var columns = Columns(symbolCount: 2)
        columns.insert(5, in: 0)
        columns.insert(6, in: 1)
        columns.remove(5, from: 0)
        columns.removeAll()
        #expect(columns.isEmpty(0) && columns.isEmpty(1) && columns.entries.isEmpty)
        columns.insert(7, in: 1)
        #expect(rows(columns, 1) == [7] && columns.isEmpty(0))
    }

    @Test func `random changes have the same results as sets`() {
        for seed in 0..<UInt64(100) {
            var generator = SeededGenerator(seed: seed)
            var columns = Columns(symbolCount: 5)
            var sets = [Set<Symbol>](repeating: [], count: 5)
            for step in 0..<100 {
                let symbol = Symbol.random(in: 0..<5, using: &generator)
                let row = Symbol.random(in: 0..<12, using: &generator)
                if generator.chance(5) {
                    var found: [Symbol] = []
                    columns.removeAll(from: symbol, into: &found)
                    #expect(Set(found) == sets[Int(symbol)], "seed \(seed), step \(step)")
                    sets[Int(symbol)] = []
                } else if sets[Int(symbol)].remove(row) != nil {
                    columns.remove(row, from: symbol)
                } else {
                    columns.insert(row, in: symbol)
                    sets[Int(symbol)].insert(row)
                }
                for (symbol, set) in sets.enumerated() {
                    let found = columns.rows(of: Symbol(symbol))
                    #expect(Set(found) == set && found.count == set.count, "seed \(seed), step \(step)")
                    if found.count != set.count { return }
                }
            }
        }
    }
}
