import PortableUIKit

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
    private let inputs: SnapshotInputs<Item>
    private var items: [Item] { inputs.items }

    init(_ name: String, limits: Limits, make: (Int) -> Item) {
        self.name = "\(name), 10,000"
        self.limits = limits
        inputs = SnapshotInputs(count: 10_000, make: make)
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): shuffled, each", unit: .nanoseconds, limit: limits.shuffled) {
                let (old, new) = (Snapshot(checked: [items]), Snapshot(checked: [inputs.shuffled]))
                return Benchmark.nanoseconds(101) { keep(new.batch(from: old)) } / Double(items.count)
            },
            Benchmark(name: "\(name): mixed, difference(from:) / ours", unit: .ratio, limit: nil) {
                Anchors.ratio(items, inputs.mixed)
            },
            Benchmark(name: "\(name): appended and checked", unit: .milliseconds, limit: limits.append) {
                Benchmark.nanoseconds(101) { keep(Snapshot(checked: [items])) } / 1e6
            },
            Benchmark(name: "\(name): half deleted", unit: .milliseconds, limit: 0.1) {
                let (old, half) = (Snapshot(checked: [items]), Array(inputs.shuffled.prefix(items.count / 2)))
                return Benchmark.nanoseconds(101) {
                    var new = old
                    new.deleteItems(half)
                    keep(new)
                } / 1e6
            },
            Benchmark(name: "\(name): half marked for reloading", unit: .milliseconds, limit: 0.08) {
                let (old, half) = (Snapshot(checked: [items]), Array(inputs.shuffled.prefix(items.count / 2)))
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
}
