/// Finds the numbers of identities that are kept elsewhere, in order: a table of hashes, open-addressed, in a twelfth of the
/// memory that a dictionary with the identities in it takes.
///
/// A bucket holds 32 bits of a hash beside a number, so that an identity is looked at only if it is most likely the right one.
struct IdentityTable: Sendable {
    /// The hash in the upper half, the number plus one in the lower; 0 where free. Never full.
    private var buckets: [UInt64]
    /// The number that the next identity gets.
    private(set) var count = 0

    /// A table with room for as many identities.
    init(capacity: Int = 0) {
        var size = 16
        while size * 3 < capacity * 4 { size *= 2 }
        buckets = Array(repeating: 0, count: size)
    }

    /// Gives the next number to an identity, unless there is one that is the same. Returns whether it did. There is room.
    ///
    /// - Parameter isSame: Whether the identity of a number is the one that is meant; none is by default.
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

    /// The number of an identity; nil if there is none.
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
