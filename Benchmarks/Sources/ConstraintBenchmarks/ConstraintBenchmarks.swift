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

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    func run() throws {
        try options.printTable {
            options.measure(SolverBenchmarks(count: count).results + LayoutBenchmarks(count: count).results)
        }
    }
}
