import PortableUIKit

/// Measures the most frequent operation of apps: a copy of the current snapshot with an additional item.
@MainActor
enum DerivedSnapshots {
    static func benchmark<Item: Hashable & Sendable>(
        _ name: String, _ sections: [[Item]], inserting item: Item, unit: Benchmark.Unit
    ) -> Benchmark {
        Benchmark(name: "\(name): copied, one inserted, compared", unit: unit) {
            let old = Snapshot(checked: sections)
            let middle = sections[sections.count / 2]
            return Benchmark.nanoseconds(201) {
                var new = old
                new.insertItems([item], beforeItem: middle[middle.count / 2])
                keep(new.batch(from: old))
            } / (unit == .milliseconds ? 1e6 : 1e3)
        }
    }
}
