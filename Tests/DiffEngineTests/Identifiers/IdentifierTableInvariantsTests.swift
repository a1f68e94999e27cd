import RandomNumbers
import Testing

@testable import DiffEngine

struct IdentifierTableInvariantsTests {
    @Test(arguments: UInt64(0)..<20) func `tables that grow and are copied and compacted keep invariants`(seed: UInt64)
    {
        var generator = SeededGenerator(seed: seed)
        var table = IdentifierTable<Int>()
        for step in 0..<200 {
            let before = table
            switch generator.number(below: 20) {
            case 0: table = table.compacted(keeping: (0..<Handle(table.count)).filter { _ in generator.chance(60) })
            case 1: table.reserve(generator.number(below: 50))
            default: _ = table.insert(generator.number(below: 150))
            }
            #expect(table.brokenInvariant == nil && before.brokenInvariant == nil, "seed \(seed), step \(step)")
        }
    }

    private func problem(_ change: (inout IdentifierTable<Int>) -> Void) -> String? {
        var table = IdentifierTable<Int>()
        for number in [7, 8, 9] { _ = table.insert(number) }
        change(&table)
        return table.brokenInvariant
    }

    @Test func `a table in which an identifier can't be found is reported`() {
        #expect(problem { _ in } == nil)
        #expect(problem { $0.hashes.removeLast() } == "There are 3 identifiers and 2 hashes.")
        #expect(problem { $0.buckets.append(-1) } == "3 identifiers are in 17 buckets.")
        #expect(problem { $0.buckets = [0, 1, 2, -1, -1, 2, -1, -1] } == "4 buckets are used by 3 identifiers.")
        #expect(problem { $0.identifiers[1] = 12 } == "The hash of handle 1 is another identifier's.")
        let twice = problem {
            $0.identifiers[2] = 7
            $0.hashes[2] = $0.hashes[0]
            $0.rebuildBuckets(count: 16)
        }
        #expect(twice == "The identifier of handle 2 isn't found there.")
    }
}
