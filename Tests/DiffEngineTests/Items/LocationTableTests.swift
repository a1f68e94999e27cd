import RandomNumbers
import Testing

@testable import DiffEngine

struct LocationTableTests {
    private func location(_ section: Int, _ slot: Int) -> ItemLocation {
        ItemLocation(section: Int32(section), slot: Int32(slot))
    }

    /// A table of whole lists of these lengths, with entries hashed as their number times `factor`.
    private func table(ofLists lengths: [Int], factor: UInt32 = 0x0100_0000) -> LocationTable {
        let table = LocationTable(capacity: lengths.reduce(0, +))
        for length in lengths {
            table.starts.append(Int32(table.count))
            for _ in 0..<length {
                let isNew = table.insertNext(UInt32(table.count) &* factor) { _ in false }
                #expect(isNew)
            }
        }
        return table
    }

    @Test func `a table is the smallest that stays at most three quarters full`() {
        let sizes = [0, 12, 13, 24, 25, 48, 49, 1_000].map { LocationTable(capacity: $0).buckets.count }
        #expect(sizes == [16, 16, 32, 32, 64, 64, 128, 2_048])
    }

    @Test func `an entry is found by its hash if the location matches`() {
        let table = LocationTable(capacity: 0)
        table.insert(7, location(0, 0))
        table.insert(7, location(1, 5))
        table.insert(.max, location(2, 0))
        #expect(table.count == 3)
        #expect(table.entry(7) { $0 == location(1, 5) } == 1)
        #expect(table.entry(7) { _ in true } == 0)
        #expect(table.entry(.max) { _ in true } == 2)
        #expect(table.entry(7) { $0 == location(2, 0) } == nil)
        #expect(table.entry(8) { _ in true } == nil)
    }

    @Test func `a search that reaches the last bucket continues at the first`() {
        let table = LocationTable(capacity: 4)
        // All begin at the last bucket.
        for slot in 0..<4 { table.insert(.max - UInt32(slot), location(0, slot)) }
        for slot in 0..<4 {
            #expect(table.entry(.max - UInt32(slot)) { _ in true } == slot)
        }
        let next = LocationTable(capacity: 4)
        next.starts = [0]
        for slot in 0..<4 {
            let isNew = next.insertNext(.max - UInt32(slot)) { _ in true }
            let isAgain = next.insertNext(.max - UInt32(slot)) { $0 == slot }
            #expect(isNew && !isAgain)
        }
        #expect(next.count == 4)
    }

    @Test(arguments: [[3], [2, 3], [0, 2, 0, 0, 3, 0], [1, 1, 1, 1, 1, 1, 1], [0, 0, 4], [5, 0]])
    func `locations in whole lists are derived from the numbers of the entries`(lengths: [Int]) {
        let table = table(ofLists: lengths)
        let expected = lengths.indices.flatMap { section in (0..<lengths[section]).map { location(section, $0) } }
        #expect(expected.indices.map(table.location(of:)) == expected)
        #expect(table.locations.isEmpty, "nothing is written down")
        table.writeLocations()
        #expect(table.locations == expected && table.starts.isEmpty)
        #expect(expected.indices.map(table.location(of:)) == expected)
    }

    @Test func `replacing an entry doesn't move other entries`() {
        let table = table(ofLists: [2, 2])
        table.setLocation(location(5, 9), ofEntry: 2)
        #expect((0..<4).map(table.location(of:)) == [location(0, 0), location(0, 1), location(5, 9), location(1, 1)])
        table.insert(123, location(6, 0))
        #expect(table.count == 5 && table.location(of: 4) == location(6, 0))
        #expect(table.entry(123) { _ in true } == 4)
    }

    @Test func `a copy is independent`() {
        let original = table(ofLists: [3, 2])
        let copy = LocationTable(copying: original)
        #expect(copy.count == 5 && copy.location(of: 4) == location(1, 1))
        copy.setLocation(location(9, 9), ofEntry: 0)
        copy.insert(77, location(8, 8))
        #expect(original.count == 5 && original.location(of: 0) == location(0, 0))
        #expect(original.entry(77) { _ in true } == nil && copy.entry(77) { _ in true } == 5)
        // Entries since the copy are copied, too.
        #expect(LocationTable(copying: copy).location(of: 0) == location(9, 9))
    }

    @Test func `a table grows when it is three quarters full, and finds everything again`() {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            let table = LocationTable(capacity: 0)
            // The smallest hash of the first entry is the smallest word that isn't a free bucket.
            var hashes: [UInt32] = [0]
            // Half of them crowd at the end.
            while hashes.count < 200 {
                let smallest: UInt32 = generator.chance(50) ? 0 : 0xFF00_0000
                hashes.append(UInt32.random(in: smallest ... .max, using: &generator))
            }
            for slot in hashes.indices {
                table.insert(hashes[slot], location(0, slot))
                #expect(4 * table.count <= 3 * table.buckets.count, "seed \(seed)")
                #expect(1 << (32 - table.shift) == table.buckets.count, "its order is that of the hashes")
            }
            #expect(table.buckets.count == 512, "no sooner than it has to")
            for (slot, hash) in hashes.enumerated() {
                #expect(table.entry(hash) { $0.slot == slot } == slot, "seed \(seed)")
            }
        }
    }
}
