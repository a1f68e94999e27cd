import ArgumentParser
import BenchmarkSupport
import Foundation

/// Measures what building, editing, asking and comparing snapshots costs, per identifier or as a ratio to the standard
/// library's collections over the same identifiers in the same run.
///
///     swift run -c release --traits Cairo snapshot-benchmarks
@main
struct SnapshotBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot-benchmarks",
        abstract: "Measures snapshots and their differences, in time of the processor.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How many identifiers the large snapshots have.")
    var large = 1_000_000

    func run() throws {
        try options.printTable {
            [Identifiers.numbers, .uuids, .texts].flatMap { options.measure($0.benchmarks(large: large)) }
        }
    }
}

/// The kinds of identifiers that apps have most.
@MainActor
private enum Identifiers {
    case numbers
    case uuids
    case texts

    /// The benchmarks of this kind with the limits that are set for it.
    func benchmarks(large: Int) -> [Benchmark] {
        switch self {
        case .numbers:
            LargeSnapshots(
                "Int", large, limits: .init(shuffled: 2.5, mixed: 0.8, append: 0.8, derived: 0.4)
            ) { $0 &* 0x5851_F42D_4C95_7F2D }.benchmarks
                + SmallSnapshots("Int", limits: .init(shuffled: 55, append: 0.10)) { $0 &* 0x5851_F42D_4C95_7F2D }
                .benchmarks
                + SectionedSnapshots("Int", limits: .init(equal: 1.2, changed: 3, mixed: 18)) { $0 }.benchmarks
        case .uuids:
            LargeSnapshots(
                "UUID", large, limits: .init(shuffled: 0.5, mixed: 0.2, append: 0.8, derived: 0.4)
            ) { _ in UUID() }.benchmarks
                + SmallSnapshots("UUID", limits: .init(shuffled: 45, append: 0.12)) { _ in UUID() }.benchmarks
                + SectionedSnapshots("UUID", limits: .init(equal: 1.5, changed: 4, mixed: 20)) { _ in UUID() }
                .benchmarks
        case .texts:
            LargeSnapshots(
                "String", large, limits: .init(shuffled: 0.5, mixed: 0.2, append: nil, derived: 0.4)
            ) { "item-\($0)" }.benchmarks
                + SectionedSnapshots("String", limits: .init(equal: 20, changed: 35, mixed: nil)) { "item-\($0)" }
                .benchmarks
        }
    }
}
