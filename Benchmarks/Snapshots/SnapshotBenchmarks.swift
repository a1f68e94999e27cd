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

    // The benchmarks with the limits that are set for each kind of identifier. Each kind's are made when their turn comes:
    // a million others in memory would slow them down.

    @MainActor
    private func numbers() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.number)
        return LargeSnapshots("Int", limits: .init(shuffled: 2.5, mixed: 0.8, append: 0.8), inputs).benchmarks
            + SmallSnapshots("Int", limits: .init(shuffled: 55, append: 0.10), make: Identifiers.number).benchmarks
            + SectionedSnapshots("Int", limits: .init(equal: 1.2, changed: 3, mixed: 18), make: { $0 }).benchmarks
    }

    @MainActor
    private func uuids() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.uuid)
        return LargeSnapshots("UUID", limits: .init(shuffled: 0.5, mixed: 0.2, append: 0.8), inputs).benchmarks
            + SmallSnapshots("UUID", limits: .init(shuffled: 45, append: 0.12), make: Identifiers.uuid).benchmarks
            + SectionedSnapshots("UUID", limits: .init(equal: 1.5, changed: 4, mixed: 20), make: Identifiers.uuid)
            .benchmarks
    }

    @MainActor
    private func texts() -> [Benchmark] {
        let inputs = SnapshotInputs(count: large, make: Identifiers.text)
        return LargeSnapshots("String", limits: .init(shuffled: 0.5, mixed: 0.2), inputs).benchmarks
            + SectionedSnapshots("String", limits: .init(equal: 20, changed: 35), make: Identifiers.text).benchmarks
    }
}
