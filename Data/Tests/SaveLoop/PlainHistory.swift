/// The entries that a store must have after a number of saves, as plain values.
///
/// Each save has two entries, to distinguish a partial save from a complete one.
struct PlainHistory {
    /// A change that one save writes.
    enum Change {
        case insert(Int)
        case update(Int, value: Int)
        case delete(Int)
    }

    /// The values of pairs of entries, by the number of the save that inserted them.
    private(set) var pairs: [Int: Int] = [:]
    private(set) var step = 0

    /// Returns the change of the next save.
    func next() -> Change {
        let number = step + 1
        let random = Self.random(number)
        let known = pairs.keys.sorted()
        let kind = random % 10
        // Stores stay small, so that opening one is fast.
        if known.count < 3 || (kind < 4 && known.count < 60) { return .insert(number) }
        let pair = known[Int(random / 16 % UInt64(known.count))]
        return kind < 7 ? .update(pair, value: Int(random >> 40)) : .delete(pair)
    }

    mutating func apply(_ change: Change) {
        step += 1
        switch change {
        case .insert(let pair): pairs[pair] = pair
        case .update(let pair, let value): pairs[pair] = value
        case .delete(let pair): pairs[pair] = nil
        }
    }

    /// A number that depends only on the number of the save.
    private static func random(_ number: Int) -> UInt64 {
        var value = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
