import DiffEngine
import RandomNumbers
import Testing

struct ItemFinderTests {
    @Test(.disabled(if: checksThemselves))
    func `requested items are hashed once, including marked ones, and only a few are compared`() throws {
        let counter = CountedIdentifier.Counter()
        let identifiers = (0..<1_000).map { CountedIdentifier(number: $0, counter: counter) }
        var collection = SectionedCollection<Int, CountedIdentifier>()
        try collection.appendSections([0])
        try collection.appendItems(identifiers, to: 0)
        #expect(collection.settle() == nil)
        counter.hashCount = 0
        counter.comparisonCount = 0
        var marks = IdentifierTable<CountedIdentifier>()
        #expect(collection.firstMissing(of: identifiers) { _ = marks.insert($0, hash: $1) } == nil)
        #expect(counter.hashCount == 1_000 && counter.comparisonCount <= 1_010)
        #expect(marks.identifiers.map(\.number) == Array(0..<1_000))
        collection.removeItems(Array(identifiers.prefix(500)))
        #expect(counter.hashCount == 1_500 && counter.comparisonCount <= 1_520)
        #expect(collection.firstMissing(of: identifiers) { _, _ in } == identifiers[0])
    }

    @Test func `items are found in every section, empty ones between them, before and after edits`() throws {
        for seed in 0..<UInt64(100) {
            var generator = SeededGenerator(seed: seed)
            var collection = SectionedCollection<Int, Int>()
            let count = 1 + generator.number(below: 12)
            try collection.appendSections(Array(0..<count))
            var next = 0
            for section in 0..<count where generator.chance(60) {
                let size = generator.number(below: 5)
                try collection.appendItems(Array(next..<next + size), to: section)
                next += size
            }
            #expect(collection.settle() == nil)
            let original = collection
            for _ in 0..<4 where next > 0 {
                let copy = generator.chance(50) ? collection : nil
                try collection.appendItems(
                    [generator.number(below: next), next], to: generator.number(below: count))
                next += 1
                _ = copy
            }
            for collection in [original, collection] {
                let items = (0..<count).flatMap { collection.items(atSection: $0) }
                #expect(items.map { collection.index(ofItem: $0) } == Array(items.indices), "seed \(seed)")
                #expect(!collection.containsItem(next) && !collection.containsItem(-1), "seed \(seed)")
            }
        }
    }
}
