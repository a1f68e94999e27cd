/// A table that finds the number of an identity that is stored elsewhere. It's an open-addressed hash table that needs
/// a twelfth of the memory of a dictionary of identities.
///
/// A bucket contains 32 bits of a hash and a number, so the identities themselves are compared only if they're likely
/// to be equal.
struct IdentityTable: Sendable {
    /// Buckets with the hash in the upper half and the number plus one in the lower half, or 0 if they're free. At
    /// least one bucket is always free.
    private var buckets: [UInt64]
    /// The number for the next identity.
    private(set) var count = 0

    /// Creates a table with the given capacity.
    init(capacity: Int = 0) {
        var size = 16
        while size * 3 < capacity * 4 { size *= 2 }
        buckets = Array(repeating: 0, count: size)
    }

    /// Assigns the next number to an identity, unless the table contains an equal one. Returns whether it was inserted.
    /// The table must have free capacity.
    ///
    /// - Parameter isSame: A closure that returns whether a number belongs to this identity. The default returns
    ///   `false`.
    @discardableResult
    mutating func insertNext(_ identity: ItemIdentity, unless isSame: (_ number: Int) -> Bool = { _ in false }) -> Bool
    {
        let hash = IdentityTable.hash(identity), mask = buckets.count - 1
        var bucket = Int(hash) & mask
        while buckets[bucket] != 0 {
            let word = buckets[bucket]
            if UInt32(truncatingIfNeeded: word >> 32) == hash, isSame(IdentityTable.number(word)) { return false }
            bucket = (bucket + 1) & mask
        }
        count += 1
        buckets[bucket] = UInt64(hash) << 32 | UInt64(count)
        return true
    }

    /// Returns the number of an identity, or `nil` if the table doesn't contain it.
    func number(of identity: ItemIdentity, where isSame: (_ number: Int) -> Bool) -> Int? {
        let hash = IdentityTable.hash(identity), mask = buckets.count - 1
        var bucket = Int(hash) & mask
        while buckets[bucket] != 0 {
            let word = buckets[bucket]
            if UInt32(truncatingIfNeeded: word >> 32) == hash {
                let number = IdentityTable.number(word)
                if isSame(number) { return number }
            }
            bucket = (bucket + 1) & mask
        }
        return nil
    }

    private static func hash(_ identity: ItemIdentity) -> UInt32 {
        let hash = UInt64(bitPattern: Int64(identity.hashValue))
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }

    private static func number(_ word: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: word)) - 1 }
}
