import Testing

@testable import DiffEngine

struct ItemIndexTests {
    private let counter = CountedIdentifier.Counter()

    private func lists(_ numbers: [[Int]]) -> [ItemList<CountedIdentifier>] {
        numbers.map { numbers in
            var list = ItemList<CountedIdentifier>()
            list.append(numbers.map { CountedIdentifier(number: $0, counter: counter) })
            return list
        }
    }

    private func location(of number: Int, in index: ItemIndex<Int>, _ lists: [ItemList<Int>]) -> [Int]? {
        lists.withUnsafeBufferPointer { ItemFinder(index, in: $0).location(of: number) }
            .map { [Int($0.section), Int($0.slot)] }
    }

    private func numberLists(_ numbers: [[Int]]) -> [ItemList<Int>] {
        numbers.map { numbers in
            var list = ItemList<Int>()
            list.append(numbers)
            return list
        }
    }

    @Test func `creating an index hashes each item once, and compares none`() {
        let index = ItemIndex.make(of: lists([Array(0..<500), [], Array(500..<700)]), itemCount: 700)
        #expect(index?.shared.table.count == 700)
        #expect(counter.hashCount == 700 && counter.comparisonCount <= 1)
        #expect(index?.shared.hashes.map(\.count) == [500, 0, 200])
    }

    @Test(arguments: [[[1, 2, 1]], [[1, 2], [3, 2]], [[1], [], [], [1]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]]])
    func `an index isn't created for repeated items`(numbers: [[Int]]) {
        #expect(ItemIndex.make(of: lists(numbers), itemCount: 20) == nil)
        #expect(ItemIndex.make(of: numberLists(numbers), itemCount: 20) == nil)
    }

    @Test func `items are found in whole lists`() throws {
        let lists = numberLists([[10, 11], [], [12]])
        let index = try #require(ItemIndex.make(of: lists, itemCount: 3))
        #expect(location(of: 10, in: index, lists) == [0, 0])
        #expect(location(of: 11, in: index, lists) == [0, 1])
        #expect(location(of: 12, in: index, lists) == [2, 0])
        #expect(location(of: 13, in: index, lists) == nil)
    }

    @Test func `copies share existing entries and keep changes separate`() throws {
        var lists = numberLists([[10, 11], [12]])
        var index = try #require(ItemIndex.make(of: lists, itemCount: 3))
        let copy = index
        let original = lists
        lists[0].insert([20], at: 0)
        index.set(index.hasher.hash(20), nil, to: ItemLocation(section: 0, slot: 2))
        #expect(index.changeCount == 1 && copy.changeCount == 0 && copy.shared === index.shared)
        #expect(location(of: 20, in: index, lists) == [0, 2] && location(of: 20, in: copy, original) == nil)
        // From now on found among the changes, and moved there.
        lists[1].append([20])
        let entry = lists.withUnsafeBufferPointer { ItemFinder(index, in: $0).entry(of: 20, index.hasher.hash(20)) }
        index.set(index.hasher.hash(20), entry, to: ItemLocation(section: 1, slot: 1))
        #expect(index.changeCount == 1)
        lists[0].remove(slots: [2])
        #expect(location(of: 20, in: index, lists) == [1, 1])
        let later = index
        index.set(index.hasher.hash(21), nil, to: ItemLocation(section: 1, slot: 2))
        #expect(index.changeCount == 2 && later.changeCount == 1, "changes are copied once they are shared")
    }

    @Test func `an index that isn't shared keeps no list of changes`() throws {
        var lists = numberLists([[10, 11]])
        var index = try #require(ItemIndex.make(of: lists, itemCount: 2))
        lists[0].append([12])
        index.set(index.hasher.hash(12), nil, to: ItemLocation(section: 0, slot: 2))
        #expect(index.changeCount == 0 && index.shared.table.count == 3)
        #expect(location(of: 12, in: index, lists) == [0, 2])
    }

    @Test func `hashes are cached while they are requested in the order of the slots`() throws {
        let lists = numberLists([[10, 11]])
        var index = try #require(ItemIndex.make(of: lists, itemCount: 2))
        index.store(1, of: ItemLocation(section: 0, slot: 2))
        index.store(3, of: ItemLocation(section: 0, slot: 4))
        index.store(4, of: ItemLocation(section: 2, slot: 0))
        #expect(index.shared.hashes.map(\.count) == [3, 0, 1])
        let copy = index
        index.store(5, of: ItemLocation(section: 2, slot: 1))
        #expect(copy.shared.hashes.map(\.count) == [3, 0, 1], "nothing is written where others look")
    }

    @Test func `hashes are cached for lists with only appended items`() throws {
        var lists = numberLists([[10, 11], [12, 13]])
        let index = try #require(ItemIndex.make(of: lists, itemCount: 4))
        #expect(index.hashes(ofSection: 1, lists[1]) == [12, 13].map { index.hasher.hash($0) })
        #expect(index.hashes(ofSection: 2, lists[0]) == nil, "a section that came later")
        lists[0].append([14])
        #expect(index.hashes(ofSection: 0, lists[0]) == nil, "an item that came later")
        lists[1].insert([15], at: 0)
        lists[1].remove(slots: [0])
        #expect(index.hashes(ofSection: 1, lists[1]) == nil, "a list that was edited")
    }

    @Test func `an index is rebuilt when most of its entries are obsolete`() {
        var index = ItemIndex<Int>(capacity: 0)
        for number in 0..<164 { index.set(UInt32(number), nil, to: ItemLocation(section: 0, slot: Int32(number))) }
        #expect(index.shared.table.count == 164 && index.changeCount == 0)
        #expect(!index.needsRebuild(itemCount: 164) && !index.needsRebuild(itemCount: 50))
        #expect(index.needsRebuild(itemCount: 49))
    }

    @Test func `an index is rebuilt after many additions to a shared table`() {
        var index = ItemIndex<Int>(capacity: 0)
        for number in 0..<40 { index.set(UInt32(number), nil, to: ItemLocation(section: 0, slot: Int32(number))) }
        let copy = index
        for number in 100..<174 { index.set(UInt32(number), nil, to: ItemLocation(section: 0, slot: Int32(number))) }
        #expect(index.changeCount == 74 && copy.changeCount == 0)
        #expect(!index.needsRebuild(itemCount: 114))
        index.set(200, nil, to: ItemLocation(section: 0, slot: 200))
        #expect(index.needsRebuild(itemCount: 115))
        // Changed entries count like others.
        #expect(index.needsRebuild(itemCount: 25) && !copy.needsRebuild(itemCount: 115))
    }
}
