import ArgumentParser
import BenchmarkSupport
import Foundation

/// Measures what the engine of compositional layouts costs, without views.
///
///     swift run -c release --traits Cairo layout-engine-benchmarks
@main
struct LayoutEngineBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-engine-benchmarks",
        abstract: "Measures layouts of a million items, in time of the processor.")

    @Flag(help: "Exit with status 1 if a limit is exceeded.")
    var check = false

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    func run() throws {
        let keepsLimits = MainActor.assumeIsolated { () -> Bool in
            print(Benchmark.tableHead)
            let rows =
                PreparingBenchmarks(count: count).results + FrameBenchmarks(count: count).results
                + EditBenchmarks(count: count).results
            return rows.map { $0.measured() }.allSatisfy { $0 }
        }
        try MainActor.assumeIsolated { try BenchmarkReport.write(to: json) }
        if check && !keepsLimits { throw ExitCode.failure }
    }
}
