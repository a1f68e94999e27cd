import AllocationCounter
import ArgumentParser
import BenchmarkSupport
import CollageTesting
import Foundation
import PortableSwiftUI

/// Measures what SwiftUI's part of a screen costs: a row, a change, a long list, a screen.
///
///     swift run -c release --traits Cairo view-benchmarks
@main
struct ViewBenchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "view-benchmarks",
        abstract: "Measures SwiftUI's part of rows, changes, lists and screens, in time of the processor.")

    @Flag(help: "Exit with status 1 if a limit is exceeded.")
    var check = false

    @Option(help: "How often each is measured; the median counts.")
    var count = 201

    @Option(help: "Measures only what has this in its name, to look at it with a profiler.")
    var only: String?

    @Option(help: "Where a file with the figures is written, as JSON.")
    var json: String?

    func run() throws {
        let keepsLimits = MainActor.assumeIsolated { () -> Bool in
            let host = TestHost(size: CGSize(width: 390, height: 844), scale: 3, text: .fonts)
            return host.run {
                warmUpFonts()
                print(Benchmark.tableHead)
                // What is measured once per process comes first.
                var results = ScreenBenchmarks(count: count).firstResults(only)
                results += [
                    RowBenchmarks(count: count).results, ChangeBenchmarks(count: count).results,
                    ListBenchmarks(count: count).results, ScreenBenchmarks(count: count).laterResults,
                ].flatMap { $0 }.filter { benchmark in only.map { benchmark.name.contains($0) } ?? true }
                    .map { $0.measured() }
                return results.allSatisfy { $0 }
            }
        }
        try MainActor.assumeIsolated { try BenchmarkReport.write(to: json) }
        if check && !keepsLimits { throw ExitCode.failure }
    }

    /// Has the system's fonts read before anything is measured: they are UIKit's.
    @MainActor
    private func warmUpFonts() {
        for style in [UIFont.TextStyle.body, .headline, .subheadline] {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = "Fonts"
            label.sizeToFit()
        }
    }
}
