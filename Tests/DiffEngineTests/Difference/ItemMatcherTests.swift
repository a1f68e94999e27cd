import RandomNumbers
import Testing

@testable import DiffEngine

struct ItemMatcherTests {
    /// The result of a matcher for two sections: runs as old position, new position, and count.
    private struct Outcome {
        var runs: [[Int]]
        var oldRest: [Int]
        var newRest: [Int]
    }

    private func match(_ old: ItemList<Int>, _ new: ItemList<Int>) -> Outcome {
        var matcher = ItemMatcher<Int>()
        old.withRuns { old in new.withRuns { matcher.match(old, oldSection: 3, $0, newSection: 4) } }
        #expect(matcher.oldRest.allSatisfy { $0.section == 3 } && matcher.newRest.allSatisfy { $0.section == 4 })
        return Outcome(
            runs: matcher.runs.map { [Int($0.old), Int($0.new), Int($0.count)] },
            oldRest: matcher.oldRest.map(\.item), newRest: matcher.newRest.map(\.item))
    }

    private func list(_ items: [Int]) -> ItemList<Int> {
        var result = ItemList<Int>()
        result.append(items)
        return result
    }

    private func match(_ old: [Int], _ new: [Int]) -> Outcome { match(list(old), list(new)) }

    @Test func `equal sections leave no unmatched items`() {
        for count in [0, 1, 7, 100] {
            let outcome = match(Array(0..<count), Array(0..<count))
            #expect(outcome.runs.isEmpty && outcome.oldRest.isEmpty && outcome.newRest.isEmpty)
        }
    }

    @Test func `equal items at both ends aren't compared again`() {
        let outcome = match([1, 2, 3, 9, 8, 4, 5], [1, 2, 3, 7, 4, 5])
        #expect(outcome.runs.isEmpty)
        #expect(outcome.oldRest == [3, 4] && outcome.newRest == [3])
    }

    @Test func `only an inserted or removed item remains unmatched`() {
        #expect(match(Array(0..<20), Array(0..<10) + Array(11..<20)).oldRest == [10])
        #expect(match(Array(0..<10) + Array(11..<20), Array(0..<20)).newRest == [10])
        // With other items before and after, which hide the ends.
        let outcome = match([100] + Array(0..<20) + [101], [200] + Array(0..<10) + Array(11..<20) + [201])
        #expect(outcome.runs == [[1, 1, 10], [12, 11, 9]])
        #expect(outcome.oldRest == [0, 11, 21] && outcome.newRest == [0, 20])
    }

    @Test(arguments: 1...10) func `a run of items continues after a few removed items`(gap: Int) {
        let gone = Array(100..<100 + gap)
        let (old, new) = ([50] + Array(0..<5) + gone + Array(5..<10) + [51], [60] + Array(0..<10) + [61])
        let outcome = match(old, new)
        let isInReach = gap <= 8
        #expect(outcome.runs.contains([6 + gap, 6, 5]) == isInReach, "\(gap) left out")
        let back = match(new, old)
        #expect(back.runs.contains([6, 6 + gap, 5]) == isInReach, "\(gap) put in")
    }

    @Test func `replaced items are skipped in equal numbers on both sides`() {
        let outcome = match([50, 1, 2, 90, 91, 92, 3, 4, 51], [60, 1, 2, 80, 81, 82, 3, 4, 61])
        #expect(outcome.runs == [[1, 1, 2], [6, 6, 2]])
        #expect(outcome.oldRest == [0, 3, 4, 5, 8] && outcome.newRest == [0, 3, 4, 5, 8])
    }

    @Test func `the search ends if there's no match for a long time`() {
        // No equal items are near, so only the first few are compared.
        let outcome = match([500] + Array(0..<100), (0..<100).reversed() + [600])
        #expect(outcome.runs.isEmpty)
        #expect(outcome.oldRest == Array(0..<101) && outcome.newRest == Array(0..<101))
    }

    /// Blocks of `count` replaced items, each followed by an item that stays.
    private func blocks(replaced count: Int) -> Outcome {
        var (old, new) = ([-1, 900], [-2, 900])
        for block in 0..<6 {
            old += (0..<count).map { 3_000 + 100 * block + $0 } + [block]
            new += (0..<count).map { 4_000 + 100 * block + $0 } + [block]
        }
        return match(old + [-3], new + [-4])
    }

    @Test func `a match extends the search`() {
        // The search looks eight items ahead, so it takes seven steps without result before each match.
        #expect(blocks(replaced: 15).runs.map { $0[0] } == [1, 17, 33, 49, 65, 81, 97])
    }

    @Test func `the search ends after eight steps without a match`() {
        let outcome = blocks(replaced: 16)
        #expect(outcome.runs == [[1, 1, 1]])
        #expect(outcome.oldRest == [0] + Array(2..<105) && outcome.newRest == outcome.oldRest)
    }

    @Test func `pieces of edited sections are matched as if they were contiguous`() {
        for seed in 0..<UInt64(300) {
            var generator = SeededGenerator(seed: seed)
            func edited(_ items: [Int]) -> ItemList<Int> {
                var result = list(items)
                for _ in 0..<generator.number(below: 5) {
                    let position = generator.number(below: result.count + 1)
                    result.insert([generator.number(below: 1_000) + 1_000], at: position)
                    result.remove(slots: [Int32(generator.number(below: result.nextSlot))])
                }
                return result
            }
            let (old, new) = (edited(Array(0..<30)), edited(Array(0..<30)))
            let (pieces, whole) = (match(old, new), match(old.elements, new.elements))
            expectSound(pieces, old.elements, new.elements, "seed \(seed)")
            expectSound(whole, old.elements, new.elements, "seed \(seed)")
            #expect(pieces.oldRest == whole.oldRest && pieces.newRest == whole.newRest, "seed \(seed)")
        }
    }

    /// Checks that the matched runs are equal and in order, and that the runs, the rest, and both ends make up the
    /// sections.
    private func expectSound(_ outcome: Outcome, _ old: [Int], _ new: [Int], _ comment: Comment) {
        var (lastOld, lastNew) = (-1, -1)
        for run in outcome.runs {
            #expect(run[2] > 0 && run[0] > lastOld && run[1] > lastNew, comment)
            #expect(old[run[0]..<run[0] + run[2]] == new[run[1]..<run[1] + run[2]], comment)
            (lastOld, lastNew) = (run[0] + run[2] - 1, run[1] + run[2] - 1)
        }
        func remaining(_ items: [Int], _ rest: [Int]) -> [Int] {
            items.indices.filter { !rest.contains($0) }.map { items[$0] }
        }
        #expect(remaining(old, outcome.oldRest) == remaining(new, outcome.newRest), comment)
    }
}
