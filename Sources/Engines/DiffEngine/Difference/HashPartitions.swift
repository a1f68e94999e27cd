/// The hashes of some items with their indexes, partitioned by the hashes' highest bits.
@usableFromInline struct HashPartitions {
    /// The words with the hash in the upper half and the index in the lower.
    @usableFromInline let words: [UInt64]
    /// The end index of each partition.
    @usableFromInline let ends: [Int]

    /// The number of the hashes' highest bits that determine the partition.
    @usableFromInline let bits: UInt32

    @inlinable init(_ hashes: ArraySlice<UInt32>, bits: UInt32) {
        // A shift by the full width would be a shift by zero.
        let shift = 32 - UInt64(bits)
        var ends = [Int](repeating: 0, count: 1 << bits)
        words = hashes.withUnsafeBufferPointer { hashes in
            ends.withUnsafeMutableBufferPointer { ends in
                for hash in hashes { ends[Int(UInt64(hash) >> shift)] += 1 }
                var start = 0
                for part in ends.indices {
                    let size = ends[part]
                    ends[part] = start
                    start += size
                }
                return [UInt64](unsafeUninitializedCapacity: hashes.count) { words, count in
                    for index in hashes.indices {
                        let hash = UInt64(hashes[index])
                        let part = Int(hash >> shift)
                        words.initializeElement(at: ends[part], to: hash << 32 | UInt64(index))
                        ends[part] += 1
                    }
                    count = hashes.count
                }
            }
        }
        self.ends = ends
        self.bits = bits
    }

    /// Returns the indexes of a partition's words, which are in the order of their items.
    @inlinable func range(ofPart part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }

    /// The number of words in the largest partition.
    @inlinable var largestPart: Int {
        var largest = 0
        for part in ends.indices { largest = max(largest, range(ofPart: part).count) }
        return largest
    }

    @inlinable static func hash(of word: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: word >> 32) }

    @inlinable static func index(of word: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: word)) }
}
