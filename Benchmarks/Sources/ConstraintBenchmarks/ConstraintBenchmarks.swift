import ArgumentParser
import BenchmarkSupport
import Foundation

/// Measures what constraints cost: solved by themselves, and as UIKit's Auto Layout.
///
///     swift run -c release --traits Cairo constraint-benchmarks
@main
struct ConstraintBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraint-benchmarks",
        abstract: "Measures the constraint solver, Auto Layout and stack views, in time of the processor.")

    @Flag(help: "Exit with status 1 if a limit is exceeded.")
    var check = false

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    @Option(help: "Measures only what has this in its name, to look at it with a profiler.")
    var only: String?

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    func run() throws {
        let keepsLimits = MainActor.assumeIsolated { () -> Bool in
            print(Benchmark.tableHead)
            return (SolverBenchmarks(count: count).results + LayoutBenchmarks(count: count).results)
                .filter { benchmark in only.map { benchmark.name.contains($0) } ?? true }
                .map { $0.measured() }
                .allSatisfy { $0 }
        }
        try MainActor.assumeIsolated { try BenchmarkReport.write(to: json) }
        if check && !keepsLimits { throw ExitCode.failure }
    }
}
