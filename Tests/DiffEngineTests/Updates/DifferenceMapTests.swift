import DiffEngine
import LayoutGeometry
import RandomNumbers
import Testing

/// The map of a difference, which isn't checked.
struct DifferenceMapTests {
    private struct Found {
        var old: ModelCollection
        var new: ModelCollection
        var difference: ChangeSet

        var before: [Int] { old.sections.map(\.items.count) }
        var after: [Int] { new.sections.map(\.items.count) }
        var map: UpdateMap { UpdateMap(difference) }

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            // Some with enough moves for a radix sort.
            let itemCount = seed.isMultiple(of: 20) ? 1_500 : generator.number(below: 60)
            old = ModelCollection.random(sections: 5, items: itemCount, using: &generator)
            new = ModelCollection.random(sections: 5, items: itemCount, using: &generator)
            difference = new.makeCollection().difference(from: old.makeCollection())!
            if difference.isEmpty { difference = ChangeSet(before: before, after: after) }
        }
    }

    @Test(arguments: 0..<200)
    func `a map is independent of the order of its changes`(seed: UInt64) throws {
        let found = Found(seed: seed)
        let difference = found.difference
        var changes: [(inout ChangeSet) throws -> Void] = []
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
        var collected = ChangeSet(before: found.before, after: found.after)
        for change in changes.shuffled(using: &generator) { try change(&collected) }
        let named = try UpdateMap(checking: collected)
        #expect(named == found.map, "seed \(seed)")
        #expect(named.countProblem() == nil, "seed \(seed)")
    }

    @Test(arguments: 0..<100)
    func `a map equals the map of the difference with checked positions`(seed: UInt64) throws {
        let found = Found(seed: seed)
        let checked = try ChangeSet(before: found.before, after: found.after, checking: found.difference)
        #expect(try UpdateMap(checking: checked) == found.map, "seed \(seed)")
    }

    @Test(arguments: 0..<100)
    func `a map converts each section and item in both directions`(seed: UInt64) {
        let found = Found(seed: seed)
        let map = found.map
        let places = Self.places(found.new), oldPlaces = Self.places(found.old)
        for (section, (id, items)) in found.old.sections.enumerated() {
            #expect(map.section(after: section) == found.new.sections.firstIndex { $0.id == id }, "seed \(seed)")
            for (item, value) in items.enumerated() {
                let place = map.item(after: ItemPosition(section: section, item: item))
                #expect(place == places[value], "item \(value), seed \(seed)")
                #expect(
                    map.isRemoved(section: section, item: item)
                        == (places[value] == nil || map.section(after: section) == nil), "item \(value), seed \(seed)")
            }
        }
        for (section, (id, items)) in found.new.sections.enumerated() {
            #expect(map.section(before: section) == found.old.sections.firstIndex { $0.id == id }, "seed \(seed)")
            for (item, value) in items.enumerated() {
                let place = map.item(before: ItemPosition(section: section, item: item))
                #expect(place == oldPlaces[value], "item \(value), seed \(seed)")
            }
        }
    }

    @Test func `an empty difference changes nothing`() {
        let map = UpdateMap(ChangeSet(before: [2, 3], after: [2, 3]))
        #expect(
            map.removed.isEmpty && map.inserted.isEmpty && map.removedSections.isEmpty && map.insertedSections.isEmpty)
        #expect(map.item(after: ItemPosition(section: 1, item: 2)) == ItemPosition(section: 1, item: 2))
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
    fileprivate var numbers: (section: Int, item: Int) { (section, item) }
}
