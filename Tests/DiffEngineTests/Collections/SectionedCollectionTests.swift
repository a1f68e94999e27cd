import DiffEngine
import LayoutGeometry
import RandomNumbers
import Testing

struct SectionedCollectionTests {
    @Test func `random edits match a plain model`() {
        for seed in RandomTrials.seeds(150) {
            var generator = SeededGenerator(seed: seed)
            var collection = SectionedCollection<Int, Int>()
            var model = ModelCollection()
            for step in 0..<60 {
                RandomEdit.perform(on: &collection, model: &model, using: &generator)
                #expect(ModelCollection(collection) == model, "seed \(seed), step \(step)")
                if ModelCollection(collection) != model { return }
                // Not after each edit, so that some edits find no cached results.
                if generator.chance(30) {
                    #expect(collection.items == model.sections.flatMap(\.items), "seed \(seed), step \(step)")
                }
                let broken = collection.brokenInvariant
                #expect(broken == nil, "seed \(seed), step \(step)")
                if broken != nil { return }
            }
            expectLookUps(in: collection, toAgreeWith: model, "seed \(seed)")
        }
    }

    @Test func `editing a copy doesn't change the original`() {
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

    @Test func `copies of copies are independent`() {
        for seed in 0..<UInt64(60) {
            var generator = SeededGenerator(seed: seed)
            let model = ModelCollection.random(sections: 4, items: 40, using: &generator)
            var copies = [(collection: model.makeCollection(), model: model)]
            for step in 0..<40 {
                let index = generator.number(below: copies.count)
                if copies.count < 4, generator.chance(30) { copies.append(copies[index]) }
                // Removed from the list, so that the collection's storage is uniquely referenced.
                var copy = copies.remove(at: index)
                RandomEdit.perform(on: &copy.collection, model: &copy.model, using: &generator)
                copies.append(copy)
                for (collection, model) in copies {
                    let isRight =
                        collection.brokenInvariant == nil && collection.items == model.sections.flatMap(\.items)
                    #expect(isRight, "seed \(seed), step \(step): \(collection.brokenInvariant ?? "")")
                    if !isRight { return }
                }
            }
        }
    }

    @Test func `a position is valid where an item is`() {
        let collection = SectionedCollection<String, Int>(["A": [1, 2], "B": [], "C": [3]])
        for section in -1...3 {
            for item in -1...2 {
                let isValid = section == 0 && (0...1).contains(item) || section == 2 && item == 0
                #expect(collection.isValid(.init(section: section, item: item)) == isValid, "\(section), \(item)")
            }
        }
    }

    @Test func `lookups are correct after many edits in a large section`() {
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
            if step % 20 == 0 { #expect(collection.brokenInvariant == nil, "step \(step)") }
        }
        expectLookUps(in: collection, toAgreeWith: ModelCollection(collection), "after the edits")
    }

    @Test func `removed identifiers are released`() {
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

    @Test func `a rejected edit leaves a collection that can be queried and edited`() throws {
        var collection = SectionedCollection<String, Int>(["A": [1, 2], "B": [3]])
        #expect(collection.containsItem(3))
        #expect(throws: EditError.duplicates(at: [2])) { try collection.appendItems([3, 4, 4], to: "A") }
        #expect(collection.brokenInvariant == nil)
        #expect(collection.index(ofItem: 3) == 2 && !collection.containsItem(4))
        try collection.appendItems([4, 3], to: "A")
        #expect(collection.items == [1, 2, 4, 3])
    }

    @Test func `rejected edits change nothing`() {
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

    @Test func `replacing a section's items moves items from other sections`() throws {
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
