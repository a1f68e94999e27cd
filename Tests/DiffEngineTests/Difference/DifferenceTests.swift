import DiffEngine
import RandomNumbers
import Testing

private typealias Numbers = SectionedCollection<String, Int>

struct DifferenceTests {
    @Test func `equal collections need no edits`() {
        let collection: Numbers = Numbers(["A": [1, 2], "B": []])
        #expect(collection.difference(from: collection)!.isEmpty)
        #expect(Numbers(["A": [1, 2], "B": []]).difference(from: collection)!.isEmpty)
    }

    @Test func `deletions use old positions and insertions use new ones`() {
        let batch = Numbers(["A": [9, 2, 8]]).difference(from: Numbers(["A": [1, 2, 3]]))!
        #expect(batch.deletedItems == [.init(section: 0, item: 0), .init(section: 0, item: 2)])
        #expect(batch.insertedItems == [.init(section: 0, item: 0), .init(section: 0, item: 2)])
        #expect(batch.movedItems.isEmpty)
    }

    @Test func `moving one item past many others is one move`() {
        let batch = Numbers(["A": [5, 1, 2, 3, 4]]).difference(from: Numbers(["A": [1, 2, 3, 4, 5]]))!
        #expect(batch.movedItems == [.init(from: .init(section: 0, item: 4), to: .init(section: 0, item: 0))])
        #expect(batch.deletedItems.isEmpty && batch.insertedItems.isEmpty)
    }

    @Test func `an item that changes its section moves`() {
        let batch = Numbers(["A": [1], "B": [3, 2]]).difference(from: Numbers(["A": [1, 2], "B": [3]]))!
        #expect(batch.movedItems == [.init(from: .init(section: 0, item: 1), to: .init(section: 1, item: 1))])
    }

    @Test func `items of deleted and inserted sections aren't listed`() {
        let batch = Numbers(["B": [3]]).difference(from: Numbers(["A": [1, 2]]))!
        #expect(batch.deletedSections == [0] && batch.insertedSections == [0])
        #expect(batch.deletedItems.isEmpty && batch.insertedItems.isEmpty && batch.movedItems.isEmpty)
    }

    @Test func `an item that survives its section moves out of it`() {
        let batch = Numbers(["B": [3, 1]]).difference(from: Numbers(["A": [1, 2], "B": [3]]))!
        #expect(batch.deletedSections == [0])
        #expect(batch.movedItems == [.init(from: .init(section: 0, item: 0), to: .init(section: 0, item: 1))])
        #expect(batch.deletedItems.isEmpty)
    }

    @Test func `moving a section moves its items`() {
        let batch = Numbers(["B": [3], "C": [4], "A": [1, 2]])
            .difference(from: Numbers(["A": [1, 2], "B": [3], "C": [4]]))!
        #expect(batch.movedSections == [.init(from: 0, to: 2)])
        #expect(batch.movedItems.isEmpty)
    }

    @Test func `a batch applied to the old collection results in the new one`() {
        for seed in 0..<UInt64(3_000) {
            var generator = SeededGenerator(seed: seed)
            let size = generator.number(below: 12) + 1
            let old = ModelCollection.random(sections: size / 2, items: size * 2, using: &generator)
            let new = ModelCollection.random(sections: size / 2, items: size * 2, using: &generator)
            let batch = new.makeCollection().difference(from: old.makeCollection())!
            let shown = BatchSimulation(old: old, new: new, batch: batch).run("seed \(seed)")
            #expect(shown == new, "seed \(seed)")
            #expect(batch.isSorted, "seed \(seed)")
            if shown != new { return }
        }
    }

