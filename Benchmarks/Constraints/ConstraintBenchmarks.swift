import ArgumentParser
import Foundation

/// Measures what constraints cost: solved by themselves, and as UIKit's Auto Layout.
///
///     swift run -c release benchmarks constraints
struct ConstraintBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "constraints",
        abstract: "Measures the constraint solver, Auto Layout and stack views, in time of the processor.")

    @OptionGroup var options: BenchmarkOptions

    @Option(help: "How often each is measured; the median counts.")
    var count = 101

    func run() throws {
        try options.printTable {
            options.measure(SolverBenchmarks(count: count).results + AutoLayoutBenchmarks(count: count).results)
        }
    }
}
