import RandomNumbers
import Testing

@testable import CompositionalEngine

/// Compares lengths in blocks with a plain list of the same lengths.
struct BlockedLengthsModelTests {
    /// Blocked lengths and the list with the same contents.
    private struct Pair {
        var lengths: BlockedLengths
        var list: ListedLengths
        var random: SeededGenerator

        init(seed: UInt64, commonLength: Double = 10, gap: Double = 0, scale: Double = 1, count: Int = 700) {
            lengths = BlockedLengths(commonLength: commonLength, gap: gap, scale: scale)
            list = ListedLengths(
                commonLength: commonLength, gap: gap, scale: scale, given: Array(repeating: nil, count: count))
            random = SeededGenerator(seed: seed)
        }

        /// A length of whole pixels, or a fractional one in one of a hundred cases.
        mutating func length(fractions percent: Int) -> Double {
            let pixels = Double(Int.random(in: 0...90, using: &random))
            return (random.chance(percent) ? pixels + 0.25 : pixels) / list.scale
        }

        mutating func set(_ length: Double?, at index: Int) {
            lengths.set(length, at: index)
            list.given[index] = length
        }

        mutating func setRun(fractions percent: Int) {
            let first = Int.random(in: list.given.indices, using: &random)
            let step = Int.random(in: 1...(random.chance(20) ? 90 : 3), using: &random)
            let end = Swift.min(list.given.count, first + Int.random(in: 1...400, using: &random))
            let new = stride(from: first, to: end, by: step).map { (index: $0, length: length(fractions: percent)) }
            lengths.set(new)
            for (index, length) in new { list.given[index] = length }
        }

        mutating func splice() {
            let percent = Int.random(in: 0...(random.chance(20) ? 40 : 2), using: &random)
            var removed = list.given.indices.filter { _ in random.chance(percent) }
            // A range, as in a removed section.
            if random.chance(20) {
                let first = Int.random(in: list.given.indices, using: &random)
                removed = Array(first..<Swift.min(list.given.count, first + Int.random(in: 1...300, using: &random)))
            }
            let left = list.given.count - removed.count
            var inserted = Set<Int>()
            let count = random.chance(20) ? Int.random(in: 0...300, using: &random) : removed.count
            if random.chance(50) {
                let first = Int.random(in: 0...left, using: &random)
                inserted = Set(first..<first + count)
            } else {
                while inserted.count < count {
                    inserted.insert(Int.random(in: 0..<left + count, using: &random))
                }
            }
            lengths.splice(removing: removed, inserting: inserted.sorted())
            list.splice(removing: removed, inserting: inserted.sorted())
        }