    @Test(arguments: [UInt64](0..<6))
    func `a batch of thousands of items results in the new collection`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = ModelCollection.random(sections: 5, items: 20_000, using: &generator)
        let new = ModelCollection.random(sections: 5, items: 20_000, using: &generator)
        let batch = new.makeCollection().difference(from: old.makeCollection())!
        #expect(BatchSimulation(old: old, new: new, batch: batch).run("seed \(seed)") == new, "seed \(seed)")
    }

    @Test func `identifiers with equal hashes are distinguished`() throws {
        struct Careless: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        func collection(_ numbers: [Int]) throws -> SectionedCollection<Int, Careless> {
            var result = SectionedCollection<Int, Careless>()
            try result.appendSections([0])
            try result.appendItems(numbers.map { Careless(number: $0) }, to: 0)
            #expect(result.settle() == nil)
            return result
        }
        let batch = try collection(Array((0..<300).reversed())).difference(from: collection(Array(0..<300)))
        #expect(batch?.movedItems.count == 299)
    }

    @Test func `identifiers with equal hashes are compared at most pairwise`() throws {
        let counter = CountedIdentifier.Counter()
        func collection(_ numbers: [Int]) throws -> SectionedCollection<Int, CollidingIdentifier> {
            var result = SectionedCollection<Int, CollidingIdentifier>()
            try result.appendSections([0])
            try result.appendItems(numbers.map { CollidingIdentifier(number: $0, counter: counter) }, to: 0)
            counter.comparisonCount = 0
            #expect(result.settle() == nil)
            return result
        }
        let count = 1_000
        let pairs = count * (count - 1) / 2
        let old = try collection(Array(0..<count))
        #expect(counter.comparisonCount == pairs)
        let reversed = try collection(Array((0..<count).reversed()))
        counter.comparisonCount = 0
        #expect(reversed.difference(from: old)?.movedItems.count == count - 1)
        #expect(counter.comparisonCount < pairs + 2 * count)

        // The passes from both ends find little here, because the collections begin and end with different items.
        let (mine, yours) = (Array(2_000..<2_100), Array(3_000..<3_100))
        let before = try collection(mine + Array(0..<count) + [4_000])
        let after = try collection(yours + Array(0..<count) + [5_000])
        counter.comparisonCount = 0
        let batch = after.difference(from: before)
        #expect(batch?.deletedItems.count == 101 && batch?.insertedItems.count == 101 && batch?.movedItems == [])
        // Items in order are searched for only among the items in front of them.
        #expect(counter.comparisonCount < pairs)
    }

    @Test(.disabled(if: checksThemselves)) func `inconsistent hashes don't cause an infinite loop`()
        throws
    {
        struct Broken: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<100)) }
        }
        var old = SectionedCollection<Int, Broken>()
        try old.appendSections([0])
        try old.appendItems((0..<500).map { Broken(number: $0) }, to: 0)
        #expect(old.settle() == nil)
        var new = old
        new.removeItems((0..<100).map { Broken(number: $0) })
        try new.appendItems([Broken(number: 500), Broken(number: 3)], to: 0)
        #expect(new.difference(from: old) != nil)
    }

    @Test func `no batch has more moves than it needs`() {
        for seed in 0..<UInt64(1_000) {
            var generator = SeededGenerator(seed: seed)
            let old = ModelCollection.random(sections: 3, items: 9, using: &generator)
            let new = ModelCollection.random(sections: 3, items: 9, using: &generator)
            let batch = new.makeCollection().difference(from: old.makeCollection())!
            #expect(batch.movedSections.count == fewestSectionMoves(old, new), "seed \(seed)")
            #expect(batch.movedItems.count == fewestItemMoves(old, new), "seed \(seed)")
        }
    }

    @Test func `an edited copy and a new collection have the same difference from the original`() throws {
        for seed in 0..<UInt64(500) {
            var generator = SeededGenerator(seed: seed)
            let old = ModelCollection.random(sections: 4, items: 40, using: &generator)
            let original = old.makeCollection()
            var edited = original
            for _ in 0..<3 { RandomEdit.perform(on: &edited, using: &generator) }
            let new = ModelCollection(edited)
            #expect(
                edited.difference(from: original)! == new.makeCollection().difference(from: old.makeCollection())!,
                "seed \(seed)")
        }
    }

    @Test func `items that stay in place aren't hashed`() throws {
        let counter = CountedIdentifier.Counter()
        let identifiers = (0..<1_000).map { CountedIdentifier(number: $0, counter: counter) }
        let old = try settled(identifiers)
        var new = SectionedCollection<Int, CountedIdentifier>()
        try new.appendSections([0])
        try new.appendItems(Array(identifiers.dropFirst().dropLast()), to: 0)
        let before = counter.hashCount
        #expect(new.difference(from: old)?.deletedItems == [.init(section: 0, item: 0), .init(section: 0, item: 999)])
        #expect(counter.hashCount == before && new.isSettled)
    }

    @Test func `items hashed for settling aren't hashed again`() throws {
        let counter = CountedIdentifier.Counter()
        let identifiers = (0..<1_000).map { CountedIdentifier(number: $0, counter: counter) }
        let old = try settled(identifiers)
        let new = try settled(identifiers.reversed())
        let before = counter.hashCount
        #expect(new.difference(from: old)?.movedItems.count == 999)
        #expect(counter.hashCount == before)
    }

    @Test func `items that an edit doesn't touch aren't compared`() throws {
        let counter = CountedIdentifier.Counter()
        let old = try settled((0..<1_000).map { CountedIdentifier(number: $0, counter: counter) })
        var new = old
        try new.insertItems(
            [CountedIdentifier(number: 1_000, counter: counter)], .after, old.item(at: .init(section: 0, item: 500)))
        let before = (counter.comparisonCount, counter.hashCount)
        #expect(new.difference(from: old)?.insertedItems == [.init(section: 0, item: 501)])
        #expect(counter.comparisonCount - before.0 < 40 && counter.hashCount == before.1)
    }

    private func settled(_ identifiers: [CountedIdentifier]) throws -> SectionedCollection<Int, CountedIdentifier> {
        var result = SectionedCollection<Int, CountedIdentifier>()
        try result.appendSections([0])
        try result.appendItems(identifiers, to: 0)
        #expect(result.settle() == nil)
        return result
    }

    @Test func `the work grows with the number of items, not with its square`() {
        for count in [1_000, 10_000, 100_000] {
            let counter = CountedIdentifier.Counter()
            let identifiers = (0..<count).map { CountedIdentifier(number: $0, counter: counter) }
            var old = SectionedCollection<Int, CountedIdentifier>()
            try! old.appendSections([0])
            try! old.appendItems(identifiers, to: 0)
            var new = SectionedCollection<Int, CountedIdentifier>()
            try! new.appendSections([0])
            try! new.appendItems(identifiers.reversed(), to: 0)
            _ = new.difference(from: old)!
            #expect(counter.comparisonCount < 5 * count, "\(count) items")
        }
    }

    private func fewestSectionMoves(_ old: ModelCollection, _ new: ModelCollection) -> Int {
        let ids = old.sections.map(\.id)
        let order = new.sections.compactMap { section in ids.firstIndex(of: section.id) }
        return order.count - BruteForce.lengthOfLongestIncreasingSubsequence(of: order)
    }

    private func fewestItemMoves(_ old: ModelCollection, _ new: ModelCollection) -> Int {
        let oldItems = Set(old.sections.flatMap(\.items))
        var moves = new.sections.flatMap(\.items).filter(oldItems.contains).count
        for section in new.sections {
            guard let before = old.sections.first(where: { $0.id == section.id }) else { continue }
            let order = section.items.compactMap { before.items.firstIndex(of: $0) }
            moves -= BruteForce.lengthOfLongestIncreasingSubsequence(of: order)
        }
        return moves
    }
}

extension ChangeSet {
    /// Whether deletions are in the old order, and insertions and moves in the new one.
    fileprivate var isSorted: Bool {
        func increases(_ values: [some Comparable]) -> Bool { zip(values, values.dropFirst()).allSatisfy { $0 < $1 } }
        return increases(deletedSections) && increases(insertedSections) && increases(deletedItems)
            && increases(insertedItems) && increases(movedSections.map(\.destination))
            && increases(movedItems.map(\.destination))
    }
}
