import ArgumentParser
import Foundation

/// Measures what building, editing, asking and comparing snapshots costs, per identifier or as a ratio to the standard
/// library's collections over the same identifiers in the same run.
///
///     swift run -c release benchmarks snapshots
struct SnapshotBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshots",
        abstract: "Measures snapshots and their differences, in time of the processor.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How many identifiers the large snapshots have.")
    var large = 1_000_000

    @Option(help: "Measures nothing, but writes the large snapshots' identifiers to files in this folder.")
    var inputs: String?

    func run() throws {
        if let inputs {
            let folder = URL(fileURLWithPath: inputs)
            try SnapshotInputs(count: large, make: Identifiers.number).write(to: folder, named: "Int")
            try SnapshotInputs(count: large, make: Identifiers.uuid).write(to: folder, named: "UUID")
            try SnapshotInputs(count: large, make: Identifiers.text).write(to: folder, named: "String")
            return
        }
        try options.printTable {
            [numbers, uuids, texts].flatMap { options.measure($0()) }
        }
    }

    // The benchmarks of each kind of identifier, with their limits. They're created one kind after the other, because a
    // million other identifiers in memory would slow them down.

    @MainActor
    private func numbers() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.number)
        return LargeSnapshots("Int", limits: .init(shuffled: 2.5, mixed: 0.8, append: 0.8), inputs).benchmarks
            + SmallSnapshots("Int", make: Identifiers.number).benchmarks
            + SectionedSnapshots("Int", make: { $0 }).benchmarks
    }

    @MainActor
    private func uuids() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.uuid)
        return LargeSnapshots("UUID", limits: .init(shuffled: 0.5, mixed: 0.2, append: 0.8), inputs).benchmarks
            + SmallSnapshots("UUID", make: Identifiers.uuid).benchmarks
            + SectionedSnapshots("UUID", make: Identifiers.uuid).benchmarks
    }

    @MainActor
    private func texts() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.text)
        return LargeSnapshots("String", limits: .init(shuffled: 0.5, mixed: 0.2), inputs).benchmarks
            + SectionedSnapshots("String", make: Identifiers.text).benchmarks
    }
}
