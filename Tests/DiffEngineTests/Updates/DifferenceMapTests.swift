import DiffEngine
import RandomNumbers
import Testing

/// The map of a difference, which isn't checked.
@Suite struct DifferenceMapTests {
    private struct Found {
        var old: ModelCollection
        var new: ModelCollection
        var difference: BatchUpdates

        var before: [Int] { old.sections.map(\.items.count) }
        var after: [Int] { new.sections.map(\.items.count) }
        var map: UpdateMap { UpdateMap(before: before, after: after, difference: difference) }

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            // Some with enough moves for a radix sort.
            let itemCount = seed.isMultiple(of: 20) ? 1_500 : generator.number(below: 60)
            old = ModelCollection.random(sections: 5, items: itemCount, using: &generator)
            new = ModelCollection.random(sections: 5, items: itemCount, using: &generator)
            difference = new.makeCollection().difference(from: old.makeCollection())!
        }
    }

    @Test(arguments: 0..<200)
    func `is that of the same changes named in any order`(seed: UInt64) throws {
        let found = Found(seed: seed)
        let difference = found.difference
        var changes: [(inout CollectedUpdates) throws -> Void] = []
        for section in difference.deletedSections { changes.append { try $0.deleteSection(section) } }
        for section in difference.insertedSections { changes.append { try $0.insertSection(section) } }
        for move in difference.movedSections {
            changes.append { try $0.moveSection(from: move.source, to: move.destination) }
        }
        for position in difference.deletedItems { changes.append { try $0.deleteItem(position.numbers) } }
        for position in difference.insertedItems { changes.append { try $0.insertItem(position.numbers) } }
        for move in difference.movedItems {
            changes.append { try $0.moveItem(from: move.source.numbers, to: move.destination.numbers) }
        }
        var generator = SeededGenerator(seed: seed)
        var collected = CollectedUpdates(before: found.before, after: found.after)
        for change in changes.shuffled(using: &generator) { try change(&collected) }
        let named = try UpdateMap(collected)
        #expect(named == found.map, "seed \(seed)")
        #expect(named.countProblem() == nil, "seed \(seed)")
    }

    @Test(arguments: 0..<100)
    func `is that of the difference when each of its places is checked`(seed: UInt64) throws {
        let found = Found(seed: seed)
        let checked = try CollectedUpdates(before: found.before, after: found.after, difference: found.difference)
        #expect(try UpdateMap(checked) == found.map, "seed \(seed)")
    }

    @Test(arguments: 0..<100)
    func `says of each section and item where it is and was`(seed: UInt64) {
        let found = Found(seed: seed)
        let map = found.map
        let places = Self.places(found.new), oldPlaces = Self.places(found.old)
        for (section, (id, items)) in found.old.sections.enumerated() {
            #expect(map.section(after: section) == found.new.sections.firstIndex { $0.id == id }, "seed \(seed)")
            for (item, value) in items.enumerated() {
                let place = map.item(after: (section, item)).map { ItemPosition(section: $0.section, item: $0.item) }
                #expect(place == places[value], "item \(value), seed \(seed)")
                #expect(
                    map.isGone(section: section, item: item)
                        == (places[value] == nil || map.section(after: section) == nil), "item \(value), seed \(seed)")
            }
        }
        for (section, (id, items)) in found.new.sections.enumerated() {
            #expect(map.section(before: section) == found.old.sections.firstIndex { $0.id == id }, "seed \(seed)")
            for (item, value) in items.enumerated() {
                let place = map.item(before: (section, item)).map { ItemPosition(section: $0.section, item: $0.item) }
                #expect(place == oldPlaces[value], "item \(value), seed \(seed)")
            }
        }
    }

    @Test func `an empty difference changes nothing`() {
        let map = UpdateMap(before: [2, 3], after: [2, 3], difference: BatchUpdates())
        #expect(map.left.isEmpty && map.entered.isEmpty && map.leftSections.isEmpty && map.enteredSections.isEmpty)
        #expect(map.item(after: (1, 2))! == (1, 2))
    }

    private static func places(_ collection: ModelCollection) -> [Int: ItemPosition] {
        var places: [Int: ItemPosition] = [:]
        for (section, (_, items)) in collection.sections.enumerated() {
            for (item, value) in items.enumerated() { places[value] = ItemPosition(section: section, item: item) }
        }
        return places
    }
}

extension ItemPosition {
    fileprivate var numbers: CollectedUpdates.Item { (section, item) }
}
