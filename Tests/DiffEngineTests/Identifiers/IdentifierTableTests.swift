import DiffEngine
import Testing

@Suite struct IdentifierTableTests {
    @Test func `equal identifiers have one handle`() {
        var table = IdentifierTable<String>()
        let handles = ["a", "b", "a", "c", "b"].map { table.insert($0) }
        #expect(handles == [0, 1, 0, 2, 1])
        #expect(table.handle(of: "c") == 2 && table.handle(of: "d") == nil)
        #expect(table[1] == "b")
    }

    @Test func `growing hashes nothing again`() {
        let counter = CountedIdentifier.Counter()
        var table = IdentifierTable<CountedIdentifier>()
        for number in 0..<1_000 { _ = table.insert(CountedIdentifier(number: number, counter: counter)) }
        #expect(counter.hashCount == 1_000)
        _ = table.compacted(keeping: [5, 7])
        #expect(counter.hashCount == 1_000)
    }

    @Test func `copies keep their handles and grow apart`() {
        var table = IdentifierTable<Int>()
        for number in 0..<20 { _ = table.insert(number) }
        var copy = table
        #expect(copy.insert(100) == 20 && table.insert(200) == 20)
        #expect(table.handle(of: 20, in: copy) == nil)
        #expect(table.handle(of: 7, in: copy) == 7)
    }

    @Test func `identifiers that all hash alike are told apart`() {
        struct Careless: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        var table = IdentifierTable<Careless>()
        for number in 0..<100 { #expect(table.insert(Careless(number: number)) == Handle(number)) }
        for number in 0..<100 { #expect(table.handle(of: Careless(number: number)) == Handle(number)) }
    }
}