        mutating func step(fractions percent: Int) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<3: setRun(fractions: percent)
            case 3..<5:
                set(length(fractions: percent), at: Int.random(in: list.given.indices, using: &random))
            case 5: set(nil, at: Int.random(in: list.given.indices, using: &random))
            case 6:
                for index in list.given.indices where random.chance(60) { set(nil, at: index) }
            case 7 where random.chance(40):
                let index = Int.random(in: 0...list.given.count, using: &random)
                lengths.removeAll(from: index)
                for index in index..<list.given.count { list.given[index] = nil }
            default: splice()
            }
        }

        mutating func difference() -> String? { list.difference(to: lengths, probing: &random) }
    }

    @Test(arguments: RandomTrials.seeds(12))
    func `lengths in whole pixels have the same results as a list`(seed: UInt64) {
        let scale = Double(seed % 3 + 1)
        var pair = Pair(seed: seed, gap: seed % 2 == 0 ? 0 : 3, scale: scale)
        for step in 0..<30 {
            pair.step(fractions: 0)
            if let difference = pair.difference() {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
        }
    }

    @Test(arguments: RandomTrials.seeds(12)) func `lengths of any kind have the same results as a list`(seed: UInt64) {
        var pair = Pair(seed: seed, commonLength: 7.3, gap: seed % 2 == 0 ? 0 : -2.5, scale: 2)
        for step in 0..<30 {
            pair.step(fractions: seed % 3 == 0 ? 60 : 1)
            if let difference = pair.difference() {
                Issue.record("seed \(seed), step \(step): \(difference)")
                return
            }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func `changing the scale keeps the lengths`(seed: UInt64) {
        var pair = Pair(seed: seed, scale: 2)
        for scale in [3.0, 1, 2, 2, 1] {
            for _ in 0..<4 { pair.step(fractions: 2) }
            let before = pair.lengths.byteCount
            pair.lengths = pair.lengths.rebased(commonLength: 12, gap: 1, scale: scale)
            (pair.list.commonLength, pair.list.gap, pair.list.scale) = (12, 1, scale)
            let difference = pair.difference()
            #expect(difference == nil, "seed \(seed), scale \(scale), \(before) bytes before")
        }
    }

    @Test func `removing all lengths leaves an empty list`() {
        var pair = Pair(seed: 1)
        for index in 0..<600 { pair.set(Double(index % 50), at: index) }
        for index in (0..<600).shuffled(using: &pair.random) {
            pair.set(nil, at: index)
            if index % 37 == 0 { #expect(pair.difference() == nil) }
        }
        #expect(pair.lengths.isEmpty && pair.lengths.sum(before: 600) == 6_000)
    }

    @Test func `a length is appended before and between others`() {
        // From both ends to the middle, in steps within a block and beyond it.
        for step in [1, 2, 63, 64, 65, 66, 130] {
            var pair = Pair(seed: 1, count: 1_500)
            for index in stride(from: 700, to: 0, by: -step) { pair.set(Double(index % 9), at: index) }
            for index in stride(from: 800, to: 1_500, by: step) { pair.set(Double(index % 9), at: index) }
            for index in stride(from: 701, to: 800, by: 5) { pair.set(4, at: index) }
            #expect(pair.difference() == nil, "step \(step)")
        }
    }

    @Test func `a negative length counts as zero`() {
        var lengths = BlockedLengths(commonLength: -4)
        #expect(lengths.commonLength == 0)
        lengths[3] = -5
        #expect(lengths.given(3) == 0 && lengths.sum(before: 9) == 0)
        #expect(lengths.rebased(commonLength: -4, gap: 2, scale: 1).sum(before: 3) == 6)
    }

    @Test func `lengths too large for pixels are kept in points`() {
        var lengths = BlockedLengths(commonLength: 10, scale: 3)
        for (index, length) in [3e9, 2e9 / 3, 1e9 / 3, 0.1, 1.0 / 3].enumerated() { lengths[index] = length }
        #expect(lengths[0] == 3e9 && lengths[1] == 2e9 / 3 && lengths[2] == 1e9 / 3 && lengths[3] == 0.1)
        #expect(lengths.brokenInvariant == nil)
        #expect(abs(lengths.sum(before: 5) - (3e9 + 1e9 + 0.1 + 1.0 / 3)) < 1e-6)
    }

    @Test func `a block with a sum of zero doesn't affect the blocks after it`() {
        var pair = Pair(seed: 1)
        pair.set(10.25, at: 3)
        for index in [300, 600] { pair.set(7, at: index) }
        pair.set(0, at: 3)
        #expect(pair.difference() == nil)
        #expect(pair.lengths.sum(before: 301) == 299 * 10 + 7)
        pair.set(0.5, at: 3)
        #expect(pair.difference() == nil)
    }

    @Test func `fractions of pixels become whole pixels at another scale`() {
        var pair = Pair(seed: 1, scale: 1)
        for index in 0..<200 { pair.set(Double(index) / 3, at: index) }
        let fractions = pair.lengths.byteCount
        pair.lengths = pair.lengths.rebased(commonLength: 10, gap: 0, scale: 3)
        pair.list.scale = 3
        #expect(pair.difference() == nil)
        #expect(pair.lengths.byteCount < fractions * 2 / 3, "whole pixels take half the room")
        // And back, where most of them aren't whole.
        pair.lengths = pair.lengths.rebased(commonLength: 10, gap: 0, scale: 1)
        pair.list.scale = 1
        #expect(pair.difference() == nil)
    }
}
