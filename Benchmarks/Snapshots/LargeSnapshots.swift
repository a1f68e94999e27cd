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
    }

    private let name: String
    private let limits: Limits
    private let inputs: SnapshotInputs<Item>

    init(_ name: String, limits: Limits, _ inputs: SnapshotInputs<Item>) {
        self.name = "\(name), \(Benchmark.text(inputs.items.count))"
        self.limits = limits
        self.inputs = inputs
    }

    var benchmarks: [Benchmark] {
        [
            Benchmark(name: "\(name): shuffled / dictionary", unit: .ratio, limit: limits.shuffled) {
                comparison(inputs.shuffled) / Anchors.dictionary(inputs.items)
            },
            Benchmark(name: "\(name): mixed / dictionary", unit: .ratio, limit: limits.mixed) {
                comparison(inputs.mixed) / Anchors.dictionary(inputs.items)
            },
            Benchmark(name: "\(name): memory of the difference, mixed, each", unit: .bytes, limit: 24) {
                memory(inputs.mixed)
            },
            Benchmark(name: "\(name): memory of the difference, shuffled, each", unit: .bytes, limit: 80) {
                memory(inputs.shuffled)
            },
            Benchmark(name: "\(name): appended and checked / set", unit: .ratio, limit: limits.append) {
                Benchmark.nanoseconds(5) { keep(Snapshot(checked: [inputs.items])) } / Anchors.set(inputs.items)
            },
            DerivedSnapshots.benchmark(
                name, [inputs.items], inserting: inputs.fresh[0], unit: .milliseconds),
            Benchmark(name: "\(name): indexOfItem", unit: .nanoseconds) {
                let snapshot = Snapshot(checked: [inputs.items])
                var generator = SeededGenerator(seed: 2)
                let asked = inputs.items.shuffled(using: &generator).prefix(100_000)
                return Benchmark.nanoseconds(5) {
                    // A loop: the closure of `reduce` would be checked for the main actor at each call.
                    var sum = 0
                    for item in asked { sum &+= snapshot.indexOfItem(item) ?? 0 }
                    keep(sum)
                } / Double(asked.count)
            },
        ] + Anchors.benchmarks(name, inputs)
    }

    private func comparison(_ items: [Item]) -> Double {
        let (old, new) = (Snapshot(checked: [inputs.items]), Snapshot(checked: [items]))
        return Benchmark.nanoseconds(5) { keep(new.batch(from: old)) }
    }

    private func memory(_ items: [Item]) -> Double? {
        let (old, new) = (Snapshot(checked: [inputs.items]), Snapshot(checked: [items]))
        return PeakMemory.bytes { keep(new.batch(from: old)) }.map { $0 / Double(inputs.items.count) }
    }
}
