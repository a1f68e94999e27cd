/// A cache with a limit on the total cost of its values. It removes the least recently used values first.
///
/// A doubly linked list in an array contains the entries in the order of their last use.
package struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var cost: Int
        var newer: Int
        var older: Int
    }

    private static var none: Int { -1 }

    package let costLimit: Int
    package private(set) var cost = 0
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var slots: [Key: Int] = [:]
    private var newest = none
    private var oldest = none

    package init(costLimit: Int) {
        self.costLimit = costLimit
    }

    package var count: Int { slots.count }

    /// Returns the value for `key`, and marks it as most recently used.
    ///
    /// - Complexity: O(1).
    package mutating func value(for key: Key) -> Value? {
        guard let slot = slots[key] else { return nil }
        if slot != newest {
            unlink(slot)
            linkAsNewest(slot)
        }
        return entries[slot]!.value
    }

    /// Adds `value`, unless it alone exceeds the limit.
    ///
    /// - Complexity: O(1), and O(1) for each removed entry.
    package mutating func insert(_ value: Value, for key: Key, cost: Int) {
        if let slot = slots[key] { remove(slot) }
        guard cost <= costLimit else { return }
        while self.cost + cost > costLimit { remove(oldest) }
        let entry = Entry(key: key, value: value, cost: cost, newer: Self.none, older: Self.none)
        let slot: Int
        if let reused = free.popLast() {
            entries[reused] = entry
            slot = reused
        } else {
            slot = entries.count
            entries.append(entry)
        }
        slots[key] = slot
        self.cost += cost
        linkAsNewest(slot)
    }

    private mutating func remove(_ slot: Int) {
        unlink(slot)
        let entry = entries[slot]!
        slots[entry.key] = nil
        cost -= entry.cost
        entries[slot] = nil
        free.append(slot)
    }

    private mutating func unlink(_ slot: Int) {
        let (newer, older) = (entries[slot]!.newer, entries[slot]!.older)
        if newer == Self.none { newest = older } else { entries[newer]!.older = older }
        if older == Self.none { oldest = newer } else { entries[older]!.newer = newer }
    }

    private mutating func linkAsNewest(_ slot: Int) {
        entries[slot]!.newer = Self.none
        entries[slot]!.older = newest
        if newest != Self.none { entries[newest]!.newer = slot }
        newest = slot
        if oldest == Self.none { oldest = slot }
    }
}
