/// The last known location of an item: its section's handle and its slot in the section's list.
@usableFromInline struct ItemLocation: Sendable, Equatable {
    @usableFromInline var section: Int32
    @usableFromInline var slot: Int32

    @inlinable init(section: Int32, slot: Int32) {
        self.section = section
        self.slot = slot
    }
}

/// A hash table of locations without identifiers: the caller compares the identifier at a location.
///
/// Open addressing with linear probing. A bucket contains a 32-bit hash and the number of its entry, so that a search
/// compares an identifier only if it is probably the right one, and growing compares none. The hash's highest bits
/// determine the bucket, so that the table is in the order of the hashes, regardless of its size.
///
/// In a table that was created for whole lists, entries are numbered like the items, one section after another. Their
/// locations are computed from the numbers, and a search of a large table waits for memory once instead of twice.
@usableFromInline final class LocationTable: @unchecked Sendable {
    // Manually allocated memory, so that a search retains nothing. Only modified by an index that uniquely references
    // the table.
    /// The buckets, with the hash in the upper half and the entry's number plus one in the lower; 0 if free.
    @exclusivity(unchecked) @usableFromInline var buckets: UnsafeMutableBufferPointer<UInt64>
    @exclusivity(unchecked) @usableFromInline var shift: UInt32
    @exclusivity(unchecked) @usableFromInline var count = 0
    /// The locations by entry; empty while they are computed from the numbers of the entries.
    @exclusivity(unchecked) @usableFromInline var locations: [ItemLocation] = []
    /// The number of the first entry of each section, by handle, while locations are computed.
    @exclusivity(unchecked) @usableFromInline var starts: [Int32] = []

    /// Creates a table with capacity for a number of entries.
    @inlinable init(capacity: Int) {
        var bits: UInt32 = 4
        while capacity * 4 > 3 << bits { bits += 1 }
        buckets = .allocate(capacity: 1 << bits)
        buckets.initialize(repeating: 0)
        shift = 32 - bits
    }

    /// - Complexity: O(*n*).
    @inlinable init(copying other: LocationTable) {
        buckets = .allocate(capacity: other.buckets.count)
        _ = buckets.initialize(from: other.buckets)
        shift = other.shift
        count = other.count
        locations = other.locations
        starts = other.starts
    }

    deinit { buckets.deallocate() }

    /// Returns the location of an entry.
    /// - Complexity: O(log *s*) for *s* sections in an unmodified table of whole lists, O(1) otherwise.
    @inlinable func location(of entry: Int) -> ItemLocation {
        if !locations.isEmpty { return locations[entry] }
        var low = 0
        var length = starts.count
        while length > 1 {
            let half = length / 2
            low = Int(starts[low + half]) <= entry ? low + half : low
            length -= half
        }
        return ItemLocation(section: Int32(low), slot: Int32(entry) - starts[low])
    }

    /// Returns the entry with this hash whose location satisfies the predicate, or `nil` if there's no such entry.
    /// - Complexity: O(1) on average.
    @inlinable func entry(_ hash: UInt32, where isMeant: (ItemLocation) -> Bool) -> Int? {
        let buckets = buckets
        let mask = buckets.count - 1
        var bucket = Int(hash >> shift)
        while true {
            let word = buckets[bucket]
            if word == 0 { return nil }
            if UInt32(truncatingIfNeeded: word >> 32) == hash {
                let entry = Int(UInt32(truncatingIfNeeded: word)) - 1
                if isMeant(location(of: entry)) { return entry }
            }
            bucket = (bucket + 1) & mask
        }
    }

    /// Adds the next entry of a section unless an entry satisfies `isMeant`. Returns whether it was added. Requires
    /// free capacity.
    /// - Complexity: O(1) on average.
    @inlinable func insertNext(_ hash: UInt32, unless isMeant: (_ entry: Int) -> Bool) -> Bool {
        let buckets = buckets
        let mask = buckets.count - 1
        var bucket = Int(hash >> shift)
        while true {
            let word = buckets[bucket]
            if word == 0 { break }
            if UInt32(truncatingIfNeeded: word >> 32) == hash,
                isMeant(Int(UInt32(truncatingIfNeeded: word)) - 1)
            {
                return false
            }
            bucket = (bucket + 1) & mask
        }
        count += 1
        buckets[bucket] = UInt64(hash) << 32 | UInt64(count)
        return true
    }

    /// Adds an entry, which must be new.
    /// - Complexity: O(1) on average, amortized.
    @inlinable func insert(_ hash: UInt32, _ location: ItemLocation) {
        writeLocations()
        locations.append(location)
        count += 1
        if count * 4 > buckets.count * 3 { grow() }
        place(UInt64(hash) << 32 | UInt64(count))
    }

    @inlinable func setLocation(_ location: ItemLocation, ofEntry entry: Int) {
        writeLocations()
        locations[entry] = location
    }

    /// Stores the locations that were computed from the numbers of the entries.
    @inlinable func writeLocations() {
        guard locations.isEmpty else { return }
        var written: [ItemLocation] = []
        written.reserveCapacity(count)
        for section in starts.indices {
            let end = section + 1 < starts.count ? Int(starts[section + 1]) : count
            for slot in 0..<end - Int(starts[section]) {
                written.append(ItemLocation(section: Int32(section), slot: Int32(slot)))
            }
        }
        locations = written
        starts = []
    }

    @inlinable func place(_ word: UInt64) {
        let mask = buckets.count - 1
        var bucket = Int(UInt32(truncatingIfNeeded: word >> 32) >> shift)
        while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
        buckets[bucket] = word
    }

    @inlinable func grow() {
        let old = buckets
        buckets = .allocate(capacity: old.count * 2)
        buckets.initialize(repeating: 0)
        shift -= 1
        for word in old where word != 0 { place(word) }
        old.deallocate()
    }
}
