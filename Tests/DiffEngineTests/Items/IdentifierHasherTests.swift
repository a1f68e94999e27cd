import Testing

@testable import DiffEngine

struct IdentifierHasherTests {
    private struct Narrow: BytewiseIdentifier {
        var number: UInt32
    }

    private struct Wide: BytewiseIdentifier {
        var low: UInt64
        var high: UInt64
    }

    private struct Odd: BytewiseIdentifier {
        var number: UInt16
    }

    /// Fails if anything but its bytes is used.
    private struct Silent: BytewiseIdentifier {
        var number: Int

        static func == (left: Silent, right: Silent) -> Bool {
            Issue.record("Its bytes are compared")
            return true
        }

        func hash(into hasher: inout Hasher) { Issue.record("Its bytes are mixed") }
    }

    @Test func `equal identifiers have equal hashes, regardless of the hasher`() {
        for number in [0, 1, -1, .max, .min] {
            #expect(IdentifierHasher<Int>().hash(number) == IdentifierHasher<Int>().hash(number))
            #expect(IdentifierHasher<String>().hash("\(number)") == IdentifierHasher<String>().hash("\(number)"))
        }
    }

    @Test func `numbers are mixed as bytes, and types with custom equality hash themselves`() {
        #expect(IdentifierHasher<Int>().width == 8 && IdentifierHasher<UInt64>().width == 8)
        #expect(IdentifierHasher<Narrow>().width == 4 && IdentifierHasher<Wide>().width == 16)
        #expect(IdentifierHasher<String>().width == 0 && IdentifierHasher<UInt32>().width == 0)
        #expect(IdentifierHasher<Odd>().width == 0, "two bytes are none that are mixed directly")
    }

    @Test func `identifiers of bytes don't call hash(into:)`() {
        let hasher = IdentifierHasher<Silent>()
        #expect(hasher.hash(Silent(number: 1)) != hasher.hash(Silent(number: 2)))
        #expect(hasher.areEqual(Silent(number: 1), Silent(number: 1)))
        #expect(!hasher.areEqual(Silent(number: 1), Silent(number: 2)))
    }

    @Test func `identifiers of other types call hash(into:)`() {
        let counter = CountedIdentifier.Counter()
        let hasher = IdentifierHasher<CountedIdentifier>()
        let identifiers = (0..<2).map { CountedIdentifier(number: $0, counter: counter) }
        #expect(hasher.hash(identifiers[0]) == hasher.hash(identifiers[0]))
        #expect(!hasher.areEqual(identifiers[0], identifiers[1]))
        #expect(counter.hashCount == 2 && counter.comparisonCount == 1)
    }

    @Test func `consecutive numbers are distributed over all buckets`() {
        let hasher = IdentifierHasher<Int>()
        for shift in [0, 22] {
            var counts = [Int](repeating: 0, count: 1_024)
            for number in 0..<10_240 { counts[Int(hasher.hash(number << shift) >> 22)] += 1 }
            // About ten in each; the probability of more than forty is one in billions.
            #expect(counts.max()! <= 40, "\(shift)")
        }
    }

    @Test func `all four bytes of an identifier are hashed`() {
        let hasher = IdentifierHasher<Narrow>()
        let hashes = (0..<32).map { hasher.hash(Narrow(number: 1 << $0)) }
        #expect(Set(hashes).count == 32)
        #expect(hasher.areEqual(Narrow(number: 7), Narrow(number: 7)))
        for bit in 0..<32 { #expect(!hasher.areEqual(Narrow(number: 0), Narrow(number: 1 << bit))) }
    }

    @Test func `all eight bytes of an identifier are hashed`() {
        let hasher = IdentifierHasher<Int>()
        #expect(Set((0..<64).map { hasher.hash(1 << $0) }).count == 64)
        #expect(hasher.areEqual(-5, -5))
        for bit in 0..<64 { #expect(!hasher.areEqual(0, 1 << bit)) }
    }

    @Test func `all sixteen bytes of an identifier are hashed`() {
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

    @Test func `both halves of the product are in the hash`() {
        // Powers of two have one bit in one of the halves, and in the lower or upper part of that.
        #expect(IdentifierHasher<Int>.fold(1 << 32, 1 << 32) == 1)
        #expect(IdentifierHasher<Int>.fold(3, 5) == 15)
        #expect(IdentifierHasher<Int>.fold(1 << 16, 1 << 17) == 2)
        #expect(IdentifierHasher<Int>.fold(1 << 63, 1 << 34) == 2)
    }
}
