import PortableUIKit

/// One section of ten thousand items.
@MainActor
struct SmallSnapshots<Item: Hashable & Sendable> {
    private let name: String
    private let inputs: SnapshotInputs<Item>
    private var items: [Item] { inputs.items }

    init(_ name: String, make: (Int) -> Item) {
        self.name = "\(name), 10,000"
        inputs = SnapshotInputs(count: 10_000, make: make)
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(ratio: "\(name): shuffled / dictionary", limit: 2.5) {
                let (old, new) = (Snapshot(checked: [items]), Snapshot(checked: [inputs.shuffled]))
                return Benchmark.nanoseconds(101) { keep(new.batch(from: old)) }
            } to: {
                Anchors.dictionary(items)
            },
            Benchmark(name: "\(name): mixed, difference(from:) / ours", unit: .ratio, limit: nil) {
                Anchors.ratio(items, inputs.mixed)
            },
            Benchmark(ratio: "\(name): appended and checked / set", limit: 0.8) {
                Benchmark.nanoseconds(101) { keep(Snapshot(checked: [items])) }
            } to: {
                Anchors.set(items)
            },
            Benchmark(ratio: "\(name): half deleted / from a set", limit: 2) {
                changed { $0.deleteItems(half) }
            } to: {
                Anchors.half(of: items, half, removing: true)
            },
            Benchmark(ratio: "\(name): half marked for reloading / inserted into a set", limit: 1) {
                changed { $0.reloadItems(half) }
            } to: {
                Anchors.half(of: items, half, removing: false)
            },
            Benchmark(name: "\(name): itemIdentifiers, 100 times", unit: .microseconds) {
                let snapshot = Snapshot(checked: [items])
                return Benchmark.nanoseconds(101) { for _ in 0..<100 { keep(snapshot.itemIdentifiers) } } / 1e3
            },
        ]
    }

    private var half: [Item] { Array(inputs.shuffled.prefix(items.count / 2)) }

    /// Returns the nanoseconds for a change of a copy.
    private func changed(_ change: (inout Snapshot<Item>) -> Void) -> Double {
        let old = Snapshot(checked: [items])
        return Benchmark.nanoseconds(101) {
            var new = old
            change(&new)
            keep(new)
        }
    }
}
