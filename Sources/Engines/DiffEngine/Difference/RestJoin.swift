/// Finds out which of some old and some new items are the same: a hash join that parts both sides by their hashes
/// first if there are many, so that each part's table stays in the fastest cache.
///
/// Source: the radix join of P. Boncz, S. Manegold and M. Kersten, "Database Architecture Optimized for the New
/// Bottleneck: Memory Access" (1999).
@usableFromInline struct RestJoin<Item: Hashable> {
    /// For each new item the index of the old one, -1 if there is none.
    @usableFromInline var origins: [Int32]
    /// Whether each old item is among the new ones.
    @usableFromInline var isKept: [Bool]
    /// Whether a new item was found twice.
    @usableFromInline var hasRepetition = false

    /// Old items in a table of their own may be as many as this.
    @inlinable static var partSize: Int { 2_048 }

    /// - Complexity: O(*n*) on average. Hashes each identifier once at most.
    @inlinable init(_ old: some HashedItems<Item>, _ new: some HashedItems<Item>) {
        let (oldCount, newCount) = (old.count, new.count)
        origins = [Int32](repeating: -1, count: newCount)
        isKept = [Bool](repeating: false, count: oldCount)
        guard oldCount > 0, newCount > 0 else { return }
        var bits: UInt32 = 0
        while oldCount >> bits > Self.partSize, bits < 12 { bits += 1 }
        let (old, new) = (HashParts(old, bits: bits), HashParts(new, bits: bits))
        var table: [Int32] = []
        for part in 0..<1 << bits {
            let (oldEntries, newEntries) = (old.range(ofPart: part), new.range(ofPart: part))
            guard !oldEntries.isEmpty, !newEntries.isEmpty else { continue }
            var tableBits: UInt32 = 2
            while 1 << tableBits < oldEntries.count * 2 { tableBits += 1 }
            if table.count == 1 << tableBits {
                for bucket in table.indices { table[bucket] = -1 }
            } else {
                table = [Int32](repeating: -1, count: 1 << tableBits)
            }
            let (mask, shift) = (table.count - 1, 32 - tableBits)
            for entry in oldEntries {
                var bucket = Int((old.hash(entry) << bits) >> shift)
                while table[bucket] >= 0 { bucket = (bucket + 1) & mask }
                table[bucket] = Int32(entry)
            }
            for entry in newEntries {
                let hash = new.hash(entry)
                var bucket = Int((hash << bits) >> shift)
                while table[bucket] >= 0 {
                    let candidate = Int(table[bucket])
                    if old.hash(candidate) == hash, old.items[candidate] == new.items[entry] {
                        let index = old.index(candidate)
                        if isKept[index] { hasRepetition = true }
                        isKept[index] = true
                        origins[new.index(entry)] = Int32(index)
                        break
                    }
                    bucket = (bucket + 1) & mask
                }
            }
        }
    }
}
