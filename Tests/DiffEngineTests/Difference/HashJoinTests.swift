import LayoutGeometry
import RandomNumbers
import Testing

@testable import DiffEngine

struct HashJoinTests {
    /// Joins all items of a section with all of another one.
    private func join<Item>(_ old: [Item], _ new: [Item]) -> HashJoin<Item> {
        HashJoin<Item>(placed(old), placed(new))
    }

    private func placed<Item>(_ items: [Item]) -> PositionedItems<Int, Item> {
        var collection = SectionedCollection<Int, Item>()
        try! collection.appendSections([0])
        try! collection.appendItems(items, to: 0)
        return PositionedItems(
            collection: collection, positions: items.indices.map { ItemPosition(section: 0, item: $0) })
    }

    @Test func `each new item gets its old position`() {
        let join = join(["a", "b", "c"], ["c", "d", "a"])
        #expect(join.origins == [2, -1, 0])
        #expect(join.isKept == [true, false, true])
    }

    @Test func `no item is kept if the old or the new list is empty`() {
        #expect(join([1, 2], []).isKept == [false, false])
        #expect(join([], [1, 2]).origins == [-1, -1])
        #expect(join([Int](), []).origins.isEmpty)
    }

    @Test func `of equal new items, the first one matches the old item`() {
        #expect(join([7, 8], [8, 8, 7, 8]).origins == [1, -1, 0, -1])
    }

    @Test(arguments: [1, 3, 100, 2_048, 2_049, 10_000, 70_000])
    func `items in both lists are found, regardless of their number`(count: Int) {
        var generator = SeededGenerator(seed: UInt64(count))
        let old = Array(0..<count).shuffled(using: &generator)
        let new = Array(count / 2..<count + count / 3).shuffled(using: &generator)
        let join = join(old, new)
        for (index, item) in new.enumerated() {
            let isRight = item < count ? old[Int(join.origins[index])] == item : join.origins[index] == -1
            #expect(isRight, "seed \(count), item \(item)")
            if !isRight { return }
        }
        #expect(zip(old, join.isKept).allSatisfy { $1 == ($0 >= count / 2) }, "seed \(count)")
    }

    @Test func `identifiers are compared only if their hashes are equal`() {
        let counter = CountedIdentifier.Counter()
        func identifiers(_ numbers: [Int]) -> [CountedIdentifier] {
            numbers.map { CountedIdentifier(number: $0, counter: counter) }
        }
        let join = join(identifiers(Array(0..<20_000)), identifiers((10_000..<30_000).reversed()))
        #expect(join.isKept.count { $0 } == 10_000)
        // A few of the 32-bit values are equal by chance.
        #expect((10_000...10_100).contains(counter.comparisonCount))
        #expect(counter.hashCount == 40_000, "each is hashed once")
    }

    @Test func `items with equal hashes are found quickly if they're in order`() {
        let counter = CountedIdentifier.Counter()
        let items = (0..<3_000).map { CollidingIdentifier(number: $0, counter: counter) }
        let join = join(items, items)
        #expect(join.origins == (0..<3_000).map { Int32($0) })
        #expect(counter.comparisonCount == 3_000)
    }

    @Test func `a table has at least a bucket for each item`() {
        #expect([0, 1, 4, 5, 8, 9, 2_048].map { HashJoin<Int>.tableBits(for: $0) } == [2, 2, 2, 3, 3, 4, 11])
    }
}
