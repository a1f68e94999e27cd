/// A cache of bounded size: when the young generation is full it becomes the old one, and what nobody asked for in the
/// meantime is forgotten.
struct GenerationCache<Key: Hashable, Value> {
    private let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// A cache that holds at most twice `capacity` values.
    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }
}
