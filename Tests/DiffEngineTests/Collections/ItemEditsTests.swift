import RandomNumbers
import Testing

@testable import DiffEngine

private typealias Numbers = SectionedCollection<String, Int>

struct ItemEditsTests {
    private let collection = Numbers(["A": [1, 2, 3], "B": [4, 5], "C": []])

    private func expect(_ found: Numbers, _ sections: KeyValuePairs<String, [Int]>) {
        #expect(found.hasSameElements(as: Numbers(sections)))
        #expect(found.brokenInvariant == nil)
        #expect(found.items == sections.flatMap(\.value))
        for (index, item) in found.items.enumerated() { #expect(found.index(ofItem: item) == index) }
    }

    // MARK: Appending

    @Test func `items are appended to the specified section, or to the last one`() throws {
        var collection = collection
        try collection.appendItems([6], to: "A")
        try collection.appendItems([7, 8], to: nil)
        #expect(collection.settle() == nil)
        expect(collection, ["A": [1, 2, 3, 6], "B": [4, 5], "C": [7, 8]])
    }

    @Test func `items that are appended again move to the end`() throws {
        var collection = collection
        #expect(collection.containsItem(1))
        try collection.appendItems([1, 5, 9], to: "B")
        expect(collection, ["A": [2, 3], "B": [4, 1, 5, 9], "C": []])
    }

    @Test func `cached items are invalidated by edits`() throws {
        var collection = collection
        #expect(collection.items == [1, 2, 3, 4, 5])
        try collection.appendItems([6], to: "A")
        #expect(collection.items == [1, 2, 3, 6, 4, 5])
        collection.removeItems([6])
        #expect(collection.items == [1, 2, 3, 4, 5])
        try collection.replaceItems(atSection: 1, with: [])
        #expect(collection.items == [1, 2, 3])
    }

    // MARK: Inserting

    @Test func `items are inserted before or after another one`() throws {
        var collection = collection
        try collection.insertItems([7, 8], .before, 1)
        try collection.insertItems([9], .after, 5)
        try collection.insertItems([10], .after, 2)
        expect(collection, ["A": [7, 8, 1, 2, 10, 3], "B": [4, 5, 9], "C": []])
    }

    @Test func `items that are inserted again move to the new position`() throws {
        var collection = collection
        try collection.insertItems([1, 4, 9], .before, 3)
        expect(collection, ["A": [2, 1, 4, 9, 3], "B": [5], "C": []])
    }

    @Test func `inserting an empty list changes nothing`() throws {
        var collection = collection
        try collection.insertItems([], .before, 3)
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
        #expect(collection.difference(from: self.collection)?.isEmpty == true)
    }

    // MARK: Removing

    @Test func `items are removed from all sections, and unknown items are ignored`() {
        var collection = collection
        collection.removeItems([4, 99, 2, 4])
        expect(collection, ["A": [1, 3], "B": [5], "C": []])
        collection.removeItems([99])
        collection.removeItems([])
        expect(collection, ["A": [1, 3], "B": [5], "C": []])
    }

    @Test func `a removed item can be added again`() throws {
        var collection = collection
        collection.removeItems([1, 2, 3, 4, 5])
        expect(collection, ["A": [], "B": [], "C": []])
        try collection.appendItems([2, 1], to: "C")
        expect(collection, ["A": [], "B": [], "C": [2, 1]])
    }

    // MARK: Moving

    @Test func `an item moves next to another one`() throws {
        var collection = collection
        try collection.moveItem(1, .after, 3)
        expect(collection, ["A": [2, 3, 1], "B": [4, 5], "C": []])
        try collection.moveItem(5, .before, 2)
        expect(collection, ["A": [5, 2, 3, 1], "B": [4], "C": []])
    }

    @Test func `an item moves to a position that's counted without the item`() {
        var collection = collection
        collection.moveItem(1, to: .init(section: 0, item: 2))
        expect(collection, ["A": [2, 3, 1], "B": [4, 5], "C": []])
        collection.moveItem(1, to: .init(section: 0, item: 0))
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
        collection.moveItem(2, to: .init(section: 1, item: 1))
        expect(collection, ["A": [1, 3], "B": [4, 2, 5], "C": []])
    }

    @Test func `a position after all items is the last one`() {
        var collection = collection
        collection.moveItem(1, to: .init(section: 2, item: 7))
        collection.moveItem(2, to: .init(section: 0, item: 7))
        expect(collection, ["A": [3, 2], "B": [4, 5], "C": [1]])
    }

    @Test func `an item that isn't in the collection doesn't move`() {
        var collection = collection
        collection.moveItem(99, to: .init(section: 0, item: 0))
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
    }

    @Test func `random moves to positions match an array`() {
        for seed in 0..<UInt64(100) {
            var generator = SeededGenerator(seed: seed)
            var model = ModelCollection.random(sections: 3, items: 30, using: &generator)
            var collection = model.makeCollection()
            let items = model.sections.flatMap(\.items)
            for step in 0..<20 {
                guard let item = items.randomElement(using: &generator) else { continue }
                let section = generator.number(below: model.sections.count)
                model.remove([item])
                let position = generator.number(below: model.sections[section].items.count + 1)
                model.sections[section].items.insert(item, at: position)
                collection.moveItem(item, to: .init(section: section, item: position))
                #expect(ModelCollection(collection) == model, "seed \(seed), step \(step)")
            }
            #expect(collection.brokenInvariant == nil, "seed \(seed)")
        }
    }

    // MARK: Replacing

    @Test func `the items of a section are replaced, and some may stay`() throws {
        var collection = collection
        try collection.replaceItems(atSection: 0, with: [3, 9, 1])
        expect(collection, ["A": [3, 9, 1], "B": [4, 5], "C": []])
        try collection.replaceItems(atSection: 0, with: [])
        expect(collection, ["A": [], "B": [4, 5], "C": []])
        try collection.replaceItems(atSection: 2, with: [5, 4])
        expect(collection, ["A": [], "B": [], "C": [5, 4]])
    }

    @Test func `repeated items replace nothing`() {
        var collection = collection
        #expect(throws: EditError.duplicates(at: [2])) { try collection.replaceItems(atSection: 0, with: [3, 9, 3]) }
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
    }

    // MARK: Refusing

    @Test func `a rejected edit restores moved items`() throws {
        var collection = collection
        #expect(throws: EditError.duplicates(at: [2, 4])) { try collection.insertItems([5, 9, 9, 1, 5], .after, 2) }
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
        // The same with a shared index.
        let copy = collection
        #expect(throws: EditError.duplicates(at: [2, 4])) { try collection.insertItems([5, 9, 9, 1, 5], .after, 2) }
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
        expect(copy, ["A": [1, 2, 3], "B": [4, 5], "C": []])
        try collection.insertItems([5, 9, 1], .after, 2)
        expect(collection, ["A": [2, 5, 9, 1, 3], "B": [4], "C": []])
    }

    @Test func `a destination that's among the inserted items is rejected`() {
        var collection = collection
        #expect(throws: EditError.destinationIsSource) { try collection.insertItems([9, 3], .after, 3) }
        #expect(throws: EditError.destinationIsSource) { try collection.insertItems([9], .after, 9) }
        #expect(throws: EditError.unknownDestination) { try collection.insertItems([3], .after, 9) }
        expect(collection, ["A": [1, 2, 3], "B": [4, 5], "C": []])
    }

    // MARK: Waste

    @Test func `slots are renumbered when most are unused`() throws {
        var collection = SectionedCollection<Int, Int>()
        try collection.appendSections([0])
        try collection.appendItems(Array(0..<100), to: 0)
        #expect(collection.settle() == nil)
        collection.removeItems(Array(0..<82))
        #expect(collection.lists[0].nextSlot == 100, "some waste is tolerated")
        collection.removeItems([82])
        #expect(collection.lists[0].nextSlot == 17)
        #expect(collection.items == Array(83..<100) && collection.brokenInvariant == nil)
    }

    @Test func `an item that moves back and forth leaves a limited number of slots`() throws {
        var collection = collection
        for round in 0..<1_000 {
            try collection.moveItem(1, .after, round.isMultiple(of: 2) ? 3 : 5)
            let slots = collection.lists.map(\.nextSlot).max()!
            #expect(slots <= 2 * 5 + Numbers.toleratedWaste, "round \(round)")
            if slots > 1_000 { return }
        }
        expect(collection, ["A": [2, 3], "B": [4, 5, 1], "C": []])
    }

    @Test func `a removal renumbers slots that were used up by moves in all sections`() throws {
        var collection = collection
        for round in 0..<70 { try collection.moveItem(1, .after, round.isMultiple(of: 2) ? 3 : 5) }
        #expect(collection.lists.map(\.nextSlot) == [38, 37, 0])
        collection.removeItems([2])
        #expect(collection.lists.map(\.nextSlot) == [1, 3, 0])
        expect(collection, ["A": [3], "B": [4, 5, 1], "C": []])
    }
}
