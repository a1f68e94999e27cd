/// Stands for an identifier of one `IdentifierTable`: its place in the order of arrival.
///
/// All engine code but the table works on handles, so it is compiled once and never hashes or compares identifiers.
public typealias Handle = Int32

/// Gives each distinct identifier a handle and finds it again: a hash table with open addressing and linear probing.
///
/// An identifier is hashed once, when it arrives or is asked for; the table keeps the hashes, so neither growing nor
/// comparing two tables hashes anything. Copies share their storage until one of them takes in a new identifier, and
/// an identifier that both knew before has the same handle in both. Identifiers are never removed: the owner makes a
/// new table (`compacted(keeping:)`) once most of them are out of use.
public struct IdentifierTable<Identifier: Hashable> {
    /// By handle.
    public var identifiers: [Identifier] = []
    /// By handle.
    @usableFromInline var hashes: [UInt32] = []
    @usableFromInline let hasher = IdentifierHasher<Identifier>()
    /// Handles by hash, -1 where free; empty or a power of two long, at most three quarters full.
    @usableFromInline var buckets: [Handle] = []

    /// Creates an empty table.
    @inlinable public init() {}

    /// The number of handles given out: each handle is below it.
    @inlinable public var count: Int { identifiers.count }

    /// The identifier of a handle that this table has given out.
    @inlinable public subscript(handle: Handle) -> Identifier { identifiers[Int(handle)] }

    /// - Complexity: O(1) on average.
    @inlinable public func handle(of identifier: Identifier) -> Handle? {
        handle(of: identifier, hash: hasher.hash(identifier))
    }

    /// The handle that this table has for an identifier of another one, which is not hashed again.
    /// - Complexity: O(1) on average.
    @inlinable public func handle(of handle: Handle, in other: IdentifierTable) -> Handle? {
        if isSameIdentifier(handle, handle, in: other) { return handle }
        return self.handle(of: other.identifiers[Int(handle)], hash: other.hashes[Int(handle)])
    }

    /// Whether `handle` here and `otherHandle` in `other` stand for equal identifiers.
    @inlinable public func isSameIdentifier(
        _ handle: Handle, _ otherHandle: Handle, in other: IdentifierTable
    ) -> Bool {
        let (index, otherIndex) = (Int(handle), Int(otherHandle))
        return index < hashes.count && hashes[index] == other.hashes[otherIndex]
            && identifiers[index] == other.identifiers[otherIndex]
    }

    /// Whether both are known to have the same identifiers without looking at them.
    @inlinable public func isIdentical(to other: IdentifierTable) -> Bool {
        identifiers.sharesStorage(with: other.identifiers)
    }

    /// The identifier's handle, a new one if it has none.
    /// - Complexity: O(1) on average; O(`count`) for the first new identifier after the table was copied.
    @inlinable public mutating func insert(_ identifier: Identifier) -> Handle {
        insert(identifier, hash: hasher.hash(identifier))
    }

    /// The same for an identifier whose hash, by ``IdentifierHasher``, is known.
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

    /// The table of the identifiers in `handles`, numbered in that order.
    /// - Complexity: O(the number of handles).
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

    /// Where the search for a hash begins.
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
