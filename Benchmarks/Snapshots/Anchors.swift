import DiffEngine
import Foundation

#if canImport(OrderedCollections)
import OrderedCollections
#endif

/// Measures the standard library and swift-collections with the same identifiers in the same run.
@MainActor
enum Anchors {
    static func dictionary<Item: Hashable>(_ items: [Item]) -> Double {
        Benchmark.nanoseconds(5) {
            keep(Dictionary(uniqueKeysWithValues: items.lazy.enumerated().map { ($1, $0) }))
        }
    }

    /// Returns the nanoseconds to remove half of the items from a set, or to insert them into an empty one.
    static func half<Item: Hashable>(of items: [Item], _ half: [Item], removing: Bool) -> Double {
        let set = removing ? Set(items) : []
        return Benchmark.nanoseconds(101) {
            var changed = set
            for item in half {
                if removing { changed.remove(item) } else { changed.insert(item) }
            }
            keep(changed)
        }
    }

    static func set<Item: Hashable>(_ items: [Item]) -> Double { Benchmark.nanoseconds(5) { keep(Set(items)) } }

    static func benchmarks<Item>(_ name: String, _ inputs: SnapshotInputs<Item>) -> [Benchmark] {
        let items = inputs.items
        let count = Double(items.count)
        var result = [
            Benchmark(name: "\(name): identifiers only written, each", unit: .nanoseconds) {
                var memory = items
                return Benchmark.nanoseconds(5) {
                    for index in items.indices { memory[index] = items[index] }
                    keep(memory)
                } / count
            },
            Benchmark(name: "\(name): Set created, each", unit: .nanoseconds) { set(items) / count },
            Benchmark(name: "\(name): Dictionary made, each", unit: .nanoseconds) {
                dictionary(items) / count
            },
        ]
        #if canImport(OrderedCollections)
        result.append(
            Benchmark(name: "\(name): OrderedSet created, each", unit: .nanoseconds) {
                Benchmark.nanoseconds(5) { keep(OrderedSet(items)) } / count
            })
        #endif
        return result + [
            Benchmark(name: "\(name): one inserted, difference(from:) / ours", unit: .ratio, limit: nil) {
                ratio(items, inputs.oneInserted)
            }
        ]
    }

    /// How much longer the standard library takes to compare arrays. It takes the product of the items and the changes:
    /// a shuffle of many doesn't end.
    static func ratio<Item: Hashable & Sendable>(_ old: [Item], _ new: [Item]) -> Double {
        let (oldSnapshot, newSnapshot) = (Snapshot(checked: [old]), Snapshot(checked: [new]))
        return Benchmark.nanoseconds(5) { keep(new.difference(from: old)) }
            / Benchmark.nanoseconds(5) { keep(newSnapshot.batch(from: oldSnapshot)) }
    }
}
