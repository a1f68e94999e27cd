/// Where an item was seen last: its section's handle and its slot in the section's list.
@usableFromInline struct ItemLocation: Sendable, Equatable {
    @usableFromInline var section: Int32
    @usableFromInline var slot: Int32

    @inlinable init(section: Int32, slot: Int32) {
        self.section = section
        self.slot = slot
    }
}

/// A hash table of locations that knows no identifiers: who asks says whether a location is the one that is meant.
///
/// Open addressing with linear probing. A bucket holds a hash of 32 bits beside the number of its entry, so that a
/// search looks at an identifier only if it is most likely the right one, and growing looks at none. The bucket is
/// told by the hash's highest bits, so that the table's order is that of the hashes, whatever its size.
@usableFromInline struct LocationTable: Sendable {
    /// The hash in the upper half, the entry's number plus one in the lower; 0 where free.
    @usableFromInline var buckets: [UInt64] = []
    @usableFromInline var shift: UInt32 = 32
    @usableFromInline var locations: [ItemLocation] = []

    @inlinable init() {}

    @inlinable var count: Int { locations.count }

    /// Makes room for as many entries.
    @inlinable mutating func reserve(_ count: Int) {
        locations.reserveCapacity(count)
        var bits: UInt32 = 4
        while count * 4 > 3 << bits { bits += 1 }
        if 1 << bits > buckets.count { rebuild(bits: bits) }
    }

    /// The entry with this hash whose location is meant, nil if there is none.
    /// - Complexity: O(1) on average.
    @inlinable func entry(_ hash: UInt32, where isMeant: (ItemLocation) -> Bool) -> Int? {
        guard !buckets.isEmpty else { return nil }
        let mask = buckets.count - 1
        var bucket = Int(hash >> shift)
        while true {
            let word = buckets[bucket]
            if word == 0 { return nil }
            if UInt32(truncatingIfNeeded: word >> 32) == hash {
                let entry = Int(UInt32(truncatingIfNeeded: word)) - 1
                if isMeant(locations[entry]) { return entry }
            }
            bucket = (bucket + 1) & mask
        }
    }

    /// Adds an entry unless there is one that `isMeant`, and says whether it did.
    /// - Complexity: O(1) on average.
    @inlinable mutating func insert(
        _ hash: UInt32, _ location: ItemLocation, unless isMeant: (ItemLocation) -> Bool
    ) -> Bool {
        if (locations.count + 1) * 4 > buckets.count * 3 { rebuild(bits: buckets.isEmpty ? 4 : 33 - shift) }
        let mask = buckets.count - 1
        var bucket = Int(hash >> shift)
        while true {
            let word = buckets[bucket]
            if word == 0 { break }
            if UInt32(truncatingIfNeeded: word >> 32) == hash,
                isMeant(locations[Int(UInt32(truncatingIfNeeded: word)) - 1])
            {
                return false
            }
            bucket = (bucket + 1) & mask
        }
        locations.append(location)
        buckets[bucket] = UInt64(hash) << 32 | UInt64(locations.count)
        return true
    }

    /// Adds an entry, which isn't here.
    /// - Complexity: O(1) on average, amortised.
    @inlinable mutating func insert(_ hash: UInt32, _ location: ItemLocation) {
        locations.append(location)
        if locations.count * 4 > buckets.count * 3 { rebuild(bits: buckets.isEmpty ? 4 : 33 - shift) }
        place(UInt64(hash) << 32 | UInt64(locations.count))
    }

    @inlinable mutating func setLocation(_ location: ItemLocation, ofEntry entry: Int) {
        locations[entry] = location
    }

    @inlinable mutating func place(_ word: UInt64) {
        let mask = buckets.count - 1
        var bucket = Int(UInt32(truncatingIfNeeded: word >> 32) >> shift)
        while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
        buckets[bucket] = word
    }

    @inlinable mutating func rebuild(bits: UInt32) {
        let old = buckets
        buckets = [UInt64](repeating: 0, count: 1 << bits)
        shift = 32 - bits
        for word in old where word != 0 { place(word) }
    }
}
