import CompositionalEngine
import RandomNumbers
import Testing

struct BlockedLengthsTests {
    @Test(arguments: [1 as UInt64, 2, 3, 4]) func `blocked lengths have the same results as an array`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = 3_000
        var array = [Double](repeating: 10, count: count)
        var lengths = BlockedLengths(commonLength: 10)
        for round in 0..<6_000 {
            let index = Int.random(in: 0..<count, using: &random)
            let length = Double(Int.random(in: 0...30, using: &random))
            array[index] = length
            lengths[index] = length
            guard round.isMultiple(of: 97) else { continue }
            let probe = Int.random(in: 0...count, using: &random)
            let sum = array[..<probe].reduce(0, +)
            #expect(lengths.sum(before: probe) == sum, "seed \(seed)")
            #expect(lengths.brokenInvariant == nil, "seed \(seed)")
            let position = Double.random(in: -5...(array.reduce(0, +) + 5), using: &random)
            var start = 0.0
            var expected = 0
            for (index, length) in array.enumerated() where position > 0 {
                if start <= position { expected = index }
                start += length
            }
            let found = lengths.index(at: position, count: count)
            // If elements have no length, any of the elements that share the start is correct.
            #expect(found.map { lengths.sum(before: $0) } == lengths.sum(before: expected), "seed \(seed)")
        }
        for index in 0..<count { #expect(lengths[index] == array[index]) }
    }

    @Test func `lengths without exceptions need no memory`() {
        let lengths = BlockedLengths(commonLength: 44)
        #expect(lengths.sum(before: 1_000_000_000_000) == 44e12)
        #expect(lengths.index(at: 44e9 + 1, count: .max) == 1_000_000_000)
        #expect(lengths.index(at: .greatestFiniteMagnitude, count: .max) == .max - 1)
        #expect(lengths.index(at: 5, count: 0) == nil)
    }

    @Test func `of elements without a length, the last one is found`() {
        var lengths = BlockedLengths(commonLength: 0)
        #expect(lengths.index(at: 0, count: 5) == 4 && lengths.index(at: 9, count: 5) == 4)
        lengths[2] = 10
        #expect(lengths.index(at: 0, count: 5) == 2 && lengths.index(at: 10, count: 5) == 4)
    }

    @Test func `changing the length of an element doesn't move the elements before it`() {
        let alike = BlockedLengths(commonLength: 44.1, gap: 7.3)
        var lengths = alike
        lengths[1_000] = 90
        #expect((0...1_000).allSatisfy { lengths.sum(before: $0) == alike.sum(before: $0) })
        #expect(lengths.sum(before: 1_001) != alike.sum(before: 1_001))
    }

    @Test func `only explicit lengths are counted`() {
        var lengths = BlockedLengths(commonLength: 44)
        for index in stride(from: 0, to: 4_000, by: 2) { lengths[index] = Double(index % 7) }
        #expect(lengths.explicitCount == 2_000)
        lengths[10] = 50
        #expect(lengths.explicitCount == 2_000)
        lengths.removeAll(from: 1_000)
        #expect(lengths.explicitCount == 500)
        lengths.removeAll()
        #expect(lengths.explicitCount == 0 && lengths.isEmpty)
    }
}
