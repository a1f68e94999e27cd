import RandomNumbers
import Testing

@testable import ConstraintEngine

struct AccumulatorTests {
    private func accumulator(constant: Double = 0) -> Accumulator {
        var result = Accumulator()
        result.begin(constant: constant, symbolCount: 100)
        return result
    }

    @Test func `a sum has each symbol once, in order`() {
        var sum = accumulator(constant: 2)
        let areNew = [(5, 1.0), (3, 2), (5, 0.5), (9, -1)].map { sum.add(Symbol($0.0), times: $0.1) }
        #expect(areNew == [true, true, false, true])
        sum.add(4)
        let row = sum.finish()
        #expect(row.constant == 6)
        #expect(row.terms.map(\.symbol) == [3, 5, 9] && row.terms.map(\.coefficient) == [2, 1.5, -1])
    }

    @Test func `a sum without terms is a constant`() {
        var sum = accumulator(constant: -3)
        #expect(sum.add(7, times: 0) == false)
        let row = sum.finish()
        #expect(row.constant == -3 && row.terms.isEmpty)
    }

    @Test(arguments: [0, 1, 2, 7, 8, 9, 10, 50]) func `symbols are sorted, regardless of their number`(count: Int) {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            var sum = accumulator()
            let symbols = (0..<count).map { Symbol($0) }
            for symbol in symbols.shuffled(using: &generator) { sum.add(symbol, times: Double(symbol) + 1) }
            let row = sum.finish()
            #expect(row.terms.map(\.symbol) == symbols, "seed \(seed)")
            #expect(row.terms.map(\.coefficient) == symbols.map { Double($0) + 1 }, "seed \(seed)")
        }
    }

    @Test func `parts that cancel each other leave no term`() {
        var sum = accumulator()
        for part in [1.0 / 3, 1.0 / 3, 1.0 / 3, -1] { sum.add(4, times: part) }
        // Adding 0.1 three times isn't 0.3.
        for part in [0.1, 0.1, 0.1, -0.3] { sum.add(5, times: part) }
        for part in [1, -1 + 1e-9] { sum.add(6, times: part) }
        let row = sum.finish()
        #expect(row.terms.map(\.symbol) == [6], "what is small, but no rounding, stays")
    }

    @Test func `the next sum begins empty`() {
        var sum = accumulator(constant: 1e6)
        sum.add(3, times: 1e9)
        sum.add(4, times: 2)
        sum.add(4, times: -2)
        _ = sum.finish()
        sum.begin(constant: 1, symbolCount: 200)
        #expect(sum.magnitude == 1 && sum.symbols.isEmpty && sum.cells.count == 200)
        let areNew = [sum.add(3, times: 1e-3), sum.add(4, times: 1e-3), sum.add(199, times: 1)]
        #expect(areNew == [true, true, true])
        #expect(sum.finish().terms.map(\.coefficient) == [1e-3, 1e-3, 1])
    }

    @Test func `the largest addend or partial sum is reported`() {
        var sum = accumulator(constant: -5)
        #expect(sum.magnitude == 5)
        sum.add(3)
        #expect(sum.magnitude == 5)
        sum.add(-20)
        #expect(sum.magnitude == 22, "what it came to counts, too")
        sum.add(21)
        #expect(sum.magnitude == 22 && sum.constant == -1)
        sum.add(-40)
        sum.add(41)
        #expect(sum.magnitude == 41 && sum.constant == 0)
    }

    @Test func `a removed coefficient leaves nothing behind`() {
        var sum = accumulator()
        sum.add(2, times: 3)
        #expect(sum.consume(2) == 3 && sum.consume(2) == 0)
        sum.add(2, times: 0.5)
        sum.add(8, times: 1)
        #expect(sum.finish().terms.map(\.coefficient) == [0.5, 1])
    }

    @Test func `rows to be added are sorted from the latest`() {
        for seed in 0..<UInt64(200) {
            var generator = SeededGenerator(seed: seed)
            var sum = accumulator()
            var waiting: [Int] = []
            for order in (0..<Int.random(in: 0...20, using: &generator)).shuffled(using: &generator) {
                sum.push(Symbol(order + 1), order: order)
                waiting.append(order)
                if generator.chance(30) {
                    let latest = waiting.max()!
                    #expect(sum.pop() == Symbol(latest + 1), "seed \(seed)")
                    waiting.removeAll { $0 == latest }
                }
            }
            let rest = waiting.indices.map { _ in sum.pop() }
            #expect(rest == waiting.sorted(by: >).map { Symbol($0 + 1) }, "seed \(seed)")
            #expect(sum.pop() == nil, "seed \(seed)")
        }
    }
}
