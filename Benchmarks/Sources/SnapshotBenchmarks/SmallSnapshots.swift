import BenchmarkSupport
import PortableUIKit
import RandomNumbers

/// One section of ten thousand items.
@MainActor
struct SmallSnapshots<Item: Hashable & Sendable> {
    struct Limits {
        /// Nanoseconds for each item.
        var shuffled: Double
        /// Milliseconds.
        var append: Double
    }

    private let name: String
    private let limits: Limits
    private let items: [Item]

    init(_ name: String, limits: Limits, make: (Int) -> Item) {
        self.name = "\(name), 10,000"
        self.limits = limits
        items = (0..<10_000).map(make)
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): shuffled, each", unit: .nanoseconds, limit: limits.shuffled) {
                let (old, new) = (Snapshot(checked: [items]), Snapshot(checked: [shuffled]))
                return Benchmark.nanoseconds(101) { keep(new.batch(from: old)) } / Double(items.count)
            },
            Benchmark(name: "\(name): appended and checked", unit: .milliseconds, limit: limits.append) {
                Benchmark.nanoseconds(101) { keep(Snapshot(checked: [items])) } / 1e6
            },
            Benchmark(name: "\(name): half deleted", unit: .milliseconds, limit: 0.1) {
                let (old, half) = (Snapshot(checked: [items]), Array(shuffled.prefix(items.count / 2)))
                return Benchmark.nanoseconds(101) {
                    var new = old
                    new.deleteItems(half)
                    keep(new)
                } / 1e6
            },
            Benchmark(name: "\(name): half marked for reloading", unit: .milliseconds, limit: 0.08) {
                let (old, half) = (Snapshot(checked: [items]), Array(shuffled.prefix(items.count / 2)))
                return Benchmark.nanoseconds(101) {
                    var new = old
                    new.reloadItems(half)
                    keep(new)
                } / 1e6
            },
            Benchmark(name: "\(name): itemIdentifiers, 100 times", unit: .microseconds, limit: 3) {
                let snapshot = Snapshot(checked: [items])
                return Benchmark.nanoseconds(101) { for _ in 0..<100 { keep(snapshot.itemIdentifiers) } } / 1e3
            },
        ]
    }

    private var shuffled: [Item] {
        var generator = SeededGenerator(seed: 1)
        return items.shuffled(using: &generator)
    }
}
