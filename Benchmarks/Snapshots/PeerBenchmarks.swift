#if canImport(DeepDiff) && canImport(DifferenceKit)
import ArgumentParser
import DeepDiff
import DiffEngine
import DifferenceKit

/// Measures other libraries that compare lists, relative to ours, with the same identifiers in the same run. `./bench --peers`
/// fetches them.
///
/// Both sides begin with arrays: building our snapshots is part of the time.
struct PeerBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "peers", abstract: "Measures other libraries that compare lists, relative to ours.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "The number of identifiers.")
    var count = 100_000

    func run() throws {
        try options.printTable {
            options.measure(
                benchmarks("Int", SnapshotInputs(count: count, make: Identifiers.number))
                    + benchmarks("UUID", SnapshotInputs(count: count, make: Identifiers.uuid))
                    + benchmarks("String", SnapshotInputs(count: count, make: Identifiers.text)))
        }
    }

    @MainActor
    private func benchmarks<Item>(_ type: String, _ inputs: SnapshotInputs<Item>) -> [Benchmark] {
        let changes = [("shuffled", inputs.shuffled), ("mixed", inputs.mixed), ("one inserted", inputs.oneInserted)]
        return changes.flatMap { change, items in
            let name = "\(type), \(Benchmark.text(count)): \(change)"
            let (old, new) = (inputs.items.map(PeerItem.init), items.map(PeerItem.init))
            @MainActor func ours() -> Double {
                Benchmark.nanoseconds(3) {
                    keep(Snapshot(checked: [items]).batch(from: Snapshot(checked: [inputs.items])))
                }
            }
            return [
                Benchmark(ratio: "\(name), DifferenceKit / ours") {
                    Benchmark.nanoseconds(3) { keep(StagedChangeset(source: old, target: new)) }
                } to: {
                    ours()
                },
                Benchmark(ratio: "\(name), DeepDiff / ours") {
                    Benchmark.nanoseconds(3) { keep(diff(old: old, new: new)) }
                } to: {
                    ours()
                },
            ]
        }
    }
}

/// An identifier with the conformances that the libraries require.
private struct PeerItem<Identifier: Hashable>: Differentiable, DiffAware {
    let identifier: Identifier

    var differenceIdentifier: Identifier { identifier }
    var diffId: Identifier { identifier }

    func isContentEqual(to source: PeerItem) -> Bool { true }

    static func compareContent(_ a: PeerItem, _ b: PeerItem) -> Bool { true }
}
#endif
