import DiffEngine
import RandomNumbers
import Testing

@Suite struct SectionedCollectionTests {
    @Test func `random edits do what a plain model does`() {
        for seed in 0..<UInt64(300) {
            var generator = SeededGenerator(seed: seed)
            var collection = SectionedCollection<Int, Int>()
            var model = ModelCollection()
            for step in 0..<60 {
                RandomEdit.perform(on: &collection, model: &model, using: &generator)
                #expect(ModelCollection(collection) == model, "seed \(seed), step \(step)")
                if ModelCollection(collection) != model { return }
            }
            expectLookUps(in: collection, toAgreeWith: model, "seed \(seed)")
        }
    }

    @Test func `editing a copy leaves the original alone`() {
        for seed in 0..<UInt64(100) {
            var generator = SeededGenerator(seed: seed)
            let model = ModelCollection.random(sections: 4, items: 40, using: &generator)
            let original = model.makeCollection()
            var copy = original
            for _ in 0..<20 { RandomEdit.perform(on: &copy, using: &generator) }
            #expect(ModelCollection(original) == model, "seed \(seed)")
            expectLookUps(in: original, toAgreeWith: model, "seed \(seed)")
        }
    }

    @Test func `look-ups stay right after many edits in one large section`() {
        var generator = SeededGenerator(seed: 1)
        var collection = SectionedCollection<Int, Int>()
        try! collection.appendSections([0])
        try! collection.appendItems(Array(0..<2_000), to: 0)
        #expect(collection.settle() == nil)
        for step in 0..<500 {
            let item = collection.item(at: .init(section: 0, item: generator.number(below: collection.itemCount)))
            switch step % 3 {
            case 0: try! collection.insertItems([10_000 + step], .before, item)
            case 1: collection.removeItems([item])
            default:
                let other = collection.item(at: .init(section: 0, item: generator.number(below: 100)))
                if item != other { try! collection.moveItem(item, .after, other) }
            }
        }
        expectLookUps(in: collection, toAgreeWith: ModelCollection(collection), "after the edits")
    }

    @Test func `removed identifiers are let go of`() {
        final class Identifier: Hashable {
            static func == (left: Identifier, right: Identifier) -> Bool { left === right }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        var collection = SectionedCollection<Int, Identifier>()
        try! collection.appendSections([0])
        weak var first: Identifier?
        for round in 0..<10 {
            let identifiers = (0..<50).map { _ in Identifier() }
            if round == 0 { first = identifiers[0] }
            try! collection.appendItems(identifiers, to: 0)
            #expect(collection.settle() == nil)
            collection.removeItems(identifiers)
        }
        #expect(first == nil)
    }

    @Test func `refused edits change nothing`() {
        let original = SectionedCollection<String, Int>(["A": [1, 2], "B": [3]])
        var collection = original
        #expect(throws: EditError.duplicates(at: [2])) { try collection.appendItems([4, 5, 4], to: "A") }
        #expect(throws: EditError.duplicates(at: [1])) { try collection.appendItems([1, 1], to: "B") }
        #expect(throws: EditError.unknownDestination) { try collection.appendItems([4], to: "C") }
        #expect(throws: EditError.destinationIsSource) { try collection.insertItems([4, 1], .after, 1) }
        #expect(throws: EditError.unknownDestination) { try collection.insertItems([4], .after, 9) }
        #expect(throws: EditError.unknownSource) { try collection.moveItem(9, .after, 1) }
        #expect(throws: EditError.unknownDestination) { try collection.moveItem(1, .after, 9) }
        #expect(throws: EditError.destinationIsSource) { try collection.moveItem(1, .after, 1) }
        #expect(throws: EditError.existingSections(at: [1])) { try collection.appendSections(["C", "A"]) }
        #expect(throws: EditError.duplicates(at: [1])) { try collection.appendSections(["C", "C"]) }
        #expect(throws: EditError.unknownDestination) { try collection.insertSections(["C"], .before, "D") }
        #expect(throws: EditError.destinationIsSource) { try collection.moveSection("A", .before, "A") }
        #expect(collection.hasSameElements(as: original))
        var empty = SectionedCollection<String, Int>()
        #expect(throws: EditError.noSections) { try empty.appendItems([1], to: nil) }
    }

    @Test func `replacing a section's items takes over those of other sections`() throws {
        var collection = SectionedCollection<String, Int>(["A": [1, 2], "B": [3, 4]])
        try collection.replaceItems(atSection: 1, with: [4, 1, 5])
        #expect(collection.hasSameElements(as: SectionedCollection(["A": [2], "B": [4, 1, 5]])))
    }

    private func expectLookUps(
        in collection: SectionedCollection<Int, Int>, toAgreeWith model: ModelCollection, _ comment: Comment
    ) {
        #expect(collection.items == model.sections.flatMap(\.items), comment)
        #expect(collection.sections == model.sections.map(\.id), comment)
        #expect(collection.itemCount == collection.items.count, comment)
        var index = 0
        for (section, (id, items)) in model.sections.enumerated() {
            #expect(collection.position(ofSection: id) == section, comment)
            for (position, item) in items.enumerated() {
                #expect(collection.position(ofItem: item) == ItemPosition(section: section, item: position), comment)
                #expect(collection.index(ofItem: item) == index, comment)
                #expect(collection.section(containing: item) == id, comment)
                index += 1
            }
        }
    }
}
