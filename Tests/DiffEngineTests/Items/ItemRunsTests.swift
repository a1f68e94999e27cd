import RandomNumbers
import Testing

@testable import DiffEngine

struct ItemRunsTests {
    /// 0 1 | 100 101 | 2 3 4
    private let list: ItemList<Int> = {
        var list = ItemList<Int>()
        list.append([0, 1, 2, 3, 4])
        list.insert([100, 101], at: 2)
        return list
    }()

    @Test func `a list that wasn't edited is one run`() {
        var list = ItemList<Int>()
        list.append([0, 1, 2])
        list.withRuns { runs in
            #expect(runs.count == 3 && runs.isWhole)
            #expect(Array(runs.run(from: 0)) == [0, 1, 2] && Array(runs.run(from: 2)) == [2])
            #expect(Array(runs.run(upTo: 3)) == [0, 1, 2] && Array(runs.run(upTo: 1)) == [0])
        }
    }

    @Test func `a run that begins at an item ends at the end of its piece`() {
        list.withRuns { runs in
            #expect(
                (0..<7).map { Array(runs.run(from: $0)) } == [
                    [0, 1], [1], [100, 101], [101], [2, 3, 4], [3, 4], [4],
                ])
        }
    }

    @Test func `a run up to an item begins at the start of the previous item's piece`() {
        list.withRuns { runs in
            #expect(
                (1...7).map { Array(runs.run(upTo: $0)) } == [
                    [0], [0, 1], [100], [100, 101], [2], [2, 3], [2, 3, 4],
                ])
        }
    }

    @Test func `each item of an edited list is found`() {
        for seed in 0..<UInt64(50) {
            var generator = SeededGenerator(seed: seed)
            var list = list
            for _ in 0..<10 {
                list.insert([generator.number(below: 1_000)], at: generator.number(below: list.count + 1))
                list.remove(slots: [Int32(generator.number(below: list.nextSlot))])
            }
            list.withRuns { runs in
                #expect(list.elements.indices.map { runs[$0] } == list.elements, "seed \(seed)")
            }
        }
    }
}
