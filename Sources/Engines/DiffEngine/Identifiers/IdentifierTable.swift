/// A number that represents an identifier of one `IdentifierTable`: its index in the order of insertion.
///
/// All engine code except for the table works with handles, so it's compiled once and never hashes or compares
/// identifiers.
public typealias Handle = Int32

/// Assigns a handle to each distinct identifier, and looks it up: a hash table with open addressing and linear probing.
///
/// An identifier is hashed once, when it's inserted or looked up. The table stores the hashes, so neither growing nor
/// comparing two tables hashes again. Copies share their storage until one of them takes in a new identifier, and an
/// identifier that both knew before has the same handle in both. Identifiers are never removed: the owner makes a new
/// table (`compacted(keeping:)`) once most of them are out of use.
public struct IdentifierTable<Identifier: Hashable> {
    /// The identifiers by handle.
    public var identifiers: [Identifier] = []
    /// The hashes by handle.
    @usableFromInline var hashes: [UInt32] = []
    @usableFromInline let hasher = IdentifierHasher<Identifier>()
    /// The handles by hash, -1 for free buckets. Its length is zero or a power of two, and at most three quarters are
    /// used.
    @usableFromInline var buckets: [Handle] = []

    /// Creates an empty table.
    @inlinable public init() {}

    /// The number of assigned handles. Each handle is less than it.
    @inlinable public var count: Int { identifiers.count }

    /// Returns the identifier of an assigned handle.
    @inlinable public subscript(handle: Handle) -> Identifier { identifiers[Int(handle)] }

    /// Returns the handle of an identifier, or `nil` if it isn't in the table.
    /// - Complexity: O(1) on average.
    @inlinable public func handle(of identifier: Identifier) -> Handle? {
        handle(of: identifier, hash: hasher.hash(identifier))
    }

    /// Returns this table's handle for an identifier of another table, without hashing it again.
    /// - Complexity: O(1) on average.
    @inlinable public func handle(of handle: Handle, in other: IdentifierTable) -> Handle? {
        if isSameIdentifier(handle, handle, in: other) { return handle }
        return self.handle(of: other.identifiers[Int(handle)], hash: other.hashes[Int(handle)])
    }

    /// Returns whether `handle` and the other table's `otherHandle` represent equal identifiers.
    @inlinable public func isSameIdentifier(
        _ handle: Handle, _ otherHandle: Handle, in other: IdentifierTable
    ) -> Bool {
        let (index, otherIndex) = (Int(handle), Int(otherHandle))
        return index < hashes.count && hashes[index] == other.hashes[otherIndex]
            && identifiers[index] == other.identifiers[otherIndex]
    }

    /// Returns whether both tables share their storage, so that they are known to have the same identifiers.
    @inlinable public func isIdentical(to other: IdentifierTable) -> Bool {
        identifiers.sharesStorage(with: other.identifiers)
    }

    /// Returns the identifier's handle. Assigns a new one if necessary.
    /// - Complexity: O(1) on average; O(`count`) for the first new identifier after the table was copied.
    @inlinable public mutating func insert(_ identifier: Identifier) -> Handle {
        insert(identifier, hash: hasher.hash(identifier))
    }

    /// The same for an identifier with a known ``IdentifierHasher`` hash.
    @inlinable public mutating func insert(_ identifier: Identifier, hash: UInt32) -> Handle {
        if (identifiers.count + 1) * 4 > buckets.count * 3 {
            if let handle = handle(of: identifier, hash: hash) { return handle }
            rebuildBuckets(count: max(16, buckets.count * 2))
        }
        var bucket = firstBucket(of: hash)
        while buckets[bucket] >= 0 {
            let handle = Int(buckets[bucket])
            if hashes[handle] == hash, hasher.areEqual(identifiers[handle], identifier) { return Handle(handle) }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
        let handle = Handle(identifiers.count)
        identifiers.append(identifier)
        hashes.append(hash)
        buckets[bucket] = handle
        return handle
    }

    /// Reserves capacity for a number of identifiers if the table is empty.
    @inlinable public mutating func reserve(_ count: Int) {
        guard identifiers.isEmpty, count * 4 > buckets.count * 3 else { return }
        identifiers.reserveCapacity(count)
        hashes.reserveCapacity(count)
        rebuildBuckets(count: Self.bucketCount(for: count))
    }

    /// Returns a table of the identifiers in `handles`, numbered in that order.
    /// - Complexity: O(*n*) in the number of handles.
    @inlinable public func compacted(keeping handles: [Handle]) -> IdentifierTable {
        var result = IdentifierTable()
        result.identifiers = handles.map { identifiers[Int($0)] }
        result.hashes = handles.map { hashes[Int($0)] }
        result.rebuildBuckets(count: Self.bucketCount(for: handles.count))
        return result
    }

    @inlinable static func bucketCount(for count: Int) -> Int {
        var result = 16
        while count * 4 > result * 3 { result *= 2 }
        return result
    }

    @inlinable func handle(of identifier: Identifier, hash: UInt32) -> Handle? {
        guard !buckets.isEmpty else { return nil }
        var bucket = firstBucket(of: hash)
        while true {
            let handle = buckets[bucket]
            if handle < 0 { return nil }
            if hashes[Int(handle)] == hash, hasher.areEqual(identifiers[Int(handle)], identifier) { return handle }
            bucket = (bucket + 1) & (buckets.count - 1)
        }
    }

    /// Returns the first bucket of a search for a hash.
    @inlinable func firstBucket(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (buckets.count - 1) }

    @inlinable mutating func place(_ handle: Handle, hash: UInt32) {
        var bucket = firstBucket(of: hash)
        while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
        buckets[bucket] = handle
    }

    @inlinable mutating func rebuildBuckets(count: Int) {
        buckets = Array(repeating: -1, count: count)
        for index in hashes.indices { place(Handle(index), hash: hashes[index]) }
    }
}

extension IdentifierTable: Sendable where Identifier: Sendable {}
