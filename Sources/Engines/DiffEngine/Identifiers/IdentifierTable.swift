/// Stands for an identifier of one `IdentifierTable`: its place in the order of arrival.
///
/// All engine code but the table works on handles, so it is compiled once and never hashes or compares identifiers.
package typealias Handle = Int32

/// Gives each distinct identifier a handle and finds it again: a hash table with open addressing and linear probing.
///
/// An identifier is hashed once, when it arrives or is asked for; the table keeps the hashes, so neither growing nor
/// comparing two tables hashes anything. Copies share their storage until one of them takes in a new identifier, and
/// an identifier that both knew before has the same handle in both. Identifiers are never removed: the owner makes a
/// new table (`compacted(keeping:)`) once most of them are out of use.
package struct IdentifierTable<Identifier: Hashable> {
    package var identifiers: [Identifier] = []
    package var hashes: [Int] = []
    /// Handles by hash, -1 where free; empty or a power of two long, at most three quarters full.
    package var buckets: [Handle] = []

    @inlinable package init() {}

    /// The number of handles given out: each handle is below it.
    @inlinable package var count: Int { identifiers.count }

    @inlinable package subscript(handle: Handle) -> Identifier { identifiers[Int(handle)] }

    /// - Complexity: O(1) on average.
    @inlinable package func handle(of identifier: Identifier) -> Handle? {
        handle(of: identifier, hash: identifier.hashValue)
    }

    /// The handle that this table has for an identifier of another one, which is not hashed again.
    /// - Complexity: O(1) on average.
    @inlinable package func handle(of handle: Handle, in other: IdentifierTable) -> Handle? {
        if isSameIdentifier(handle, handle, in: other) { return handle }
        return self.handle(of: other.identifiers[Int(handle)], hash: other.hashes[Int(handle)])
    }

    /// Whether `handle` here and `otherHandle` in `other` stand for equal identifiers.
    @inlinable package func isSameIdentifier(
        _ handle: Handle, _ otherHandle: Handle, in other: IdentifierTable
    ) -> Bool {
        let (index, otherIndex) = (Int(handle), Int(otherHandle))
        return index < hashes.count && hashes[index] == other.hashes[otherIndex]
            && identifiers[index] == other.identifiers[otherIndex]
    }

    /// The identifier's handle, a new one if it has none.
    /// - Complexity: O(1) on average; O(`count`) for the first new identifier after the table was copied.
    @inlinable package mutating func insert(_ identifier: Identifier) -> Handle {
        let hash = identifier.hashValue
        if let handle = handle(of: identifier, hash: hash) { return handle }
        let handle = Handle(identifiers.count)
        identifiers.append(identifier)
        hashes.append(hash)
        if identifiers.count * 4 > buckets.count * 3 {
            rebuildBuckets(count: max(16, buckets.count * 2))
        } else {
            place(handle, hash: hash)
        }
        return handle
    }

    /// The table of the identifiers in `handles`, numbered in that order.
    /// - Complexity: O(the number of handles).
    @inlinable package func compacted(keeping handles: [Handle]) -> IdentifierTable {
        var result = IdentifierTable()
        result.identifiers = handles.map { identifiers[Int($0)] }
        result.hashes = handles.map { hashes[Int($0)] }
        var bucketCount = 16
        while handles.count * 4 > bucketCount * 3 { bucketCount *= 2 }
        result.rebuildBuckets(count: bucketCount)
        return result
    }

    @inlinable package func handle(of identifier: Identifier, hash: Int) -> Handle? {
        guard !buckets.isEmpty else { return nil }
        var bucket = firstBucket(of: hash)
        while true {
            let handle = buckets[bucket]
            if handle < 0 { return nil }
            if hashes[Int(handle)] == hash, identifiers[Int(handle)] == identifier { return handle }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
    }

    /// Where the search for a hash begins. The multiplication (Fibonacci hashing) spreads the hashes of types that
    /// override `hashValue` carelessly.
    @inlinable package func firstBucket(of hash: Int) -> Int {
        let product = UInt64(truncatingIfNeeded: hash) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product >> 32) & (buckets.count - 1)
    }

    @inlinable package mutating func place(_ handle: Handle, hash: Int) {
        var bucket = firstBucket(of: hash)
        while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
        buckets[bucket] = handle
    }

    @inlinable package mutating func rebuildBuckets(count: Int) {
        buckets = Array(repeating: -1, count: count)
        for index in hashes.indices { place(Handle(index), hash: hashes[index]) }
    }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
