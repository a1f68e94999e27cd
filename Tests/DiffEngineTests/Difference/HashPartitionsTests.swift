import RandomNumbers
import Testing

@testable import DiffEngine

struct HashPartitionsTests {
    private func hashes(count: Int, seed: UInt64) -> [UInt32] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    }

    @Test func `without bits, there's one partition in the order of the hashes`() {
        let parts = HashPartitions([7, 5, .max], bits: 0)
        #expect(parts.ends == [3] && parts.range(ofPart: 0) == 0..<3)
        #expect(parts.words.map(HashPartitions.hash) == [7, 5, .max])
        #expect(parts.words.map(HashPartitions.index) == [0, 1, 2])
    }

    @Test(arguments: 1...8 as ClosedRange<UInt32>)
    func `a partition contains the hashes that begin with its bits`(bits: UInt32) {
        let hashes = hashes(count: 500, seed: UInt64(bits))
        let parts = HashPartitions(hashes[...], bits: bits)
        #expect(parts.bits == bits && parts.ends.count == 1 << bits && parts.words.count == hashes.count)
        for part in parts.ends.indices {
            let expected = hashes.indices.filter { hashes[$0] >> (32 - bits) == part }
            let words = parts.words[parts.range(ofPart: part)]
            #expect(words.map(HashPartitions.index) == expected, "seed \(bits), part \(part)")
            #expect(words.map(HashPartitions.hash) == expected.map { hashes[$0] }, "seed \(bits), part \(part)")
        }
    }

    @Test func `indexes count from the beginning of a slice`() {
        let parts = HashPartitions([1, 2, 3, 4, 5][2...], bits: 0)
        #expect(parts.words.map(HashPartitions.hash) == [3, 4, 5])
        #expect(parts.words.map(HashPartitions.index) == [0, 1, 2])
    }

    @Test func `the size of the largest part is returned, wherever it is`() {
        let (low, high): (UInt32, UInt32) = (0, 0x8000_0000)
        #expect(HashPartitions([low, low, high], bits: 1).largestPart == 2)
        #expect(HashPartitions([low, high, high, high], bits: 1).largestPart == 3)
        #expect(HashPartitions([], bits: 2).largestPart == 0)
    }
}
