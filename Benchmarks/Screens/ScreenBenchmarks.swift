import ArgumentParser
import CollageTesting
import Foundation

/// Measures what UIKit's part of a screen costs: scrolling, updates, cells, frames and pictures.
///
///     swift run -c release benchmarks screens
struct ScreenBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screens",
        abstract: "Measures scrolling, updates, cells, frames and pictures of collection views, in processor time.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    func run() throws {
        try options.printTable {
            options.measure(
                ScrollBenchmarks(count: count).results + UpdateBenchmarks(count: count).results
                    + CellBenchmarks(count: count).results + FrameBenchmarks(count: count).results
                    + DesignBenchmarks(count: count).results)
        }
    }
}
