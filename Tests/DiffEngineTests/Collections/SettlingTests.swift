import RandomNumbers
import Testing

@testable import DiffEngine

private typealias Numbers = SectionedCollection<String, Int>

struct SettlingTests {
    private func appended(_ appends: KeyValuePairs<String, [Int]>) throws -> Numbers {
        var result = Numbers()
        for (section, items) in appends {
            if !result.containsSection(section) { try result.appendSections([section]) }
            try result.appendItems(items, to: section)
        }
        return result
    }

    @Test func `items that are appended again move, as they do in a settled collection`() throws {
        var collection = try appended(["A": [1, 2, 3], "B": [3, 4], "A": [5, 1]])
        #expect(!collection.isSettled)
        #expect(collection.settle() == nil)
        #expect(collection.hasSameElements(as: Numbers(["A": [2, 5, 1], "B": [3, 4]])))
    }

    @Test func `items that are repeated in one append are reported`() throws {
        var collection = try appended(["A": [1, 2, 3], "B": [4, 5, 4, 5]])
        let found = collection.settle()
        let repetition = try #require(found)
        #expect(repetition.items == [4, 5, 4, 5] && repetition.positions == [2, 3])
    }

    @Test func `edits of sections don't hide duplicates`() throws {
        let edits: [(inout Numbers) throws -> Void] = [
            { try $0.appendSections(["C"]) }, { try $0.moveSection("B", .before, "A") },
            { try $0.insertSections(["C"], .before, "A") },
        ]
        for edit in edits {
            var collection = try appended(["B": [], "A": [1, 2, 1]])
            try edit(&collection)
            #expect(!collection.isSettled)
            #expect(collection.settle()?.positions == [2])
        }
    }

    @Test func `the items of a repetition are only the items of its append`() throws {
        var collection = try appended(["A": [1, 2], "B": [9], "A": [3, 3, 4], "B": [5]])
        let found = collection.settle()
        let repetition = try #require(found)
        #expect(repetition.items == [3, 3, 4] && repetition.positions == [1])
    }

    @Test func `settled collections of moved items have their positions`() throws {
        var collection = try appended(["A": [1, 2, 3], "B": [3, 4], "A": [5, 1], "C": [], "B": [5, 6]])
        #expect(collection.itemCount == 9, "all that was appended")
        #expect(collection.settle() == nil && collection.brokenInvariant == nil)
        #expect(collection.hasSameElements(as: Numbers(["A": [2, 1], "B": [3, 4, 5, 6], "C": []])))
        #expect(collection.itemCount == 6 && collection.items.map { collection.index(ofItem: $0) } == Array(0..<6))
    }

    @Test func `items that are appended after a query are settled, too`() throws {
        var collection = try appended(["A": [1, 2], "B": [2, 3]])
        #expect(collection.settled { _ in fatalError() }.items == [1, 2, 3])
        try collection.appendItems([1], to: "B")
        #expect(collection.settled { _ in fatalError() }.items == [2, 3, 1])
        try collection.appendItems([4, 4], to: "B")
        let found = collection.settle()
        #expect(found?.items == [4, 4])
    }

    @Test func `sections without repeated appends keep their lists`() throws {
        var collection = try appended(["A": [1, 2, 3], "B": [4, 5]])
        // It settles distinct items without an index.
        #expect(collection.difference(from: Numbers(["A": [1, 2, 3], "B": [4]])) != nil)
        try collection.appendItems([4], to: "B")
        let before = collection
        #expect(collection.settle() == nil && collection.items(atSection: 1) == [5, 4])
        #expect(collection.lists[0].isIdentical(to: before.lists[0]))
    }

    @Test func `a copy settles the shared storage`() throws {
        let distinct = try appended(["A": [1, 2], "B": [3]])
        let copy = distinct
        _ = copy.settled { _ in fatalError("The items are distinct") }
        #expect(distinct.isSettled)
        let again = try appended(["A": [1, 2], "B": [1]])
        for _ in 0..<2 {
            let settled = again.settled { _ in fatalError("No append names an item twice") }
            #expect(settled.hasSameElements(as: Numbers(["A": [2], "B": [1]])))
        }
        #expect(!again.isSettled && again.box.knownIndex == nil, "where its items are, no index can tell")
    }

    @Test func `random appends and edits have the same result whether they settle early or late`() {
        for seed in 0..<UInt64(300) {
            var generator = SeededGenerator(seed: seed)
            let base = ModelCollection.random(sections: 4, items: 20, using: &generator)
            guard !base.sections.isEmpty else { continue }
            var (early, late) = (base.makeCollection(), base.appendedCollection())
            for _ in 0..<6 {
                let section = base.sections[generator.number(below: base.sections.count)].id
                let items = Array((0..<30).shuffled(using: &generator).prefix(generator.number(below: 6)))
                try! early.appendItems(items, to: section)
                #expect(early.settle() == nil)
                try! late.appendItems(items, to: section)
            }
            #expect(late.settle() == nil)
            #expect(late.hasSameElements(as: early), "seed \(seed)")
        }
    }

    @Test func `a difference settles collections that it finds to be distinct`() throws {
        let old = Numbers(["A": [1, 2, 3], "B": [4]])
        let new = try appended(["A": [1, 9, 3], "B": [2, 4]])
        #expect(new.difference(from: old) != nil)
        #expect(new.isSettled)
    }

    @Test(arguments: [[1, 2, 3, 1], [1, 9, 2, 9], [9, 9, 9], [2, 1, 2], [1, 2, 3, 4, 4]])
    func `a difference finds repeated items`(items: [Int]) throws {
        let old = Numbers(["A": [1, 2, 3], "B": [4]])
        #expect(try appended(["A": items]).difference(from: old) == nil)
        #expect(try appended(["B": [4], "A": items]).difference(from: old) == nil)
    }

    @Test func `a difference finds one repeated item among thousands`() throws {
        let old = Numbers(["A": Array(0..<5_000)])
        for inserted in [1, 100] {
            let new = Array(0..<5_000) + Array(10_000..<10_000 + inserted)
            #expect(try appended(["A": new]).difference(from: old)?.insertedItems.count == inserted)
            #expect(try appended(["A": new + [77]]).difference(from: old) == nil)
            #expect(try appended(["A": new, "B": [10_000]]).difference(from: old) == nil)
        }
    }

    @Test func `copies can be queried and edited by many tasks concurrently`() async throws {
        var distinct = SectionedCollection<Int, Int>()
        try distinct.appendSections([0, 1])
        try distinct.appendItems(Array(0..<500), to: 0)
        try distinct.appendItems(Array(500..<1_000), to: 1)
        let shared = distinct
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var copy = shared.settled { _ in fatalError("The items are distinct") }
                    let isFound = copy.index(ofItem: 900) == 900 && copy.items.count == 1_000
                    copy.removeItems([task])
                    return isFound && copy.index(ofItem: 900) == 899
                }
            }
            for await isRight in group { #expect(isRight) }
        }
        #expect(shared.itemCount == 1_000)
    }
}
