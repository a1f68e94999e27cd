import LayoutGeometry
import RandomNumbers
import Testing

@testable import DiffEngine

struct PositionedItemsTests {
    private typealias Collection = SectionedCollection<Int, CountedIdentifier>

    private let counter = CountedIdentifier.Counter()

    private func identifiers(_ numbers: some Sequence<Int>) -> [CountedIdentifier] {
        numbers.map { CountedIdentifier(number: $0, counter: counter) }
    }

    /// Three sections of ten items, settled or not.
    private func collection(isSettled: Bool) -> Collection {
        var result = Collection()
        try! result.appendSections([0, 1, 2])
        for section in 0..<3 { try! result.appendItems(identifiers(10 * section..<10 * section + 10), to: section) }
        if isSettled { precondition(result.settle() == nil, "The items are distinct") }
        return result
    }

    private func positions(_ pairs: [(Int, Int)]) -> [ItemPosition] {
        pairs.map { ItemPosition(section: $0.0, item: $0.1) }
    }

    private func numbers(_ items: PositionedItems<Int, CountedIdentifier>) -> [Int] {
        items.withItems { $0.map(\.number) }
    }

    private func expectHashes(of items: PositionedItems<Int, CountedIdentifier>) {
        let hasher = IdentifierHasher<CountedIdentifier>()
        let expected = identifiers(numbers(items)).map { hasher.hash($0) }
        #expect(Array(items.hashes) == expected)
    }

    private var placings: [[ItemPosition]] {
        [
            [], positions([(1, 0)]), positions([(1, 3), (1, 4), (1, 5)]), positions([(0, 9), (1, 0)]),
            positions([(0, 2), (0, 8), (2, 0), (2, 1), (2, 9)]), positions([(2, 5), (1, 5)]),
        ]
    }

    @Test(arguments: [true, false]) func `items and hashes are those at the positions`(isSettled: Bool) {
        for positions in placings {
            let items = PositionedItems(collection: collection(isSettled: isSettled), positions: positions)
            #expect(numbers(items) == positions.map { 10 * $0.section + $0.item })
            expectHashes(of: items)
        }
    }

    @Test func `items of an edited section are found in its pieces`() throws {
        var collection = collection(isSettled: true)
        try collection.insertItems(identifiers([100, 101]), .after, identifiers([14])[0])
        collection.removeItems(identifiers([11, 23]))
        let all = (0..<3).map { collection.items(atSection: $0).map(\.number) }
        for positions in placings where !positions.contains(ItemPosition(section: 2, item: 9)) {
            let items = PositionedItems(collection: collection, positions: positions)
            #expect(numbers(items) == positions.map { all[$0.section][$0.item] })
            expectHashes(of: items)
        }
    }

    @Test func `items in the index aren't hashed again`() {
        for positions in placings {
            let items = PositionedItems(collection: collection(isSettled: true), positions: positions)
            counter.hashCount = 0
            #expect(items.hashes.count == positions.count)
            #expect(counter.hashCount == 0)
        }
    }

    @Test func `in an edited section, only queried items are hashed`() throws {
        var collection = collection(isSettled: true)
        collection.removeItems(identifiers([11]))
        let items = PositionedItems(collection: collection, positions: positions([(0, 1), (0, 2), (1, 3), (2, 0)]))
        counter.hashCount = 0
        #expect(items.hashes.count == 4)
        #expect(counter.hashCount == 1)
    }

    @Test func `neighbors in an unedited section are compared in place`() {
        let collection = collection(isSettled: true)
        let items = PositionedItems(collection: collection, positions: positions([(1, 3), (1, 4)]))
        let address = collection.items(atSection: 1).withUnsafeBufferPointer { $0.baseAddress! + 3 }
        #expect(items.withItems { $0.baseAddress } == address)
        #expect(items.singleRun.map { [$0.section, $0.range.lowerBound, $0.range.upperBound] } == [1, 3, 5])
    }

    @Test func `each section is listed once, with its positions`() {
        let items = PositionedItems(
            collection: collection(isSettled: true), positions: positions([(0, 2), (0, 8), (2, 0), (1, 1), (1, 2)]))
        var runs: [[Int]] = []
        items.forEachRun { section, positions in runs.append([section] + positions.map(\.item)) }
        #expect(runs == [[0, 2, 8], [2, 0], [1, 1, 2]])
    }
}
