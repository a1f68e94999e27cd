import ArgumentParser
import BenchmarkSupport
import CollageTesting
import Foundation

/// Measures what UIKit's part of a screen costs: scrolling, updates, cells, frames and pictures.
///
///     swift run -c release --traits Cairo screen-benchmarks
@main
struct ScreenBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen-benchmarks",
        abstract: "Measures scrolling, updates, cells, frames and pictures of collection views, in processor time.")

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
            let kinds: [[Benchmark]] = [
                ScrollBenchmarks(count: count).results, UpdateBenchmarks(count: count).results,
                CellBenchmarks(count: count).results, FrameBenchmarks(count: count).results,
            ]
            return kinds.flatMap { $0 }
                .filter { benchmark in only.map { benchmark.name.contains($0) } ?? true }
                .map { $0.measured() }
                .allSatisfy { $0 }
        }
        try MainActor.assumeIsolated { try BenchmarkReport.write(to: json) }
        if check && !keepsLimits { throw ExitCode.failure }
    }
}
