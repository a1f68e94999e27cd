import DiffEngine
import RandomNumbers
import Testing

struct CollectionInvariantsTests {
    @Test(arguments: RandomTrials.seeds(10)) func `edits of a collection and its copy keep the invariants of both`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        var collection = SectionedCollection<Int, Int>()
        for step in 0..<200 {
            let copy = collection
            RandomEdit.perform(on: &collection, using: &generator)
            // A query, so that the next edit finds an index that is shared with the copy.
            _ = collection.containsItem(0)
            #expect(collection.brokenInvariant == nil, "seed \(seed), step \(step)")
            #expect(copy.brokenInvariant == nil, "seed \(seed), step \(step), of the copy")
        }
    }

    @Test func `the index of a removed section is released, even if a copy shares it`() throws {
        var collection = SectionedCollection<Int, Int>()
        try collection.appendSections([0, 1])
        try collection.appendItems(Array(0..<1_000), to: 0)
        try collection.appendItems([1_000], to: 1)
        #expect(collection.settle() == nil)
        let copy = collection
        collection.removeSections([0])
        #expect(collection.brokenInvariant == nil && copy.brokenInvariant == nil)
        #expect(copy.containsItem(7) && !collection.containsItem(7) && collection.containsItem(1_000))
    }
}
