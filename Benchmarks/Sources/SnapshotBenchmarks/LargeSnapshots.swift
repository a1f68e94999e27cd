import BenchmarkSupport
import PortableUIKit
import RandomNumbers

/// One section with all that a list may have.
@MainActor
struct LargeSnapshots<Item: Hashable & Sendable> {
    struct Limits {
        /// Against building a dictionary of the identifiers.
        var shuffled: Double
        var mixed: Double
        /// Against building a set of them.
        var append: Double?
        /// Milliseconds.
        var derived: Double
    }

    private let name: String
    private let limits: Limits
    private let items: [Item]
    private let fresh: [Item]

    init(_ name: String, _ count: Int, limits: Limits, make: (Int) -> Item) {
        self.name = "\(name), \(count)"
        self.limits = limits
        items = (0..<count).map(make)
        fresh = (count..<count + count / 10 + 1).map(make)
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): shuffled / dictionary", unit: .ratio, limit: limits.shuffled) {
                var generator = SeededGenerator(seed: 1)
                return comparison(items.shuffled(using: &generator)) / dictionary
            },
            Benchmark(name: "\(name): mixed / dictionary", unit: .ratio, limit: limits.mixed) {
                comparison(mixed(items, inserting: fresh, seed: 1)) / dictionary
            },
            Benchmark(name: "\(name): appended and checked / set", unit: .ratio, limit: limits.append) {
                Benchmark.nanoseconds(5) { keep(Snapshot(checked: [items])) }
                    / Benchmark.nanoseconds(5) { keep(Set(items)) }
            },
            Benchmark(name: "\(name): copied, one inserted, compared", unit: .milliseconds, limit: limits.derived) {
                let old = Snapshot(checked: [items])
                return Benchmark.nanoseconds(51) {
                    var new = old
                    new.insertItems([fresh[0]], beforeItem: items[items.count / 2])
                    keep(new.batch(from: old))
                } / 1e6
            },
            Benchmark(name: "\(name): indexOfItem", unit: .nanoseconds, limit: 200) {
                let snapshot = Snapshot(checked: [items])
                var generator = SeededGenerator(seed: 2)
                let asked = items.shuffled(using: &generator).prefix(100_000)
                return Benchmark.nanoseconds(5) {
                    // A loop: the closure of `reduce` would be checked for the main actor at each call.
                    var sum = 0
                    for item in asked { sum &+= snapshot.indexOfItem(item) ?? 0 }
                    keep(sum)
                } / Double(asked.count)
            },
        ]
    }

    private var dictionary: Double {
        Benchmark.nanoseconds(5) {
            keep(Dictionary(uniqueKeysWithValues: items.lazy.enumerated().map { ($1, $0) }))
        }
    }

    private func comparison(_ items: [Item]) -> Double {
        let (old, new) = (Snapshot(checked: [self.items]), Snapshot(checked: [items]))
        return Benchmark.nanoseconds(5) { keep(new.batch(from: old)) }
    }
}
