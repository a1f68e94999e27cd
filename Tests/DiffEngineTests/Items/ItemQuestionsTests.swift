import DiffEngine
import LayoutGeometry
import Testing

struct ItemQuestionsTests {
    private let counter = CountedIdentifier.Counter()

    private func identifiers(_ numbers: some Sequence<Int>) -> [CountedIdentifier] {
        numbers.map { CountedIdentifier(number: $0, counter: counter) }
    }

    private func collection(_ count: Int) -> SectionedCollection<Int, CountedIdentifier> {
        var result = SectionedCollection<Int, CountedIdentifier>()
        try! result.appendSections([0, 1])
        try! result.appendItems(identifiers(0..<count / 2), to: 0)
        try! result.appendItems(identifiers(count / 2..<count), to: 1)
        return result
    }

    @Test(.disabled(if: checksThemselves)) func `appended items aren't hashed before the collection is settled`() {
        var collection = collection(100)
        #expect(counter.hashCount == 0 && counter.comparisonCount == 0 && !collection.isSettled)
        #expect(collection.itemCount == 100 && collection.itemCount(atSection: 1) == 50)
        #expect(collection.items.count == 100 && collection.isValid(.init(section: 1, item: 49)))
        #expect(counter.hashCount == 0)
        #expect(collection.settle() == nil && counter.hashCount == 100)
    }

    @Test(.disabled(if: checksThemselves))
    func `settling again, or settling a copy of a settled collection, hashes nothing`() {
        var collection = collection(100)
        #expect(collection.settle() == nil)
        var copy = collection
        counter.hashCount = 0
        #expect(collection.settle() == nil && copy.settle() == nil)
        #expect(copy.containsItem(identifiers([5])[0]) && counter.hashCount == 1)
    }

    @Test(.disabled(if: checksThemselves)) func `copies of an unsettled collection are settled once`() {
        let collection = collection(100)
        let copy = collection
        _ = collection.settled { _ in fatalError("The items are distinct") }
        #expect(counter.hashCount == 100 && copy.isSettled)
        _ = copy.settled { _ in fatalError("The items are distinct") }
        #expect(counter.hashCount == 100)
    }

    @Test func `copies of a collection with repeated items are settled once`() throws {
        var collection = collection(100)
        try collection.appendItems(identifiers([7]), to: 1)
        let copy = collection
        let first = collection.settled { _ in fatalError("No append names an item twice") }
        let hashCount = counter.hashCount
        let second = copy.settled { _ in fatalError("No append names an item twice") }
        #expect(counter.hashCount == hashCount && second.hasSameElements(as: first))
        #expect(second.items.map(\.number) == Array(0..<7) + Array(8..<100) + [7])
    }

    @Test func `the items of all sections are combined once for a collection and its copies`() {
        var collection = collection(100)
        #expect(collection.settle() == nil)
        let copy = collection
        let items = collection.items
        func address(_ items: [CountedIdentifier]) -> UnsafePointer<CountedIdentifier>? {
            items.withUnsafeBufferPointer(\.baseAddress)
        }
        #expect(address(copy.items) == address(items))
        collection.removeItems([items[0]])
        #expect(collection.items.count == 99 && copy.items.count == 100)
    }

    @Test func `an edit hashes only its items`() throws {
        var collection = collection(1_000)
        #expect(collection.settle() == nil)
        counter.hashCount = 0
        try collection.insertItems(identifiers([5_000, 5_001]), .after, identifiers([3])[0])
        // The destination and the new items are looked up.
        #expect(counter.hashCount == 3)
        collection.removeItems(identifiers([4, 5, 6]))
        #expect(counter.hashCount == 6)
        try collection.appendItems(identifiers([6_000]), to: 0)
        #expect(counter.hashCount == 7)
    }

    @Test func `the search ends at the first missing item`() {
        var collection = collection(10)
        #expect(collection.settle() == nil)
        var found: [Int] = []
        let missing = collection.firstMissing(of: identifiers([3, 9, 12, 4])) { item, hash in
            #expect(hash == IdentifierHasher<CountedIdentifier>().hash(item))
            found.append(item.number)
        }
        #expect(missing?.number == 12 && found == [3, 9])
        #expect(collection.firstMissing(of: []) { _, _ in } == nil)
    }

    @Test func `items are found by their positions and positions by their items`() {
        let collection = SectionedCollection<String, Int>(["A": [1, 2], "B": [], "C": [3, 4]])
        #expect(collection.item(at: .init(section: 2, item: 1)) == 4)
        #expect(collection.items(atSection: 0) == [1, 2] && collection.items(atSection: 1).isEmpty)
        #expect(collection.position(ofItem: 3) == ItemPosition(section: 2, item: 0))
        #expect([1, 2, 3, 4, 5].map { collection.index(ofItem: $0) } == [0, 1, 2, 3, nil])
        #expect([1, 4, 5].map { collection.section(containing: $0) } == ["A", "C", nil])
    }
}
