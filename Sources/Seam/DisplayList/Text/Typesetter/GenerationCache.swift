/// A cache of bounded size. When the young generation is full, it becomes the old one, and the unused values of the
/// previous old generation are discarded.
struct GenerationCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
    }

    private let capacity: Int
    private let costLimit: Int
    private var young: [Key: Entry] = [:]
    private var youngCost = 0
    private var old: [Key: Entry] = [:]

    /// Creates a cache that stores at most twice `capacity` values. Their total cost is at most twice `costLimit`,
    /// except for the last value of each generation.
    init(capacity: Int, costLimit: Int = .max) {
        self.capacity = capacity
        self.costLimit = costLimit
    }

    /// The total cost of the values.
    var cost: Int { youngCost + old.values.reduce(0) { $0 + $1.cost } }

    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    /// - Parameter cost: The cost of the value, which isn't negative.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 0) {
        if young.count >= capacity || youngCost >= costLimit {
            old = young
            young = [:]
            youngCost = 0
        }
        youngCost += cost - (young[key]?.cost ?? 0)
        young[key] = Entry(value: value, cost: cost)
    }
}
