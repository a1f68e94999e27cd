import DiffEngine
import RandomNumbers
import Testing

struct IdentifierTableTests {
    private func table(_ identifiers: some Sequence<Int>) -> IdentifierTable<Int> {
        var result = IdentifierTable<Int>()
        for identifier in identifiers { _ = result.insert(identifier) }
        return result
    }

    @Test func `equal identifiers have the same handle`() {
        var table = IdentifierTable<String>()
        let handles = ["a", "b", "a", "c", "b"].map { table.insert($0) }
        #expect(handles == [0, 1, 0, 2, 1])
        #expect(table.handle(of: "c") == 2 && table.handle(of: "d") == nil)
        #expect(table[1] == "b" && table.count == 3)
    }

    @Test func `a lookup in an empty table returns nothing`() {
        #expect(table([]).handle(of: 1) == nil && table([]).count == 0)
    }

    @Test func `each of many identifiers is found`() {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            var table = IdentifierTable<Int>()
            var handles: [Int: Handle] = [:]
            for step in 0..<300 {
                let number = generator.number(below: 200)
                let handle = handles[number] ?? Handle(handles.count)
                handles[number] = handle
                #expect(table.insert(number) == handle, "seed \(seed), step \(step)")
            }
            for number in 0..<200 { #expect(table.handle(of: number) == handles[number], "seed \(seed)") }
            #expect(table.identifiers.count == handles.count, "seed \(seed)")
        }
    }

    @Test func `growing the table hashes no identifier again`() {
        let counter = CountedIdentifier.Counter()
        var table = IdentifierTable<CountedIdentifier>()
        for number in 0..<1_000 { _ = table.insert(CountedIdentifier(number: number, counter: counter)) }
        #expect(counter.hashCount == 1_000)
        _ = table.compacted(keeping: [5, 7])
        #expect(counter.hashCount == 1_000)
    }

    @Test func `a known hash isn't computed again`() {
        let counter = CountedIdentifier.Counter()
        var table = IdentifierTable<CountedIdentifier>()
        let identifier = CountedIdentifier(number: 5, counter: counter)
        let hash = IdentifierHasher<CountedIdentifier>().hash(identifier)
        counter.hashCount = 0
        #expect(table.insert(identifier, hash: hash) == 0 && table.insert(identifier, hash: hash) == 0)
        #expect(counter.hashCount == 0)
        #expect(table.handle(of: identifier) == 0)
    }

    @Test func `identifiers are compared only if their hashes are equal`() {
        let counter = CountedIdentifier.Counter()
        var table = IdentifierTable<CountedIdentifier>()
        let identifiers = (0..<500).map { CountedIdentifier(number: $0, counter: counter) }
        for identifier in identifiers { _ = table.insert(identifier) }
        #expect(counter.comparisonCount <= 1)
        for identifier in identifiers { #expect(table.handle(of: identifier) != nil) }
        #expect(counter.comparisonCount <= 502)
    }

    @Test func `copies keep their handles and grow independently`() {
        var table = table(0..<20)
        var copy = table
        #expect(copy.insert(100) == 20 && table.insert(200) == 20)
        #expect(table.handle(of: 20, in: copy) == nil)
        #expect(table.handle(of: 7, in: copy) == 7)
    }

    @Test func `copies are known to be equal until an identifier is inserted into one`() {
        let table = table(0..<3)
        var copy = table
        #expect(copy.isIdentical(to: table))
        #expect(copy.insert(2) == 2 && copy.isIdentical(to: table), "one that was known already")
        #expect(copy.insert(3) == 3 && !copy.isIdentical(to: table))
    }

    @Test func `an identifier is recognized at any position of another table`() {
        let (table, other) = (table([10, 11, 12]), table([12, 10, 13, 14]))
        #expect((0..<4).map { table.handle(of: $0, in: other) } == [2, 0, nil, nil])
        for handle in 0..<3 as Range<Handle> {
            for otherHandle in 0..<4 as Range<Handle> {
                #expect(
                    table.isSameIdentifier(handle, otherHandle, in: other)
                        == (table[handle] == other[otherHandle]))
            }
        }
        #expect(!table.isSameIdentifier(3, 0, in: other), "a handle that was not given out")
    }

    @Test func `a compacted table renumbers the identifiers that it keeps`() {
        let compacted = table(0..<100).compacted(keeping: [70, 3, 99])
        #expect(compacted.count == 3 && compacted.identifiers == [70, 3, 99])
        #expect([70, 3, 99, 4].map { compacted.handle(of: $0) } == [0, 1, 2, nil])
        #expect(table(0..<100).compacted(keeping: []).handle(of: 3) == nil)
    }

    @Test(arguments: [0, 1, 12, 13, 24, 25, 100]) func `a table with free capacity accepts identifiers`(count: Int) {
        var table = IdentifierTable<Int>()
        table.reserve(count)
        #expect(table.handle(of: 0) == nil)
        for number in 0..<count { #expect(table.insert(number) == Handle(number)) }
        // The table isn't empty anymore, so it grows automatically.
        table.reserve(10_000)
        #expect((0..<count).allSatisfy { table.handle(of: $0) == Handle($0) })
    }

    @Test func `identifiers with equal hashes are distinguished`() {
        struct Careless: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        var table = IdentifierTable<Careless>()
        for number in 0..<100 { #expect(table.insert(Careless(number: number)) == Handle(number)) }
        for number in 0..<100 { #expect(table.handle(of: Careless(number: number)) == Handle(number)) }
        for number in 0..<100 { #expect(table.insert(Careless(number: number)) == Handle(number)) }
    }
}
