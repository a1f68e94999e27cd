import DiffEngine
import RandomNumbers
import Testing

/// The positions of items in a batch of single changes.
@Suite struct UpdateMapTests {
    private typealias Item = CollectedUpdates.Item

    private func map(
        _ before: [Int], _ after: [Int], _ changes: (inout CollectedUpdates) throws -> Void = { _ in }
    ) throws -> UpdateMap {
        var collected = CollectedUpdates(before: before, after: after)
        try changes(&collected)
        return try UpdateMap(collected)
    }

    private func items(_ map: UpdateMap, after section: Int, _ count: Int) -> [ItemPosition?] {
        (0..<count).map { item in map.item(after: (section, item)).map(ItemPosition.init) }
    }

    private func items(_ map: UpdateMap, before section: Int, _ count: Int) -> [ItemPosition?] {
        (0..<count).map { item in map.item(before: (section, item)).map(ItemPosition.init) }
    }

    private func position(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section: section, item: item) }

    @Test func `without changes everything stays`() throws {
        let map = try map([2, 1], [2, 1])
        #expect(map.section(after: 1) == 1 && map.section(before: 1) == 1)
        #expect(items(map, after: 0, 3) == [position(0, 0), position(0, 1), nil])
        #expect(items(map, before: 1, 2) == [position(1, 0), nil])
        #expect(map.section(after: 2) == nil && map.section(before: -1) == nil)
        #expect(map.item(after: (2, 0)) == nil && map.item(before: (-1, 0)) == nil)
        #expect(map.reloadsNothing && map.countProblem() == nil)
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

    @Test func `sections take their items along`() throws {
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

    @Test func `an item that is moved twice goes where it was sent first`() throws {
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
        #expect((0..<count).allSatisfy { ordered.item(after: (0, $0))?.item == targets[$0] })
    }

    @Test func `reloaded items count as inserted and deleted, and their neighbors don't`() throws {
        let map = try map([2, 1], [3, 1]) {
            try $0.reloadItem((0, 1))
            try $0.reloadSection(1)
            try $0.insertItem((0, 0))
        }
        #expect(!map.reloadsNothing)
        #expect(map.isReloaded(section: 0, item: 1) && map.isReloaded(section: 1, item: 0))
        #expect(map.isReloaded(section: 1, item: nil) && !map.isReloaded(section: 0, item: nil))
        #expect(!map.isReloaded(section: 0, item: 0))
        #expect((0..<3).map { map.isNew(section: 0, item: $0) } == [true, false, true])
        #expect((0..<2).map { map.isGone(section: 0, item: $0) } == [false, true])
        #expect(map.isNew(section: 1, item: nil) && map.isGone(section: 1, item: nil))
        #expect(!map.isNew(section: 0, item: nil) && !map.isGone(section: 0, item: nil))
    }

    @Test func `inserted items are new and deleted ones are gone, including the elements of their section`() throws {
        let map = try map([2, 2], [2, 2]) {
            try $0.deleteSection(0)
            try $0.insertSection(1)
            try $0.deleteItem((1, 0))
            try $0.insertItem((0, 1))
        }
        #expect((0..<2).map { map.isNew(section: $0, item: nil) } == [false, true])
        #expect((0..<2).map { map.isGone(section: $0, item: nil) } == [true, false])
        #expect(map.isNew(section: 0, item: 1) && !map.isNew(section: 0, item: 0))
        #expect(map.isGone(section: 1, item: 0) && !map.isGone(section: 1, item: 1))
        #expect(!map.isNew(section: 2, item: nil) && !map.isGone(section: 2, item: 0))
    }

    @Test func `an item that moves is neither new nor gone`() throws {
        let map = try map([2], [2]) { try $0.moveItem(from: (0, 0), to: (0, 1)) }
        #expect(!map.isNew(section: 0, item: 1) && !map.isGone(section: 0, item: 0))
    }

    @Test func `the items by section are the items that left, sorted`() throws {
        let map = try map([4, 4], [3, 3]) {
            try $0.deleteItem((1, 3))
            try $0.deleteItem((0, 2))
            try $0.moveItem(from: (1, 0), to: (0, 0))
            try $0.moveItem(from: (0, 0), to: (1, 0))
        }
        #expect(map.left.itemsBySection == [0: [0, 2], 1: [0, 3]])
        #expect(map.entered.itemsBySection == [0: [0], 1: [0]])
    }

    // MARK: Numbers beyond those of positions

    @Test func `items are mapped in sections of the largest possible size`() throws {
        let map = try map([.max - 1], [.max - 1]) {
            try $0.deleteItem((0, 10))
            try $0.insertItem((0, 3))
            try $0.insertItem((0, 4))
            try $0.deleteItem((0, 11))
        }
        #expect(map.item(after: (0, 1 << 40))! == (0, 1 << 40))
        #expect(map.item(after: (0, .max - 2))! == (0, .max - 2))
        #expect(map.item(after: (0, 5))! == (0, 7))
        #expect(map.item(before: (0, 1 << 50))! == (0, 1 << 50))
    }

    @Test func `changes of items beyond the representable positions replace all items of the section only`() throws {
        let map = try map([.max, 5], [.max - 2, 5]) {
            try $0.deleteItem((0, .max - 1))
            try $0.deleteItem((0, .max - 2))
            try $0.moveItem(from: (1, 0), to: (0, .max - 9))
            try $0.moveItem(from: (0, 1 << 40), to: (1, 1))
            try $0.reloadItem((0, 1 << 41))
        }
        #expect(map.item(after: (0, 3))! == (0, 3))
        #expect(map.item(after: (0, 1 << 42)) == nil && map.item(before: (0, 1 << 42)) == nil)
        #expect(map.item(after: (1, 0)) == nil && map.item(before: (1, 1)) == nil)
        #expect(map.item(after: (1, 1))! == (1, 0))
        #expect(map.isReloaded(section: 0, item: 1 << 41) && !map.isReloaded(section: 0, item: 41))
        #expect(map.countProblem() == nil)
        let removed = try #require(map.left.itemsBySection[0])
        #expect(removed.count == 3 && Set(removed).count == 3 && removed == removed.sorted())
    }
}

extension ItemPosition {
    fileprivate init(_ item: CollectedUpdates.Item) { self.init(section: item.section, item: item.item) }
}
