/// Items with their hashes and indexes, parted by the hashes' highest bits.
@usableFromInline struct HashParts<Item: Hashable> {
    @usableFromInline let items: [Item]
    /// The hash in the upper half, the index in the lower.
    @usableFromInline let words: [UInt64]
    /// Where each part ends.
    @usableFromInline let ends: [Int]

    @inlinable init(_ source: some HashedItems<Item>, bits: UInt32) {
        let count = source.count
        // A shift by all bits would be one by none.
        let shift = 32 - UInt64(bits)
        var ends = [Int](repeating: 0, count: 1 << bits)
        let hashes = [UInt32](unsafeUninitializedCapacity: count) { hashes, initialized in
            source.forEachHash { hash in
                hashes[initialized] = hash
                initialized += 1
                ends[Int(UInt64(hash) >> shift)] += 1
            }
        }
        var start = 0
        for part in ends.indices {
            let size = ends[part]
            ends[part] = start
            start += size
        }
        var words: [UInt64] = []
        items = [Item](unsafeUninitializedCapacity: count) { items, initialized in
            words = [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
                source.forEach { item in
                    let hash = UInt64(hashes[initialized])
                    let part = Int(hash >> shift)
                    let entry = ends[part]
                    ends[part] += 1
                    words[entry] = hash << 32 | UInt64(initialized)
                    items.initializeElement(at: entry, to: item)
                    initialized += 1
                }
            }
            initialized = count
        }
        self.words = words
        self.ends = ends
    }

    @inlinable func range(ofPart part: Int) -> Range<Int> { (part == 0 ? 0 : ends[part - 1])..<ends[part] }

    @inlinable func hash(_ entry: Int) -> UInt32 { UInt32(truncatingIfNeeded: words[entry] >> 32) }

    @inlinable func index(_ entry: Int) -> Int { Int(UInt32(truncatingIfNeeded: words[entry])) }
}
