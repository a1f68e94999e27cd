import ArgumentParser
import Foundation

/// Measures what the engine of compositional layouts costs, without views.
///
///     swift run -c release benchmarks layout-engine
struct LayoutEngineBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-engine",
        abstract: "Measures layouts of a million items, in time of the processor.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    func run() throws {
        try options.printTable {
            options.measure(
                PreparingBenchmarks(count: count).results + WrittenFrameBenchmarks(count: count).results
                    + EditBenchmarks(count: count).results)
        }
    }
}
