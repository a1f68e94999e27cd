import DiffEngine
import Testing

@Suite struct IdentifierHasherTests {
    @Test func `equal identifiers have equal hashes, whatever made the hasher`() {
        for number in [0, 1, -1, .max, .min] {
            #expect(IdentifierHasher<Int>().hash(number) == IdentifierHasher<Int>().hash(number))
            #expect(IdentifierHasher<String>().hash("\(number)") == IdentifierHasher<String>().hash("\(number)"))
        }
    }

    @Test func `numbers in a row spread over all buckets`() {
        let hasher = IdentifierHasher<Int>()
        for shift in [0, 22] {
            var counts = [Int](repeating: 0, count: 1_024)
            for number in 0..<10_240 { counts[Int(hasher.hash(number << shift) >> 22)] += 1 }
            // About ten in each; a chance of one in billions for more than forty.
            #expect(counts.max()! <= 40, "\(shift)")
        }
    }

    @Test func `identifiers of sixteen bytes count as a whole`() {
        struct Wide: BytewiseIdentifier {
            var low: UInt64
            var high: UInt64
        }
        let hasher = IdentifierHasher<Wide>()
        let hashes = (0..<64).flatMap { bit in
            [hasher.hash(Wide(low: 1 << bit, high: 0)), hasher.hash(Wide(low: 0, high: 1 << bit))]
        }
        #expect(Set(hashes).count == 128)
        let some = Wide(low: 1, high: 2)
        #expect(hasher.areEqual(some, some))
        for other in [Wide(low: 1, high: 3), Wide(low: 0, high: 2), Wide(low: 2, high: 1)] {
            #expect(!hasher.areEqual(some, other))
        }
    }
}
