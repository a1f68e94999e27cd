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

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    func run() throws {
        try options.printTable {
            options.measure(
                PreparingBenchmarks(count: count).results + FrameBenchmarks(count: count).results
                    + EditBenchmarks(count: count).results)
        }
    }
}
