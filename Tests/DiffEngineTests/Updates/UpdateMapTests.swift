import DiffEngine
import LayoutGeometry
import RandomNumbers
import Testing

/// The positions of items in a batch of single changes.
struct UpdateMapTests {
    private func map(
        _ before: [Int], _ after: [Int], _ changes: (inout ChangeSet) throws -> Void = { _ in }
    ) throws -> UpdateMap {
        var collected = ChangeSet(before: before, after: after)
        try changes(&collected)
        return try UpdateMap(checking: collected)
    }

    private func items(_ map: UpdateMap, after section: Int, _ count: Int) -> [ItemPosition?] {
        (0..<count).map { item in map.item(after: position(section, item)) }
    }

    private func items(_ map: UpdateMap, before section: Int, _ count: Int) -> [ItemPosition?] {
        (0..<count).map { item in map.item(before: position(section, item)) }
    }

    private func position(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section: section, item: item) }

    @Test func `without changes, all positions are unchanged`() throws {
        let map = try map([2, 1], [2, 1])
        #expect(map.section(after: 1) == 1 && map.section(before: 1) == 1)
        #expect(items(map, after: 0, 3) == [position(0, 0), position(0, 1), nil])
        #expect(items(map, before: 1, 2) == [position(1, 0), nil])
        #expect(map.section(after: 2) == nil && map.section(before: -1) == nil)
        #expect(map.item(after: position(2, 0)) == nil && map.item(before: position(-1, 0)) == nil)
        #expect(map.hasNoReloads && map.countProblem() == nil)
    }

    @Test func `remaining items fill the positions that aren't targets of inserts or moves`() throws {
        let map = try map([4, 2], [4, 2]) {
            try $0.deleteItem((0, 1))
            try $0.insertItem((0, 0))
            try $0.moveItem(from: (0, 3), to: (1, 0))
            try $0.moveItem(from: (1, 1), to: (0, 3))
        }
        #expect(items(map, after: 0, 4) == [position(0, 1), nil, position(0, 2), position(1, 0)])
        #expect(items(map, after: 1, 2) == [position(1, 1), position(0, 3)])
        #expect(items(map, before: 0, 4) == [nil, position(0, 0), position(0, 2), position(1, 1)])
        #expect(items(map, before: 1, 2) == [position(0, 3), position(1, 0)])
        #expect(map.countProblem() == nil)
    }

    @Test func `moving sections moves their items`() throws {
        let map = try map([1, 2, 3], [3, 4, 1]) {
            try $0.deleteSection(1)
            try $0.insertSection(1)
            try $0.moveSection(from: 2, to: 0)
        }
        #expect((0..<3).map { map.section(after: $0) } == [2, nil, 0])
        #expect((0..<3).map { map.section(before: $0) } == [2, nil, 0])
        #expect(items(map, after: 2, 3) == [position(0, 0), position(0, 1), position(0, 2)])
        #expect(items(map, after: 1, 1) == [nil] && items(map, before: 1, 1) == [nil])
        #expect(map.countProblem() == nil)
    }

    @Test func `items can move out of a deleted section and into a new one`() throws {
        let map = try map([2], [2]) {
            try $0.deleteSection(0)
            try $0.insertSection(0)
            try $0.moveItem(from: (0, 1), to: (0, 0))
        }
        #expect(items(map, after: 0, 2) == [nil, position(0, 0)])
        #expect(items(map, before: 0, 2) == [position(0, 1), nil])
    }

    @Test func `an item that's moved twice moves to its first destination`() throws {
        let map = try map([3], [3]) {
            try $0.moveItem(from: (0, 0), to: (0, 2))
            try $0.moveItem(from: (0, 0), to: (0, 1))
        }
        #expect(items(map, after: 0, 3) == [position(0, 2), position(0, 0), position(0, 1)])
    }

    @Test func `the order of changes makes no difference, regardless of their number`() throws {
        var generator = SeededGenerator(seed: 7)
        let count = 3_000
        let targets = (0..<count).shuffled(using: &generator)
        func moved(_ order: [Int]) throws -> UpdateMap {
            try map([count], [count]) { changes in
                for item in order { try changes.moveItem(from: (0, item), to: (0, targets[item])) }
            }
        }
        let ordered = try moved(Array(0..<count))
        #expect(try moved((0..<count).shuffled(using: &generator)) == ordered)
        #expect((0..<count).allSatisfy { ordered.item(after: position(0, $0))?.item == targets[$0] })
    }

    @Test func `reloaded items count as inserted and deleted, and their neighbors don't`() throws {
        let map = try map([2, 1], [3, 1]) {
            try $0.reloadItem((0, 1))
            try $0.reloadSection(1)
            try $0.insertItem((0, 0))
        }
        #expect(!map.hasNoReloads)
        #expect(map.isReloaded(section: 0, item: 1) && map.isReloaded(section: 1, item: 0))
        #expect(map.isReloaded(section: 1, item: nil) && !map.isReloaded(section: 0, item: nil))
        #expect(!map.isReloaded(section: 0, item: 0))
        #expect((0..<3).map { map.isNew(section: 0, item: $0) } == [true, false, true])
        #expect((0..<2).map { map.isRemoved(section: 0, item: $0) } == [false, true])
        #expect(map.isNew(section: 1, item: nil) && map.isRemoved(section: 1, item: nil))
        #expect(!map.isNew(section: 0, item: nil) && !map.isRemoved(section: 0, item: nil))
    }

    @Test func `inserted items are new and deleted ones are removed, including the elements of their section`() throws {
        let map = try map([2, 2], [2, 2]) {
            try $0.deleteSection(0)
            try $0.insertSection(1)
            try $0.deleteItem((1, 0))
            try $0.insertItem((0, 1))
        }
        #expect((0..<2).map { map.isNew(section: $0, item: nil) } == [false, true])
        #expect((0..<2).map { map.isRemoved(section: $0, item: nil) } == [true, false])
        #expect(map.isNew(section: 0, item: 1) && !map.isNew(section: 0, item: 0))
        #expect(map.isRemoved(section: 1, item: 0) && !map.isRemoved(section: 1, item: 1))
        #expect(!map.isNew(section: 2, item: nil) && !map.isRemoved(section: 2, item: 0))
    }

    @Test func `an item that moves is neither new nor removed`() throws {
        let map = try map([2], [2]) { try $0.moveItem(from: (0, 0), to: (0, 1)) }
        #expect(!map.isNew(section: 0, item: 1) && !map.isRemoved(section: 0, item: 0))
    }

    @Test func `the items by section are the items that left, sorted`() throws {
        let map = try map([4, 4], [3, 3]) {
            try $0.deleteItem((1, 3))
            try $0.deleteItem((0, 2))
            try $0.moveItem(from: (1, 0), to: (0, 0))
            try $0.moveItem(from: (0, 0), to: (1, 0))
        }
        #expect(map.removed.itemsBySection == [0: [0, 2], 1: [0, 3]])
        #expect(map.inserted.itemsBySection == [0: [0], 1: [0]])
    }
}
