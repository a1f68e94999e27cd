import CairoRenderer
import RandomNumbers
import Testing

struct LRUCacheTests {
    @Test func `the least recently used value is removed first`() {
        var cache = LRUCache<String, Int>(costLimit: 3)
        for (number, key) in ["a", "b", "c"].enumerated() { cache.insert(number, for: key, cost: 1) }
        #expect(cache.value(for: "a") == 0)
        cache.insert(3, for: "d", cost: 1)
        #expect(cache.value(for: "b") == nil)
        #expect(["a", "c", "d"].map { cache.value(for: $0) } == [0, 2, 3])
    }

    @Test func `a large value removes several others`() {
        var cache = LRUCache<Int, Int>(costLimit: 10)
        for key in 0..<10 { cache.insert(key, for: key, cost: 1) }
        cache.insert(99, for: 99, cost: 8)
        #expect((0..<10).filter { cache.value(for: $0) != nil } == [8, 9])
        #expect(cache.cost == 10)
    }

    @Test func `a value that costs more than the limit isn't kept`() {
        var cache = LRUCache<Int, Int>(costLimit: 10)
        cache.insert(1, for: 1, cost: 5)
        cache.insert(2, for: 2, cost: 11)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == 1)
    }

    @Test func `a key has one value`() {
        var cache = LRUCache<Int, Int>(costLimit: 10)
        cache.insert(1, for: 1, cost: 5)
        cache.insert(2, for: 1, cost: 3)
        #expect(cache.value(for: 1) == 2)
        #expect((cache.cost, cache.count) == (3, 1))
    }

    @Test func `any order of use keeps the cost correct`() {
        let seed: UInt64 = 0xCAC4E
        var generator = SeededGenerator(seed: seed)
        var cache = LRUCache<Int, Int>(costLimit: 50)
        var costs: [Int: Int] = [:]
        for _ in 0..<5000 {
            let key = Int.random(in: 0..<30, using: &generator)
            if Bool.random(using: &generator) {
                costs[key] = Int.random(in: 1...20, using: &generator)
                cache.insert(costs[key]!, for: key, cost: costs[key]!)
            } else if let value = cache.value(for: key) {
                #expect(value == costs[key], "seed \(seed)")
            }
            #expect(cache.cost <= 50 && cache.count <= 30, "seed \(seed)")
        }
        let kept = (0..<30).compactMap { cache.value(for: $0) }
        #expect(kept.count == cache.count && kept.reduce(0, +) == cache.cost, "seed \(seed)")
    }
}
