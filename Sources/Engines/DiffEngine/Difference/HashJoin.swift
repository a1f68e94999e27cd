/// Matches equal old and new items with a hash join. If there are many, both sides are first partitioned by their
/// hashes, so that each partition's table fits into the fastest cache.
///
/// Source: the radix join of P. Boncz, S. Manegold and M. Kersten, "Database Architecture Optimized for the New
/// Bottleneck: Memory Access" (1999).
@usableFromInline struct HashJoin<Item: Hashable> {
    /// The index of the old item for each new item; -1 for a new item without an old one. Of equal new items, only the
    /// first has an old one.
    @usableFromInline var origins: [Int32]
    /// Whether each old item has a new item.
    @usableFromInline var isKept: [Bool]

    /// The largest number of old items in one hash table.
    @inlinable static var partSize: Int { 2_048 }

    /// - Complexity: O(*n*) on average, and regardless of the hashes if both sides are in the same order. Hashes each
    ///   identifier at most once.
    @inlinable init(_ old: PositionedItems<some Hashable, Item>, _ new: PositionedItems<some Hashable, Item>) {
        let (oldCount, newCount) = (old.positions.count, new.positions.count)
        origins = [Int32](repeating: -1, count: newCount)
        isKept = [Bool](repeating: false, count: oldCount)
        guard oldCount > 0, newCount > 0 else { return }
        var bits: UInt32 = 0
        while oldCount >> bits > Self.partSize, bits < 12 { bits += 1 }
        let (oldParts, newParts) = (HashPartitions(old.hashes, bits: bits), HashPartitions(new.hashes, bits: bits))
        old.withItems { oldItems in
            new.withItems { newItems in
                origins.withUnsafeMutableBufferPointer { origins in
                    isKept.withUnsafeMutableBufferPointer { isKept in
                        Self.join(oldItems, oldParts, newItems, newParts) { old, new in
                            origins[new] = Int32(truncatingIfNeeded: old)
                            isKept[old] = true
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with the indexes of each old item and the equal new item.
    @inlinable static func join(
        _ oldItems: UnsafeBufferPointer<Item>, _ oldParts: HashPartitions, _ newItems: UnsafeBufferPointer<Item>,
        _ newParts: HashPartitions, _ body: (_ old: Int, _ new: Int) -> Void
    ) {
        let hasher = IdentifierHasher<Item>()
        let largest = oldParts.largestPart
        // For each bucket, the first of the part's old words in it; for each word, the next one. -1 marks the end.
        let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Self.tableBits(for: largest))
        let followers = UnsafeMutablePointer<Int32>.allocate(capacity: largest)
        defer {
            heads.deallocate()
            followers.deallocate()
        }
        for part in oldParts.ends.indices {
            let (oldRange, newRange) = (oldParts.range(ofPart: part), newParts.range(ofPart: part))
            guard !oldRange.isEmpty, !newRange.isEmpty else { continue }
            let tableBits = Self.tableBits(for: oldRange.count)
            let shift = 32 - tableBits
            heads.initialize(repeating: -1, count: 1 << tableBits)
            oldParts.words.withUnsafeBufferPointer { words in
                let old = UnsafeBufferPointer(rebasing: words[oldRange])
                // In reverse order, so that the first item is the head of its bucket.
                for entry in old.indices.reversed() {
                    let bucket = Int((HashPartitions.hash(of: old[entry]) << oldParts.bits) >> shift)
                    (followers + entry).initialize(to: heads[bucket])
                    heads[bucket] = Int32(truncatingIfNeeded: entry)
                }
                for newEntry in newRange {
                    let word = newParts.words[newEntry]
                    let (hash, newIndex) = (HashPartitions.hash(of: word), HashPartitions.index(of: word))
                    let bucket = Int((hash << oldParts.bits) >> shift)
                    var previous = -1
                    var entry = Int(heads[bucket])
                    while entry >= 0 {
                        let next = followers[entry]
                        let oldIndex = HashPartitions.index(of: old[entry])
                        if HashPartitions.hash(of: old[entry]) == hash,
                            hasher.areEqual(oldItems[oldIndex], newItems[newIndex])
                        {
                            // No other new item equals this one, so it's removed. This way, items with equal hashes in
                            // the same order are found immediately.
                            if previous < 0 { heads[bucket] = next } else { followers[previous] = next }
                            body(oldIndex, newIndex)
                            break
                        }
                        previous = entry
                        entry = Int(next)
                    }
                }
            }
        }
    }

    /// Returns the base-2 logarithm of the number of a table's buckets.
    @inlinable static func tableBits(for count: Int) -> UInt32 {
        var bits: UInt32 = 2
        while 1 << bits < count { bits += 1 }
        return bits
    }
}
